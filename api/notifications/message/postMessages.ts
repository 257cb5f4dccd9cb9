import type { Tx } from '../../kernel/db.ts';
import { notifyAllChanged } from '../../kernel/events.ts';
import { insertMessages } from './message.store.ts';
import { type AlertParams, MESSAGE_TYPES, type MessageTemplate } from './message.ts';

/** A message that is about no order. */
export interface PlainMessage {
  userId: string;
  type: keyof typeof MESSAGE_TYPES;
  template: MessageTemplate;
  params: AlertParams;
}

/** Messages of one statement: six values each, of the 65,535 that a statement may have. */
const BATCH = 500;

/**
 * Writes messages that are about no order into their readers' centres, inside the transaction of what they tell, and tells them live
 * (N-03): two statements for five hundred, since thousands may wait for the same thing.
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
