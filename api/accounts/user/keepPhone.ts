import type { Tx } from '../../kernel/db.ts';
import { updatePhone } from './user.store.ts';

/**
 * Makes a number that has shown its code a user's own, in the caller's transaction; sign-ins by the old and the new number wait.
 * @returns the number before, in E.164; null where the new one belongs to somebody else.
 */
export async function keepPhone(tx: Tx, userId: string, phone: string): Promise<string | null> {
  return updatePhone(tx, userId, phone);
}
