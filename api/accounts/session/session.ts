import { parsePhoneNumberFromString } from 'libphonenumber-js/mobile';

/** A session that the user asked to keep: 15 days from the sign-in. */
export const KEPT_SESSION_MS = 15 * 24 * 3_600_000;
/** Any other: until the browser closes, and never longer than a day. */
export const PLAIN_SESSION_MS = 24 * 3_600_000;
/** How long a code is good, how often it may be tried, and how soon another may be asked for (T-1, T-2). */
export const CODE_LIFE_MS = 5 * 60_000;
export const CODE_TRIES_MAX = 5;
export const CODE_RESEND_MS = 60_000;
/** Codes in an hour for one phone after which the caller's machine must work for the next. */
export const CODES_BEFORE_WORK = 3;
/** Codes to all phones together in an hour: beyond it something is wrong, and it is logged as an error. */
export const CODES_PER_HOUR = 5_000;
/** More of them in an hour for those who are signed in alone. */
export const CODES_RESERVED = 1_000;
/** What a code is good for: signing in, one guarded step of somebody signed in, or a new number to show that it is theirs. */
export type CodePurpose = 'signIn' | 'stepUp' | 'newPhone';
/** How long after the old phone's code the new number may be named and shown (ASVS 6.5.5). */
export const PHONE_CHANGE_MS = 10 * 60_000;
/** A session's last use is written no more often than this. */
export const LAST_USE_GRAIN_MS = 5 * 60_000;
/** Leading zero bits that a proof of work must show: about a quarter of a second for a browser. */
export const WORK_BITS = 16;

/** Name of the cookie that carries the session (A-03, spec section 9). */
export const SESSION_COOKIE = 'Authorization';

/** Where a browser may name a cookie `__Host-`, a cookie of a sibling domain cannot replace it (`safety.md` 0.12). */
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
 * Reads a Chinese mobile number as people write it.
 * @returns it in E.164, or null: other countries' numbers are not served, which also keeps toll fraud away (T-2).
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
