import { checkpoint } from '../../kernel/checkpoint.ts';
import { doBatch } from '../../kernel/doEach.ts';
import { NO_ID } from '../../kernel/ids.ts';
import type { Platform } from '../../kernel/platform.ts';
import { inTransaction } from '../../kernel/tx.ts';
import type { MarketIndex } from '../market/marketIndex.ts';
import { sendFilterAlerts } from './filterMatch.ts';
import { listUnjudged, takeAskChanges } from './judgedAsk.store.ts';
import { noteNewItems } from './noteNewItems.ts';
import { sendPriceAlerts } from './priceAlerts.ts';

/** Items of one transaction. */
const BATCH = 100;

/**
 * Evaluates all alerts for changed items and writes the messages. The ask of the last evaluation is stored and updated in the transaction
 * that writes the messages: two workers never send the same alert, and the next run continues after a crash.
 * @param index must know the names of the changed items; an item that it does not know yet remains for the run after its notification. An
 * item or filter that fails does not block the others.
 * @param changedIds changed items. Null for all items not evaluated yet, after a start or a gap.
 * @throws the first error after all others are done, so that the run is repeated.
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
  failed.push(...(await sendFilterAlerts(platform)));
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
  const known = ids.filter((id) => index.findById(id) !== null);
  if (known.length === 0) return;
  await inTransaction(db, async (tx) => {
    const changes = await takeAskChanges(tx, known);
    checkpoint('alerts.taken');
    if (changes.length === 0) return;
    await sendPriceAlerts(tx, changes);
    checkpoint('alerts.told');
    await noteNewItems(tx, log, index, changes);
    checkpoint('alerts.noted');
  });
}
