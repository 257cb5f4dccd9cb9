import { isDatabaseAway } from './databaseOutage.ts';
import { doEach } from './doEach.ts';
import type { Log } from './log.ts';

/**
 * Does things together that are cheaper so, in one transaction of `act`; where that fails, each alone, so that the one that cannot be done
 * stops no other (O-09).
 * @returns those that failed, with their errors.
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
