import { type Config, isSecure } from '../config.ts';
import type { CookieChange } from '../kernel/cookie.ts';
import { bindCookieName, SESSION_COOKIE } from './session.ts';
import type { SignedIn } from './signIn.ts';

/** The two cookies of a new session (A-03, T-4). */
export function sessionCookies(config: Config, { token, bind, maxAgeSeconds }: SignedIn): CookieChange[] {
  return [
    { name: SESSION_COOKIE, value: token, maxAgeSeconds },
    { name: bindCookieName(isSecure(config)), value: bind, maxAgeSeconds },
  ];
}

/** Takes both away. */
export function clearedCookies(config: Config): CookieChange[] {
  return [SESSION_COOKIE, bindCookieName(isSecure(config))].map((name) => ({
    name,
    value: null,
    maxAgeSeconds: 0,
  }));
}
