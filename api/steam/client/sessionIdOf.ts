import { createHash } from 'node:crypto';

/** 24 hex digits that stay the same for a token: the cookie `sessionid`, which every form repeats. */
export function sessionIdOf(accessToken: string): string {
  return createHash('sha256').update(accessToken).digest('hex').slice(0, 24);
}
