import { isDatabaseAway } from './databaseOutage.ts';
import { doEach } from './doEach.ts';
import type { Log } from './log.ts';

/**
 * Runs items together in one transaction of `act`, which is cheaper. If that fails, runs each item alone, so that a failing item does not
 * block the others (O-09).
 * @returns the failed items with their errors.
 */
export async function doBatch<Item>(
  log: Log,
  work: string,
  items: readonly Item[],
  { keyOf, act }: { keyOf: (item: Item) => string; act: (items: readonly Item[]) => Promise<unknown> },
): Promise<{ item: Item; error: unknown }[]> {
  try {
    await act(items);
    return [];
  } catch (error) {
    if (isDatabaseAway(error)) throw error;
    return doEach(log, work, items, { keyOf, act: (item) => act([item]) });
  }
}
