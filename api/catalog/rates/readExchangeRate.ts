import type { Db, Tx } from '../../kernel/db.ts';
import { findRate } from './rate.store.ts';

/** The last good exchange rate and its time; null where none was ever had. */
export async function readExchangeRate(db: Db | Tx): Promise<{ cnyPerUsd: number; fetchedAt: Date } | null> {
  const rate = await findRate(db);
  if (rate?.cnyPerUsd == null || rate.fetchedAt === null) return null;
  return { cnyPerUsd: rate.cnyPerUsd, fetchedAt: rate.fetchedAt };
}
