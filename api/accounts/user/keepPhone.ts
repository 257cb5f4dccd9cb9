import type { Tx } from '../../kernel/db.ts';
import { updatePhone } from './user.store.ts';

/**
 * Makes a confirmed number a user's own, in the caller's transaction; sign-ins with the old and the new number wait for
 * it.
 * @returns the previous number, in E.164; null if the new one belongs to somebody else.
 */
export async function keepPhone(tx: Tx, userId: string, phone: string): Promise<string | null> {
  return updatePhone(tx, userId, phone);
}
