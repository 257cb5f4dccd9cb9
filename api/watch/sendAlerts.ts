import { checkpoint } from '../kernel/checkpoint.ts';
import type { Platform } from '../kernel/platform.ts';
import { inTransaction } from '../kernel/tx.ts';
import type { MarketIndex } from '../market/marketIndex.ts';
import { listUnjudged, takeAskChanges } from './judgedAskStore.ts';
import { noteNewItems } from './noteNewItems.ts';
import { tellFilterAlerts } from './tellFilterAlerts.ts';
import { tellPriceAlerts } from './tellPriceAlerts.ts';

/** Items of one transaction. */
const BATCH = 100;

/**
 * Judges changed items by everybody's alerts and writes the messages. What an item's alerts were judged by stands in the database and
 * moves in the transaction that writes the messages: two workers tell nothing twice, and what a crash cut off is told by the next.
 * @param index as fresh as the changes.
 * @param changedIds items that changed; null: all that were not judged yet, after a start or a gap.
 */
export async function sendAlerts(
  platform: Platform,
  index: MarketIndex,
  changedIds: readonly string[] | null,
): Promise<void> {
  if (changedIds === null) await judgeRest(platform, index);
  else
    for (let start = 0; start < changedIds.length; start += BATCH)
      await judge(platform, index, changedIds.slice(start, start + BATCH));
  await tellFilterAlerts(platform, index);
}

async function judgeRest(platform: Platform, index: MarketIndex): Promise<void> {
  for (;;) {
    const ids = await listUnjudged(platform.db, BATCH);
    if (ids.length > 0) await judge(platform, index, ids);
    if (ids.length < BATCH) return;
  }
}

async function judge({ db }: Platform, index: MarketIndex, ids: readonly string[]): Promise<void> {
  await inTransaction(db, async (tx) => {
    const changes = await takeAskChanges(tx, ids);
    checkpoint('alerts.taken');
    if (changes.length === 0) return;
    await tellPriceAlerts(tx, changes);
    checkpoint('alerts.told');
    await noteNewItems(tx, index, changes);
    checkpoint('alerts.noted');
  });
}
