import { refreshMarketItems } from '../../catalog/market/refreshMarketItems.ts';
import { recordOperatorAction } from '../../kernel/audit/recordOperatorAction.ts';
import { checkpoint } from '../../kernel/checkpoint.ts';
import { formatYuan } from '../../kernel/money.ts';
import type { Platform } from '../../kernel/platform.ts';
import { inTransaction } from '../../kernel/tx.ts';
import { postMessage } from '../../notifications/message/postMessage.ts';
import { whyNotChangeable } from './changeable.ts';
import { lockOwnListings, withdrawListings } from './ownListing.store.ts';
import { findShownListing } from './shownListing.store.ts';

/** A listing that an operator takes down. */
export interface TakeDownWish {
  listingId: string;
  reason: string;
  /** What the seller reads of the reason; null: nothing. */
  note: string | null;
  operator: string;
}

/**
 * An operator takes a listing out of the market. The seller is told, with what the operator says. One that an order holds stays: its order
 * has to end first. The same again changes nothing. Run as the owner.
 * @returns null: there is no such listing.
 */
export async function takeDownListing(
  { db }: Pick<Platform, 'db'>,
  { listingId, reason, note, operator }: TakeDownWish,
): Promise<'done' | 'unchanged' | 'orderUnderWay' | null> {
  return inTransaction(db, async (tx) => {
    const shown = await findShownListing(tx, listingId);
    if (!shown) return null;
    const listing = (await lockOwnListings(tx, shown.sellerId, [listingId])).get(listingId);
    const obstacle = whyNotChangeable(listing?.status);
    const outcome = obstacle === null ? 'done' : obstacle === 'orderUnderWay' ? obstacle : 'unchanged';
    const about = { subjectKind: 'listing', subjectId: listingId, reason, outcome } as const;
    await recordOperatorAction(tx, { operator, command: 'listing take-down', ...about });
    if (outcome !== 'done') return outcome;
    await withdrawListings(tx, [listingId]);
    checkpoint('takeDown.withdrawn');
    await refreshMarketItems(tx, [shown.marketItemId]);
    const items = [{ zh: shown.nameZh, en: shown.nameEn, amount: formatYuan(shown.askCents) }];
    const params = { items, count: 1, ...(note === null ? {} : { note }) };
    const template = note === null ? 'listingTakenDown' : 'listingTakenDownFor';
    await postMessage(tx, { userId: shown.sellerId, type: 'inventory', template, params });
    return outcome;
  });
}
