import type { Tx } from '../kernel/db.ts';
import { notifyChanged } from '../kernel/events.ts';
import { type AlertParams, MESSAGE_TYPES, type MessageTemplate } from './message.ts';
import { insertMessage } from './messageStore.ts';

/** Writes a message that is about no order into one user's centre, inside the transaction of what it tells, and tells it live (N-03). */
export async function postMessage(
  tx: Tx,
  message: {
    userId: string;
    type: keyof typeof MESSAGE_TYPES;
    template: MessageTemplate;
    params: AlertParams;
  },
): Promise<void> {
  const { userId, type, template, params } = message;
  const id = await insertMessage(tx, { userId, type: MESSAGE_TYPES[type], template, params });
  await notifyChanged(tx, { topic: 'message', id, userId });
}
