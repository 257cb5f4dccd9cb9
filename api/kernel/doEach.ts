import { isDatabaseAway } from './databaseOutage.ts';
import type { Log } from './log.ts';
import { noteFailure } from './workFailures.ts';

/**
 * Works through a list, one after another: a failure with one is logged and counted, and stops no other (O-09). Only a database outage ends
 * the list at once, since every other would wait for it as well.
 * @param work what is done, for log and metrics. @param keyOf names one in the log.
 * @param isFatal errors after which the others cannot be done either; they are thrown on.
 * @returns those that failed, with their errors.
 */
export async function doEach<Item>(
  log: Log,
  work: string,
  items: Iterable<Item>,
  {
    keyOf,
    act,
    isFatal = () => false,
  }: {
    keyOf: (item: Item) => string;
    act: (item: Item) => Promise<unknown>;
    isFatal?: (error: unknown) => boolean;
  },
): Promise<{ item: Item; error: unknown }[]> {
  const failed: { item: Item; error: unknown }[] = [];
  for (const item of items) {
    try {
      await act(item);
    } catch (error) {
      if (isFatal(error) || isDatabaseAway(error)) throw error;
      noteFailure(log, work, keyOf(item), error);
      failed.push({ item, error });
    }
  }
  return failed;
}

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
