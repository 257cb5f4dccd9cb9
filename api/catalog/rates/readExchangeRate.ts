import type { Db, Tx } from '../../kernel/db.ts';
import { findRate } from './rate.store.ts';

/** Reads the last valid exchange rate and its time. Null if none was ever received. */
export async function readExchangeRate(db: Db | Tx): Promise<{ cnyPerUsd: number; fetchedAt: Date } | null> {
  const rate = await findRate(db);
  if (rate?.cnyPerUsd == null || rate.fetchedAt === null) return null;
  return { cnyPerUsd: rate.cnyPerUsd, fetchedAt: rate.fetchedAt };
}
