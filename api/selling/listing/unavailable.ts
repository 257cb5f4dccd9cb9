import type { ListingStatus } from './listing.ts';

/** Why nobody can buy a copy that its seller offers. Each ends by itself once its cause does. */
export type UnavailableReason =
  | 'sellerHeld'
  | 'accountAbnormal'
  | 'accountNotSellable'
  | 'inventoryPrivate'
  | 'robotUnconfirmed'
  | 'copyNotTradable'
  | 'shopClosed'
  | 'shopOpening';

/** The data that decides whether an offered copy can be bought. */
export interface SaleFacts {
  status: ListingStatus;
  isSellerHeld: boolean;
  isShopOpen: boolean;
  /** Why the listings of its Steam account are paused, as the account's row has it. */
  pausedReason: string | null;
  /** True while Steam does not let the copy itself go. */
  isStuck: boolean;
}

const OF_ACCOUNT: Readonly<Record<string, UnavailableReason>> = {
  abnormal: 'accountAbnormal',
  notSellable: 'accountNotSellable',
  private: 'inventoryPrivate',
  unconfirmed: 'robotUnconfirmed',
};

/**
 * Why nobody can buy a listing now; null if it can be bought, or was. Where several causes hold, the one that lasts
 * longest is returned: a hold of the seller, then a fault of the account, then of the copy, then a closed shop. The listings of a large
 * shop follow it in parts: until then a closed one has active listings, and an open one has paused ones.
 */
export function whyUnavailable(facts: SaleFacts): UnavailableReason | null {
  const { status, isSellerHeld, isShopOpen, pausedReason, isStuck } = facts;
  if (status !== 'active' && status !== 'paused') return null;
  if (isSellerHeld) return 'sellerHeld';
  if (status === 'paused' && pausedReason !== null) return OF_ACCOUNT[pausedReason] ?? 'accountNotSellable';
  if (status === 'paused' && isStuck) return 'copyNotTradable';
  if (!isShopOpen) return 'shopClosed';
  return status === 'paused' ? 'shopOpening' : null;
}

/** The reasons that no account is to blame for. */
const OF_SELLER: readonly UnavailableReason[] = ['sellerHeld', 'shopClosed', 'shopOpening'];

/** Listings of one seller that nobody can buy for one reason. */
export interface UnavailableGroup {
  reason: UnavailableReason;
  /** The Steam account whose fault it is; null if it is the seller's hold or shop. */
  steamAccountId: string | null;
  count: number;
  /** When Steam lets the first of their copies go again, where that is the reason and Steam says so. */
  nextAt: Date | null;
}

/** Listings of one seller and one account with the same facts. */
export interface CountedFacts extends SaleFacts, Pick<UnavailableGroup, 'count' | 'nextAt'> {
  steamAccountId: string;
}

/** Groups counts of listings by the reason for which nobody can buy them, the largest group first. */
export function groupUnavailable(counts: readonly CountedFacts[]): UnavailableGroup[] {
  const groups = new Map<string, UnavailableGroup>();
  for (const { steamAccountId: id, count, nextAt, ...facts } of counts) {
    const reason = whyUnavailable(facts);
    if (reason === null) continue;
    const steamAccountId = OF_SELLER.includes(reason) ? null : id;
    const key = `${reason} ${steamAccountId}`;
    const group = groups.get(key);
    if (group) group.count += count;
    else
      groups.set(key, {
        reason,
        steamAccountId,
        count,
        nextAt: reason === 'copyNotTradable' ? nextAt : null,
      });
  }
  return [...groups.values()].toSorted(
    (one, other) =>
      other.count - one.count || (one.steamAccountId ?? '').localeCompare(other.steamAccountId ?? ''),
  );
}
