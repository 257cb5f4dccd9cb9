import { refreshMarketItems } from '../../catalog/market/recount.ts';
import type { Config } from '../../config.ts';
import { checkpoint } from '../../kernel/checkpoint.ts';
import { hasClosure } from '../../kernel/closure/admitService.ts';
import type { Tx } from '../../kernel/db.ts';
import { doBatch, doEach } from '../../kernel/doEach.ts';
import type { Platform } from '../../kernel/platform.ts';
import { inTransaction } from '../../kernel/tx.ts';
import { listOwnListings } from '../listing/ownListing.store.ts';
import { postDiscountsRefused } from '../listing/sellerMessages.ts';
import {
  closePlanned,
  type DueDiscount,
  endDiscounts,
  listListingIds,
  listToEnd,
  listToStart,
  lockPlanned,
  startDiscounts,
} from './discount.store.ts';
import { judgeDiscountedAsks } from './judgeDiscountedAsks.ts';

/** Discounts of one poll. */
const DUE_MAX = 2_000;

/**
 * Starts planned discounts of one seller by the rules of prices (I-05), in the caller's transaction. One whose ask would
 * be outside of the rules is refused, with a message, and one whose listing is over or whose time has passed is closed.
 */
export async function startPlanned(
  tx: Tx,
  config: Config,
  { userId, ids }: { userId: string; ids: readonly string[] },
): Promise<void> {
  const listingIds = await listListingIds(tx, ids);
  const own = await listOwnListings(tx, { sellerId: userId, ids: listingIds, isHeld: true });
  const planned = await lockPlanned(tx, ids);
  const isOpen = (listingId: string) => ['active', 'paused'].includes(own.get(listingId)?.status ?? '');
  const ready = planned.filter(({ listingId, isOver }) => !isOver && isOpen(listingId));
  const outcomes = await judgeDiscountedAsks(tx, config, { userId, discounts: ready, own, isHeld: true });
  const judged = ready.map(({ id, listingId }, at) => {
    const { reason = 'failed', askCents = null } = outcomes[at] ?? {};
    return { id, listingId, askCents, reason };
  });
  const asks = judged.flatMap(({ reason, askCents, ...one }) =>
    reason === null && askCents !== null ? [{ ...one, askCents }] : [],
  );
  const refused = judged.filter(({ reason }) => reason !== null);
  const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);
  await closePlanned(tx, idsOf(refused), 'refused');
  await postDiscountsRefused(
    tx,
    userId,
    refused.flatMap(({ reason }) => reason ?? []),
  );
  // A listing that is being bought may come back before the end.
  const over = planned.filter(
    ({ listingId, isOver }) =>
      isOver || !['active', 'paused', 'reserved'].includes(own.get(listingId)?.status ?? ''),
  );
  await closePlanned(tx, idsOf(over), 'cancelled');
  if (asks.length > 0) await startDiscounts(tx, asks);
  checkpoint('discount.started');
  await refreshMarketItems(
    tx,
    asks.flatMap(({ listingId }) => own.get(listingId)?.marketItemId ?? []),
  );
}

/** Ends discounts of one seller and restores the former asks, in the caller's transaction. */
export async function endRunning(
  tx: Tx,
  { userId, ids, state }: { userId: string; ids: readonly string[]; state: 'ended' | 'cancelled' },
): Promise<void> {
  const listingIds = await listListingIds(tx, ids);
  await listOwnListings(tx, { sellerId: userId, ids: listingIds, isHeld: true });
  const touched = await endDiscounts(tx, ids, state);
  checkpoint('discount.ended');
  await refreshMarketItems(tx, touched);
}

async function eachSeller(
  { log }: Platform,
  due: readonly DueDiscount[],
  act: (seller: { userId: string; ids: readonly string[] }) => Promise<unknown>,
): Promise<void> {
  await doEach(
    log,
    'discount',
    Map.groupBy(due, ({ userId }) => userId),
    {
      keyOf: ([userId]) => userId,
      act: ([userId, own]) =>
        doBatch(log, 'discount', own, {
          keyOf: ({ id }) => id,
          act: (some) => act({ userId, ids: some.map(({ id }) => id) }),
        }),
    },
  );
}

/**
 * Starts and ends the discounts that are due: one poll of the worker. One that fails stops no other (O-09). While
 * listing is closed no ask rises, so that none ends.
 */
export async function runDiscounts(platform: Platform): Promise<void> {
  const { db, config } = platform;
  if (!(await hasClosure(db, 'listings')))
    await eachSeller(platform, await listToEnd(db, DUE_MAX), ({ userId, ids }) =>
      inTransaction(db, (tx) => endRunning(tx, { userId, ids, state: 'ended' })),
    );
  await eachSeller(platform, await listToStart(db, DUE_MAX), ({ userId, ids }) =>
    inTransaction(db, (tx) => startPlanned(tx, config, { userId, ids })),
  );
}
