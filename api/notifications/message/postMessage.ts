import type { Tx } from '../../kernel/db.ts';
import { type PlainMessage, postMessages } from './postMessages.ts';

/** Sends a message without an order to one user, in the transaction of the change, and publishes it live (N-03). */
export async function postMessage(tx: Tx, message: PlainMessage): Promise<void> {
  await postMessages(tx, [message]);
}
