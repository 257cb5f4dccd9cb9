import { admitSeller } from '../../accounts/user/admitUser.ts';
import { updateShopOpen } from '../../accounts/user/user.store.ts';
import { refreshMarketItems } from '../../catalog/market/recount.ts';
import { checkpoint } from '../../kernel/checkpoint.ts';
import { admitService } from '../../kernel/closure/admitService.ts';
import type { Tx } from '../../kernel/db.ts';
import { formatYuan } from '../../kernel/money.ts';
import type { Platform } from '../../kernel/platform.ts';
import { inTransaction } from '../../kernel/tx.ts';
import { postMessage } from '../../notifications/message/postMessages.ts';
import { type CopyReason, type ListingOutcome, outcomeWith } from './listingOutcome.ts';
import { withdrawListings } from './ownListing.store.ts';
import { listSellerCopies } from './sellable.store.ts';
import { whyNotSellable } from './sellable.ts';
import { listPausedListings, type PausedListing, pauseListings, resumeListings } from './shop.store.ts';

/**
 * The effect of opening or closing a shop on its listings. `withdrawn`: those that may not be sold any more, each with
 * its reason.
 */
export interface ShopChange {
  pausedCount: number;
  resumedCount: number;
  withdrawn: ListingOutcome[];
}

const NO_CHANGE: ShopChange = { pausedCount: 0, resumedCount: 0, withdrawn: [] };

/**
 * Closes a seller's shop, which pauses everything on sale, or opens it, which resumes what may still be sold and
 * withdraws the rest with a message, in one transaction. Orders in progress continue. Repeating it changes nothing. If
 * a purchase and a closing coincide, the first one wins.
 * @throws AccountBlocked if a blocked user opens the shop, ServiceClosed while listing is closed for everybody.
 */
export async function setShopOpen(
  { db }: Platform,
  { userId, isOpen }: { userId: string; isOpen: boolean },
): Promise<ShopChange> {
  return inTransaction(db, async (tx) => {
    const isChanged = await updateShopOpen(tx, userId, isOpen);
    if (isOpen) await admitSeller(tx, userId);
    checkpoint('shop.kept');
    if (!isChanged) return NO_CHANGE;
    if (isOpen) await admitService(tx, 'listings');
    return isOpen ? open(tx, userId) : close(tx, userId);
  });
}

async function close(tx: Tx, userId: string): Promise<ShopChange> {
  const touched = await pauseListings(tx, userId);
  checkpoint('shop.paused');
  await refreshMarketItems(tx, touched);
  checkpoint('shop.counted');
  return { ...NO_CHANGE, pausedCount: touched.length };
}

async function open(tx: Tx, userId: string): Promise<ShopChange> {
  const paused = await listPausedListings(tx, userId);
  const reasons = await readReasons(tx, userId, paused);
  const reasonOf = ({ assetId }: PausedListing): CopyReason | null => reasons.get(assetId) ?? null;
  const [fit, unfit] = [
    paused.filter((listing) => reasonOf(listing) === null),
    paused.filter((listing) => reasonOf(listing) !== null),
  ];
  const resumedCount = await resumeListings(
    tx,
    fit.map(({ id }) => id),
  );
  await withdrawListings(
    tx,
    unfit.map(({ id }) => id),
  );
  checkpoint('shop.resumed');
  await notifyWithdrawn(
    tx,
    userId,
    unfit.map((listing) => ({ ...listing, reason: reasonOf(listing) ?? 'gone' })),
  );
  await refreshMarketItems(
    tx,
    paused.map(({ marketItemId }) => marketItemId),
  );
  checkpoint('shop.counted');
  const withdrawn = unfit.map((listing, index) =>
    outcomeWith(index, reasonOf(listing), { assetId: listing.assetId, listingId: listing.id }),
  );
  return { ...NO_CHANGE, resumedCount, withdrawn };
}

/** Locks the copies and checks them as for a new listing. */
async function readReasons(
  tx: Tx,
  userId: string,
  paused: readonly PausedListing[],
): Promise<Map<string, CopyReason | null>> {
  const assetIds = paused.map(({ assetId }) => assetId);
  const copies = await listSellerCopies(tx, { userId, assetIds, isHeld: true });
  return new Map(
    copies.map((copy) => [copy.id, whyNotSellable({ ...copy, listingStatus: null }, copy.readAt)]),
  );
}

/** Most items that one message names. */
const NAMED_MAX = 3;

/** Notifies a seller which listings were withdrawn when the shop opened, with one message for each reason. */
export async function notifyWithdrawn(
  tx: Tx,
  userId: string,
  withdrawn: readonly (PausedListing & { reason: CopyReason })[],
): Promise<void> {
  for (const [reason, listings] of Map.groupBy(withdrawn, (listing) => listing.reason)) {
    const items = listings
      .slice(0, NAMED_MAX)
      .map(({ nameZh, nameEn, askCents }) => ({ zh: nameZh, en: nameEn, amount: formatYuan(askCents) }));
    const params = { items, count: listings.length, reason };
    await postMessage(tx, { userId, type: 'inventory', template: 'listingsNotResumed', params });
  }
}
