import { admitSeller } from '../../accounts/user/admitUser.ts';
import { updateShopOpen } from '../../accounts/user/user.store.ts';
import { refreshMarketItems } from '../../catalog/market/recount.ts';
import { checkpoint } from '../../kernel/checkpoint.ts';
import { admitService } from '../../kernel/closure/admitService.ts';
import type { Tx } from '../../kernel/db.ts';
import { declareJob } from '../../kernel/job.ts';
import { formatYuan } from '../../kernel/money.ts';
import type { Platform } from '../../kernel/platform.ts';
import { inTransaction } from '../../kernel/tx.ts';
import { postMessage } from '../../notifications/message/postMessages.ts';
import { type CopyReason, type ListingOutcome, outcomeWith } from './listingOutcome.ts';
import { withdrawListings } from './ownListing.store.ts';
import { whyNotSellable } from './sellable.ts';
import {
  deleteShopMove,
  listPausedListings,
  lockMovingShop,
  lockPausedCopies,
  type MovedListings,
  type PausedListing,
  pauseListings,
  resumeListings,
  upsertShopMove,
} from './shop.store.ts';

/** Maximum number of listings that follow their shop before it is answered: a sixth of a second. The worker moves the others. */
export const SHOP_PART = 2_000;
/** Maximum number of listings that the worker moves in one transaction, for which the next opening or closing may have to wait. */
const WORKER_PART = 5_000;

/** The work of moving the listings that have not yet followed their shop. */
export const shopMoveJob = declareJob({ name: 'shop-move', key: 'userId' });

/**
 * The effect of opening or closing a shop on the listings that followed at once. `withdrawn`: those that may not be sold
 * any more, each with its reason.
 */
export interface ShopChange {
  pausedCount: number;
  resumedCount: number;
  withdrawn: ListingOutcome[];
}

const NO_CHANGE: ShopChange = { pausedCount: 0, resumedCount: 0, withdrawn: [] };

/**
 * Closes a seller's shop, which pauses everything on sale, or opens it, which resumes what may still be sold and
 * withdraws the rest with a message. Of a large shop a part follows at once and the worker moves the others within
 * seconds; none of a closed shop can be bought meanwhile. Orders in progress continue. Repeating it changes nothing. If
 * a purchase and a closing coincide, the first one wins.
 * @throws AccountBlocked if a blocked user opens the shop, ServiceClosed while listing is closed for everybody.
 */
export async function setShopOpen(
  { db, jobs }: Pick<Platform, 'db' | 'jobs'>,
  { userId, isOpen }: { userId: string; isOpen: boolean },
): Promise<ShopChange> {
  return inTransaction(db, async (tx) => {
    const isChanged = await updateShopOpen(tx, userId, isOpen);
    if (isOpen) await admitSeller(tx, userId);
    checkpoint('shop.kept');
    if (!isChanged) return NO_CHANGE;
    if (isOpen) await admitService(tx, 'listings');
    const { change, isLast } = await movePart(tx, userId, { isOpen, limit: SHOP_PART });
    if (isLast) {
      await deleteShopMove(tx, userId);
    } else {
      await upsertShopMove(tx, userId);
      await jobs.send(tx, shopMoveJob, { userId });
    }
    return change;
  });
}

/** Moves the listings that have not yet followed their shop, part by part. Each part follows the shop as it is then. */
export async function moveShop({ db }: Pick<Platform, 'db'>, userId: string): Promise<void> {
  for (let isDone = false; !isDone; ) {
    isDone = await inTransaction(db, async (tx) => {
      const shop = await lockMovingShop(tx, userId);
      if (!shop) return true;
      const { isLast } = await movePart(tx, userId, { ...shop, limit: WORKER_PART });
      if (isLast) await deleteShopMove(tx, userId);
      return isLast;
    });
    checkpoint('shop.moved');
  }
}

interface ShopPart {
  change: ShopChange;
  /** True if fewer listings were looked at than might be, so that none is left. Some of them may have left meanwhile. */
  isLast: boolean;
}

const movePart = (
  tx: Tx,
  userId: string,
  { isOpen, limit }: { isOpen: boolean; limit: number },
): Promise<ShopPart> => (isOpen ? open(tx, userId, limit) : close(tx, userId, limit));

async function close(tx: Tx, userId: string, limit: number): Promise<ShopPart> {
  const paused = await pauseListings(tx, userId, limit);
  checkpoint('shop.paused');
  await refreshMarketItems(
    tx,
    paused.map(({ marketItemId }) => marketItemId),
  );
  checkpoint('shop.counted');
  const pausedCount = countOf(paused);
  return { change: { ...NO_CHANGE, pausedCount }, isLast: pausedCount < limit };
}

async function open(tx: Tx, userId: string, limit: number): Promise<ShopPart> {
  const reasons = await readReasons(tx, userId, limit);
  const fit = [...reasons].filter(([, reason]) => reason === null).map(([id]) => id);
  const resumed = await resumeListings(tx, fit);
  const unfit = await withdrawUnfit(tx, userId, reasons);
  checkpoint('shop.resumed');
  await refreshMarketItems(
    tx,
    [...resumed, ...unfit].map(({ marketItemId }) => marketItemId),
  );
  checkpoint('shop.counted');
  const withdrawn = unfit.map(({ id, assetId, reason }, index) =>
    outcomeWith(index, reason, { assetId, listingId: id }),
  );
  const change = { ...NO_CHANGE, resumedCount: countOf(resumed), withdrawn };
  return { change, isLast: reasons.size < limit };
}

const countOf = (moved: readonly MovedListings[]): number => moved.reduce((sum, { count }) => sum + count, 0);

/** Locks the copies of the next paused listings and checks them as for new listings. */
async function readReasons(tx: Tx, userId: string, limit: number): Promise<Map<string, CopyReason | null>> {
  const groups = await lockPausedCopies(tx, userId, limit);
  return new Map(
    groups.flatMap(({ listingIds, readAt, ...facts }) => {
      const reason = whyNotSellable(facts, readAt);
      return listingIds.map((id) => [id, reason] as const);
    }),
  );
}

/** Withdraws the listings that have a reason, and tells their seller. */
async function withdrawUnfit(
  tx: Tx,
  userId: string,
  reasons: ReadonlyMap<string, CopyReason | null>,
): Promise<UnfitListing[]> {
  const ids = [...reasons.keys()].filter((id) => reasons.get(id) !== null);
  const listings = await listPausedListings(tx, ids);
  await withdrawListings(tx, ids);
  const unfit = listings.map((listing) => ({ ...listing, reason: reasons.get(listing.id) ?? 'gone' }));
  await notifyWithdrawn(tx, userId, unfit);
  return unfit;
}

/** A paused listing that may not be sold any more. */
type UnfitListing = PausedListing & { reason: CopyReason };

/** Maximum number of items that one message names. */
const NAMED_MAX = 3;

/** Notifies a seller which listings were withdrawn when the shop opened, with one message for each reason. */
async function notifyWithdrawn(tx: Tx, userId: string, withdrawn: readonly UnfitListing[]): Promise<void> {
  for (const [reason, listings] of Map.groupBy(withdrawn, (listing) => listing.reason)) {
    const items = listings
      .slice(0, NAMED_MAX)
      .map(({ nameZh, nameEn, askCents }) => ({ zh: nameZh, en: nameEn, amount: formatYuan(askCents) }));
    const params = { items, count: listings.length, reason };
    await postMessage(tx, { userId, type: 'inventory', template: 'listingsNotResumed', params });
  }
}
