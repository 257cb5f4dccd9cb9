import type { Platform } from '../kernel/platform.ts';
import { deleteSession } from './sessionStore.ts';

/** Ends a session on the server: its cookies open nothing any more. */
export async function signOut({ db }: Platform, sessionId: string): Promise<void> {
  await deleteSession(db, sessionId);
}
