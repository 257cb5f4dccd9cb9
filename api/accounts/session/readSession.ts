import { isSecure } from '../../config.ts';
import type { Platform } from '../../kernel/platform.ts';
import { findSession, type LiveSession, updateLastUse } from './session.store.ts';
import { bindCookieName, SESSION_COOKIE } from './session.ts';
import { hashSecret } from './signIn.ts';

/** Identifies the user by a request's cookies. Both cookies must belong to one live session. */
export async function readSession(
  { db, config }: Platform,
  cookies: ReadonlyMap<string, string>,
): Promise<LiveSession | null> {
  const token = cookies.get(SESSION_COOKIE);
  const bind = cookies.get(bindCookieName(isSecure(config)));
  if (!token || !bind) return null;
  const session = await findSession(db, hashSecret(token), hashSecret(bind));
  if (session?.isUseOld) await updateLastUse(db, session.id);
  return session;
}
