import type { Db } from '../../kernel/db.ts';

/** Counts orders by phase, except final phases. Reads a partial index, so that the time does not depend on the length of the history. */
export async function countLiveOrders(db: Db): Promise<{ phase: string; count: number }[]> {
  return db.$queryRaw`
    select phase, count(*)::int as count from market_order where phase not in ('completed', 'failed') group by phase`;
}
