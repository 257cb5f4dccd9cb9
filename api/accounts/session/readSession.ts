import { isSecure } from '../../config.ts';
import type { Platform } from '../../kernel/platform.ts';
import { findSession, type LiveSession, updateLastUse } from './session.store.ts';
import { bindCookieName, SESSION_COOKIE } from './session.ts';
import type { SessionCache } from './sessionCache.ts';
import { hashSecret } from './signIn.ts';

/**
 * Identifies the user by a request's cookies. Both cookies must belong to one live session.
 * @param cache null for a request that may change something: its session is read anew.
 */
export async function readSession(
  { db, config }: Platform,
  cookies: ReadonlyMap<string, string>,
  cache: SessionCache | null,
): Promise<LiveSession | null> {
  const token = cookies.get(SESSION_COOKIE);
  const bind = cookies.get(bindCookieName(isSecure(config)));
  if (!token || !bind) return null;
  const [tokenHash, bindHash] = [hashSecret(token), hashSecret(bind)];
  const read = () => findSession(db, tokenHash, bindHash);
  const session = await (cache ? cache.find(`${tokenHash} ${bindHash}`, read) : read());
  if (session?.isUseOld) await updateLastUse(db, session.id);
  return session;
}
