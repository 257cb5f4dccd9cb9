import { expect } from 'vitest';
import type { TestMarket } from './testMarket.ts';

/**
 * Waits until transactions of this market's database wait for a lock of others, so that what they race with happens in that very moment.
 * @param count this many of them at least.
 * @param statement text that each one's statement contains.
 */
export async function untilBlocked(
  market: TestMarket,
  { count = 1, statement = '' }: { count?: number; statement?: string } = {},
): Promise<void> {
  const countBlocked = async () => {
    const { rows } = await market.owner.query<{ count: number }>(
      `select count(*)::int as count from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock' and strpos(query, $1) > 0`,
      [statement],
    );
    return rows[0]?.count;
  };
  await expect
    .poll(countBlocked, { message: 'transactions that wait for a lock' })
    .toBeGreaterThanOrEqual(count);
}
