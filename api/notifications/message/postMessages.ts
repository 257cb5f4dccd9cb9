import type { Tx } from '../../kernel/db.ts';
import { notifyAllChanged } from '../../kernel/events.ts';
import { insertMessages } from './message.store.ts';
import { type AlertParams, MESSAGE_TYPES, type MessageTemplate } from './message.ts';

/** A message that does not concern an order. */
export interface PlainMessage {
  userId: string;
  type: keyof typeof MESSAGE_TYPES;
  template: MessageTemplate;
  params: AlertParams;
}

/** Messages in one statement: six values each, and a statement may have 65,535. */
const BATCH = 500;

/**
 * Sends messages without an order, in the transaction of the change, and publishes them live (N-03). It uses two
 * statements for every five hundred, because thousands of users may wait for the same event.
 */
export async function postMessages(tx: Tx, messages: readonly PlainMessage[]): Promise<void> {
  for (let start = 0; start < messages.length; start += BATCH) {
    const batch = messages.slice(start, start + BATCH);
    const ids = await insertMessages(
      tx,
      batch.map((message) => ({ ...message, type: MESSAGE_TYPES[message.type] })),
    );
    await notifyAllChanged(
      tx,
      batch.map(({ userId }, index) => ({ topic: 'message', id: ids[index] ?? '', userId })),
    );
  }
}
