import { parsePhoneNumberFromString } from 'libphonenumber-js/mobile';
import { type Config, isSecure } from '../../config.ts';
import type { CookieChange } from '../../kernel/cookie.ts';
import { DEVICE_DAYS, deviceCookieName, VISITOR_DEVICE_SECONDS } from './device.ts';
import type { SignedIn } from './signIn.ts';

/** Duration of a session that the user asked to keep: 15 days from the sign-in. */
export const KEPT_SESSION_MS = 15 * 24 * 3_600_000;

/** Maximum duration of any other session, which ends when the browser closes: one day. */
export const PLAIN_SESSION_MS = 24 * 3_600_000;

/** How long a code is valid, in milliseconds (T-1). */
export const CODE_LIFE_MS = 5 * 60_000;

/** Wrong tries after which a code is void (T-1). */
export const CODE_TRIES_MAX = 5;

/** How soon another code may be requested, in milliseconds (T-2). */
export const CODE_RESEND_MS = 60_000;

/** Number of codes for one phone in an hour after which the next one requires a proof of work. */
export const CODES_BEFORE_WORK = 3;

/** Codes to all phones together in an hour; exceeding it is logged as an error. */
export const CODES_PER_HOUR = 5_000;

/** Additional codes in an hour for signed-in users only. */
export const CODES_RESERVED = 1_000;

/** What a code is for: signing in, one guarded step of a signed-in user, or confirming a new number. */
export type CodePurpose = 'signIn' | 'stepUp' | 'newPhone';

/** How long after the old phone's code the new number may be given and confirmed (ASVS 6.5.5). */
export const PHONE_CHANGE_MS = 10 * 60_000;

/** The minimum time between two updates of a session's last use. */
export const LAST_USE_GRAIN_MS = 5 * 60_000;

/** Leading zero bits that a proof of work must have: about a quarter of a second for a browser. */
export const WORK_BITS = 16;

/** Name of the session cookie (A-03, spec section 9). */
export const SESSION_COOKIE = 'Authorization';

/** Where a browser accepts a cookie named `__Host-`, a cookie of a sibling domain cannot replace it. */
export function bindCookieName(isSecureSite: boolean): string {
  return isSecureSite ? '__Host-bind' : 'bind';
}

const CODE = /^[0-9]{6}$/;

/** True for six ASCII digits. */
export function isCode(text: string): boolean {
  return CODE.test(text);
}

const WRITTEN = /^\+?[0-9 -]{5,20}$/;

/**
 * Parses a Chinese mobile number.
 * @returns it in E.164, or null. Numbers of other countries are not supported, which also prevents toll fraud (T-2).
 */
export function parsePhone(text: string): string | null {
  if (!WRITTEN.test(text)) return null;
  const phone = parsePhoneNumberFromString(text, 'CN');
  return phone?.country === 'CN' && phone.isValid() ? phone.number : null;
}

/** A phone number as its owner sees it: 138****1234. */
export function maskPhone(phone: string): string {
  const national = phone.replace(/^\+86/, '');
  return `${national.slice(0, 3)}****${national.slice(-4)}`;
}

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
