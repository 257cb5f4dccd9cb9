import type { Db } from '../../kernel/db.ts';

/** How many orders stand in each phase that is not an end: those are read from an index of their own, however long the history. */
export async function countLiveOrders(db: Db): Promise<{ phase: string; count: number }[]> {
  return db.$queryRaw`
    select phase, count(*)::int as count from market_order where phase not in ('completed', 'failed') group by phase`;
}
