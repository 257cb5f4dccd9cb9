import { type Config, isSecure } from '../../config.ts';
import type { CookieChange } from '../../kernel/cookie.ts';
import { DEVICE_DAYS, deviceCookieName, VISITOR_DEVICE_SECONDS } from './codeAllowance.ts';
import { bindCookieName, SESSION_COOKIE } from './session.ts';
import type { SignedIn } from './signIn.ts';

/** The two cookies of a new session (A-03, T-4), and the browser's name, which outlives it (docs/decisions/0047). */
export function sessionCookies(
  config: Config,
  { token, bind, deviceToken, maxAgeSeconds }: SignedIn,
): CookieChange[] {
  return [
    { name: SESSION_COOKIE, value: token, maxAgeSeconds },
    { name: bindCookieName(isSecure(config)), value: bind, maxAgeSeconds },
    { name: deviceCookieName(isSecure(config)), value: deviceToken, maxAgeSeconds: DEVICE_DAYS * 86_400 },
  ];
}

/** The cookie with a name for a browser that has none, for as long as its codes need it. */
export function visitorCookies(config: Config, deviceToken: string | null): CookieChange[] {
  if (deviceToken === null) return [];
  const name = deviceCookieName(isSecure(config));
  return [{ name, value: deviceToken, maxAgeSeconds: VISITOR_DEVICE_SECONDS }];
}

/** Clears both cookies of a session. */
export function clearedCookies(config: Config): CookieChange[] {
  return [SESSION_COOKIE, bindCookieName(isSecure(config))].map((name) => ({
    name,
    value: null,
    maxAgeSeconds: 0,
  }));
}
