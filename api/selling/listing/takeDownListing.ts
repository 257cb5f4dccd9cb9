import { refreshMarketItems } from '../../catalog/market/recount.ts';
import { recordOperatorAction } from '../../kernel/audit/operatorAction.store.ts';
import { checkpoint } from '../../kernel/checkpoint.ts';
import { formatYuan } from '../../kernel/money.ts';
import type { Platform } from '../../kernel/platform.ts';
import { inTransaction } from '../../kernel/tx.ts';
import { postMessage } from '../../notifications/message/postMessages.ts';
import { whyNotChangeable } from './listing.ts';
import { listOwnListings, withdrawListings } from './ownListing.store.ts';
import { findShownListing } from './shownListing.store.ts';

/** A request of an operator to take a listing down. */
export interface TakeDownInput {
  listingId: string;
  reason: string;
  /** The part of the reason that the seller can read; null for none. */
  note: string | null;
  operator: string;
}

/**
 * Withdraws a listing for an operator. The seller is notified with the operator's note. A listing that an order holds
 * stays until that order ends. Repeating it changes nothing. Runs as the database owner.
 * @returns null if there is no such listing.
 */
export async function takeDownListing(
  { db }: Pick<Platform, 'db'>,
  { listingId, reason, note, operator }: TakeDownInput,
): Promise<'done' | 'unchanged' | 'orderUnderWay' | null> {
  return inTransaction(db, async (tx) => {
    const shown = await findShownListing(tx, listingId);
    if (!shown) return null;
    const listing = (
      await listOwnListings(tx, { sellerId: shown.sellerId, ids: [listingId], isHeld: true })
    ).get(listingId);
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
