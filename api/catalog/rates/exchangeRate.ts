import type { Db, Tx } from '../../kernel/db.ts';
import { type Cents, divideHalfUp } from '../../kernel/money.ts';
import { findRate } from './rate.store.ts';

/** The rate has been within this range since 1994, with margin on both sides. A value outside is an error of the service. */
const CNY_PER_USD_MIN = 4;
const CNY_PER_USD_MAX = 12;
/** No currency moves this far in a day. A larger change is accepted only once the stored rate is a day old. */
const JUMP_MAX = 0.2;
const JUMP_BELIEVED_AFTER_MS = 24 * 3_600_000;
const REFRESH_AFTER_MS = 3_600_000;
const RETRY_AFTER_MS = 5 * 60_000;
/** Without any rate the market cannot show dollars, so it retries soon. */
const FIRST_RETRY_AFTER_MS = 10_000;
/** Digits of a rate that take part in the conversion of prices. */
const RATE_SCALE = 100_000_000;

/** The stored rate, and the last attempt to refresh it. */
export interface StoredRate {
  /** Yuan for one dollar. */
  readonly cnyPerUsd: number | null;
  readonly fetchedAt: Date | null;
  readonly attemptedAt: Date;
  readonly failure: string | null;
}

/** Dollars for one yuan: the inverse of the CNY rate, rounded to 4 decimals (W-12). */
export function usdPerCny(cnyPerUsd: number): number {
  return Math.round(10_000 / cnyPerUsd) / 10_000;
}

/** True if a number is a possible price of a dollar in yuan. */
export function isSaneRate(cnyPerUsd: unknown): cnyPerUsd is number {
  return typeof cnyPerUsd === 'number' && cnyPerUsd >= CNY_PER_USD_MIN && cnyPerUsd <= CNY_PER_USD_MAX;
}

/** True if a new rate differs too much from a fresh stored one to be credible. */
export function isJump(cnyPerUsd: number, kept: StoredRate | null, now: Date): boolean {
  if (kept?.cnyPerUsd == null || kept.fetchedAt === null) return false;
  const isFresh = now.getTime() - kept.fetchedAt.getTime() < JUMP_BELIEVED_AFTER_MS;
  return isFresh && Math.abs(cnyPerUsd / kept.cnyPerUsd - 1) > JUMP_MAX;
}

/** True if the rate is due for a refresh: hourly, and sooner after a failure. */
export function isRateDue(kept: StoredRate | null, now: Date): boolean {
  if (kept === null) return true;
  const sinceMs = now.getTime() - kept.attemptedAt.getTime();
  if (kept.failure === null) return sinceMs >= REFRESH_AFTER_MS;
  return sinceMs >= (kept.cnyPerUsd === null ? FIRST_RETRY_AFTER_MS : RETRY_AFTER_MS);
}

/** Converts US cents to fen at a rate of yuan for a dollar: rounded half up, at least 1. */
export function fenOfUsCents(usCents: number, cnyPerUsd: number): Cents {
  const fen = divideHalfUp(BigInt(usCents) * BigInt(Math.round(cnyPerUsd * RATE_SCALE)), BigInt(RATE_SCALE));
  return fen < 1n ? 1n : fen;
}

/** Reads the last valid exchange rate and its time. Null if none was ever received. */
export async function readExchangeRate(db: Db | Tx): Promise<{ cnyPerUsd: number; fetchedAt: Date } | null> {
  const rate = await findRate(db);
  if (rate?.cnyPerUsd == null || rate.fetchedAt === null) return null;
  return { cnyPerUsd: rate.cnyPerUsd, fetchedAt: rate.fetchedAt };
}
