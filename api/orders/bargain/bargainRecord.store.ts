import type { Db } from '../../kernel/db.ts';

/** Offers below which a record tells nothing (K-09). */
export const RECORD_LEAST = 10;
/** The newest offers that a record is counted from. */
const RECORD_MOST = 500;
const RECORD_DAYS = 30;

/** How a seller has dealt with offers. */
export interface BargainRecord {
  /** Offers that were accepted, declined, or left unanswered until they expired. */
  decidedCount: number;
  /** Share of those that were accepted, 0 to 1. */
  acceptedShare: number;
  /** Median time from an offer to the seller's answer in ms; null if the seller answered none. */
  medianAnswerMs: number | null;
}

/**
 * Counts what became of a seller's newest offers of the last days. What the buyer withdrew, or a sale ended, is not the seller's decision and
 * counts for nothing. A counter-offer is an answer.
 * @returns null below ten offers.
 */
export async function findBargainRecord(db: Db, sellerId: string): Promise<BargainRecord | null> {
  const [row] = await db.$queryRaw<BargainRecord[]>`
    with decided as (
      select state, created_at, coalesce(countered_at, case when state <> 'expired' then ended_at end) as answered_at from price_offer
      where seller_id = ${sellerId}::uuid and state in ('accepted', 'declined', 'expired')
        and created_at >= clock_now() - ${RECORD_DAYS} * interval '1 day'
      order by id desc limit ${RECORD_MOST})
    select count(*)::int as "decidedCount",
      (count(*) filter (where state = 'accepted'))::float8 / count(*) as "acceptedShare",
      percentile_cont(0.5) within group (order by extract(epoch from answered_at - created_at) * 1000)
        filter (where answered_at is not null)::float8 as "medianAnswerMs"
    from decided having count(*) >= ${RECORD_LEAST}`;
  return row ?? null;
}
