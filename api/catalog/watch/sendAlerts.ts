import { checkpoint } from '../../kernel/checkpoint.ts';
import { doBatch } from '../../kernel/doBatch.ts';
import { NO_ID } from '../../kernel/ids.ts';
import type { Platform } from '../../kernel/platform.ts';
import { inTransaction } from '../../kernel/tx.ts';
import type { MarketIndex } from '../market/marketIndex.ts';
import { listUnjudged, takeAskChanges } from './judgedAsk.store.ts';
import { noteNewItems } from './noteNewItems.ts';
import { tellFilterAlerts } from './tellFilterAlerts.ts';
import { tellPriceAlerts } from './tellPriceAlerts.ts';

/** Items of one transaction. */
const BATCH = 100;

/**
 * Judges changed items by everybody's alerts and writes the messages. What an item's alerts were judged by stands in the database and
 * moves in the transaction that writes the messages: two workers tell nothing twice, and what a crash cut off is told by the next.
 * @param index as fresh as the changes.
 * An item or a filter that cannot be judged stops no other.
 * @param changedIds items that changed; null: all that were not judged yet, after a start or a gap.
 * @throws what one failed by, after all others are done: it wants another round.
 */
export async function sendAlerts(
  platform: Platform,
  index: MarketIndex,
  changedIds: readonly string[] | null,
): Promise<void> {
  const failed: { error: unknown }[] = [];
  for await (const ids of changedIds === null ? listRest(platform) : batchesOf(changedIds))
    failed.push(
      ...(await doBatch(platform.log, 'alert', ids, {
        keyOf: (id) => id,
        act: (some) => judge(platform, index, some),
      })),
    );
  failed.push(...(await tellFilterAlerts(platform, index)));
  const [first] = failed;
  if (first) throw first.error;
}

async function* listRest({ db }: Platform): AsyncGenerator<string[]> {
  for (let last = NO_ID; ; ) {
    const ids = await listUnjudged(db, last, BATCH);
    if (ids.length > 0) yield ids;
    if (ids.length < BATCH) return;
    last = ids.at(-1) ?? last;
  }
}

function* batchesOf(ids: readonly string[]): Generator<readonly string[]> {
  for (let start = 0; start < ids.length; start += BATCH) yield ids.slice(start, start + BATCH);
}

async function judge({ db, log }: Platform, index: MarketIndex, ids: readonly string[]): Promise<void> {
  await inTransaction(db, async (tx) => {
    const changes = await takeAskChanges(tx, ids);
    checkpoint('alerts.taken');
    if (changes.length === 0) return;
    await tellPriceAlerts(tx, changes);
    checkpoint('alerts.told');
    await noteNewItems(tx, log, index, changes);
    checkpoint('alerts.noted');
  });
}
