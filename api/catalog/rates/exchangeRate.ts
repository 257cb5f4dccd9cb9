import { type Cents, divideHalfUp } from '../../kernel/money.ts';

/** A yuan has stood between these since 1994, with room on both sides; what lies outside is an error of the service. */
const CNY_PER_USD_MIN = 4;
const CNY_PER_USD_MAX = 12;
/** A currency does not move so far in a day: one that seems to is not believed before the kept rate is a day old. */
const JUMP_MAX = 0.2;
const JUMP_BELIEVED_AFTER_MS = 24 * 3_600_000;
const REFRESH_AFTER_MS = 3_600_000;
const RETRY_AFTER_MS = 5 * 60_000;
/** Without any rate the market cannot show dollars at all, so it asks again soon. */
const FIRST_RETRY_AFTER_MS = 10_000;
/** Digits of a rate that take part in the conversion of prices. */
const RATE_SCALE = 100_000_000;

/** The rate that is kept, and the last look for a newer one. */
export interface KeptRate {
  /** Yuan for one dollar. */
  readonly cnyPerUsd: number | null;
  readonly fetchedAt: Date | null;
  readonly attemptedAt: Date;
  readonly failure: string | null;
}

/** The yuan in dollars: the inverse of the CNY rate, rounded to 4 decimals (W-12, specification section 7). */
export function usdPerCny(cnyPerUsd: number): number {
  return Math.round(10_000 / cnyPerUsd) / 10_000;
}

/** Tells whether a number can be the yuan's price of a dollar at all. */
export function isSaneRate(cnyPerUsd: unknown): cnyPerUsd is number {
  return typeof cnyPerUsd === 'number' && cnyPerUsd >= CNY_PER_USD_MIN && cnyPerUsd <= CNY_PER_USD_MAX;
}

/** Tells whether a new rate is too far from a fresh kept one to be true. */
export function isJump(cnyPerUsd: number, kept: KeptRate | null, now: Date): boolean {
  if (kept?.cnyPerUsd == null || kept.fetchedAt === null) return false;
  const isFresh = now.getTime() - kept.fetchedAt.getTime() < JUMP_BELIEVED_AFTER_MS;
  return isFresh && Math.abs(cnyPerUsd / kept.cnyPerUsd - 1) > JUMP_MAX;
}

/** Tells whether it is time to ask the service again: hourly, and sooner after a failure. */
export function isRateDue(kept: KeptRate | null, now: Date): boolean {
  if (kept === null) return true;
  const sinceMs = now.getTime() - kept.attemptedAt.getTime();
  if (kept.failure === null) return sinceMs >= REFRESH_AFTER_MS;
  return sinceMs >= (kept.cnyPerUsd === null ? FIRST_RETRY_AFTER_MS : RETRY_AFTER_MS);
}

/** US cents to fen at a rate of yuan for a dollar: half up, at least 1. */
export function fenOfUsCents(usCents: number, cnyPerUsd: number): Cents {
  const fen = divideHalfUp(BigInt(usCents) * BigInt(Math.round(cnyPerUsd * RATE_SCALE)), BigInt(RATE_SCALE));
  return fen < 1n ? 1n : fen;
}
