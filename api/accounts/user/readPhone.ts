import type { Platform } from '../../kernel/platform.ts';
import { findPhone } from './user.store.ts';

/** A user's own phone number in E.164, for sending codes to it. It is never displayed. */
export async function readPhone({ db }: Platform, userId: string): Promise<string> {
  return findPhone(db, userId);
}
