import type { Db, Tx } from '../../kernel/db.ts';
import type { StoredRate } from './exchangeRate.ts';

/** Reads the stored rate. Null before the first attempt. */
export async function findRate(db: Db | Tx): Promise<StoredRate | null> {
  return db.exchangeRate.findUnique({ where: { id: 1 } });
}

/** Stores a valid rate. */
export async function saveRate(db: Db | Tx, cnyPerUsd: number, source: string): Promise<void> {
  await db.$executeRaw`
    insert into exchange_rate (id, cny_per_usd, source, fetched_at, attempted_at, failure)
    values (1, ${cnyPerUsd}, ${source}, clock_now(), clock_now(), null)
    on conflict (id) do update set cny_per_usd = excluded.cny_per_usd, source = excluded.source,
      fetched_at = excluded.fetched_at, attempted_at = excluded.attempted_at, failure = null`;
}

/** Records a failed attempt. The previous rate is kept. */
export async function noteRateFailure(db: Db | Tx, failure: string): Promise<void> {
  await db.$executeRaw`
    insert into exchange_rate (id, attempted_at, failure) values (1, clock_now(), ${failure})
    on conflict (id) do update set attempted_at = excluded.attempted_at, failure = excluded.failure`;
}
