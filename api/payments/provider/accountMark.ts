import { z } from 'zod';

/** A mark of an account in an answer. What is no text counts as not said: no payment may fail for it. */
export const accountMark = z.string().optional().catch(undefined);

/**
 * Which account of the app this is: its user id (`2088…`), else its open id, which applications without user ids are given. Null where
 * neither was said. Both stay the same for one account and our application; an application that changes from one to the other knows
 * nobody again.
 */
export function accountIdOf(userId: string | undefined, openId: string | undefined): string | null {
  return userId || openId || null;
}
