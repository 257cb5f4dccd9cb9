import { createHash } from 'node:crypto';

/** Derives the `sessionid` cookie, which every form repeats: 24 hex digits that are stable for a token. */
export function sessionIdOf(accessToken: string): string {
  return createHash('sha256').update(accessToken).digest('hex').slice(0, 24);
}
