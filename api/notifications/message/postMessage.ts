import type { Tx } from '../../kernel/db.ts';
import { type PlainMessage, postMessages } from './postMessages.ts';

/** Writes a message that is about no order into one user's centre, inside the transaction of what it tells, and tells it live (N-03). */
export async function postMessage(tx: Tx, message: PlainMessage): Promise<void> {
  await postMessages(tx, [message]);
}
