import type { Tx } from '../kernel/db.ts';
import { notifyChanged } from '../kernel/events.ts';
import { newId } from '../kernel/ids.ts';
import { MESSAGE_TYPES, type MessageParams, type MessageTemplate } from './message.ts';

/** Writes a message into one user's centre, inside the transaction of what it tells (N-03). */
export async function postOrderMessage(
  tx: Tx,
  message: { userId: string; orderId: string; template: MessageTemplate; params: MessageParams },
): Promise<void> {
  const id = newId();
  const { userId, orderId, template, params } = message;
  await tx.message.create({
    data: { id, userId, orderId, type: MESSAGE_TYPES.trade, template, params: { ...params } },
    select: { id: true },
  });
  await notifyChanged(tx, { topic: 'message', id, userId });
}
