import { SteamError, type SteamErrorKind } from './steamError.ts';

/** Fail, Timeout, ServiceUnavailable: Steam returns these although it may have carried out the call. */
const ambiguousCodes: ReadonlySet<number> = new Set([2, 16, 20]);
/**
 * Busy, LimitExceeded (this partner), an acceptance in progress, too many open offers, RateLimitExceeded, throttled: the call had no effect
 * yet.
 */
const transientCodes: ReadonlySet<number> = new Set([10, 25, 28, 50, 84, 87]);
/** ServiceUnavailable: the item server does not respond. */
const outageCode = 20;

/** Maps Steam's EResult number to the error kind of a call with an effect. An absent number is `ambiguous`. */
export function kindOfCode(code: number | null): SteamErrorKind {
  if (code === null || ambiguousCodes.has(code)) return 'ambiguous';
  return transientCodes.has(code) ? 'transient' : 'definite';
}

const wordedCodes: readonly (readonly [RegExp, number])[] = [
  [/sent too many trade offers/, 25],
  [/unable to contact the game's item server/, 20],
  [/trade ban|is not available to trade|logged in from a new device/, 15],
];

/** The EResult number at the end of `strError`, or the one that its wording implies. Null if there is neither. */
export function codeOfText(strError: string): number | null {
  const match = /\((\d+)\)\s*$/.exec(strError);
  if (match?.[1] !== undefined) return Number(match[1]);
  return wordedCodes.find(([wording]) => wording.test(strError))?.[1] ?? null;
}

const blamingWords: readonly (readonly [RegExp, 'sender' | 'partner'])[] = [
  [/because they have|they have a trade ban|is not available to trade/, 'partner'],
  [/because you have|you have a trade ban|logged in from a new device|your account/, 'sender'],
];

/** Throws the `SteamError` for a `strError` in the body. Does nothing without one. */
export function throwIfRefused(path: string, body: unknown, httpStatus: number): void {
  if (typeof body !== 'object' || body === null || !('strError' in body)) return;
  const text = String(body.strError);
  const code = codeOfText(text);
  throw new SteamError(kindOfCode(code), `${path}: refused (${code ?? 'no code'})`, {
    code,
    httpStatus,
    isOutage: code === outageCode,
    blames: blamingWords.find(([wording]) => wording.test(text))?.[1] ?? null,
  });
}
