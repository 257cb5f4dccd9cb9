import { z } from 'zod';

/**
 * An account identifier in an answer. A value that is not text counts as missing, so that no payment fails because of
 * it.
 */
export const accountMark = z.string().optional().catch(undefined);

/**
 * Identifies an account of the app: its user id (`2088…`), else its open id, which applications without user ids
 * receive. Null if neither was given. Both stay the same for one account and our application; an application that
 * changes from one to the other no longer recognises anybody.
 */
export function accountIdOf(userId: string | undefined, openId: string | undefined): string | null {
  return userId || openId || null;
}
