import type { ListingStatus } from './listing.ts';

/** Why nobody can buy a copy that its seller offers. Each ends by itself once its cause does. */
export type UnavailableReason =
  | 'sellerHeld'
  | 'accountAbnormal'
  | 'accountNotSellable'
  | 'inventoryPrivate'
  | 'robotUnconfirmed'
  | 'shopClosed';

/** The data that decides whether an offered copy can be bought. */
export interface SaleFacts {
  status: ListingStatus;
  isSellerHeld: boolean;
  /** Why the listings of its Steam account are paused, as the account's row has it. */
  pausedReason: string | null;
}

const OF_ACCOUNT: Readonly<Record<string, UnavailableReason>> = {
  abnormal: 'accountAbnormal',
  notSellable: 'accountNotSellable',
  private: 'inventoryPrivate',
  unconfirmed: 'robotUnconfirmed',
};

/**
 * Why nobody can buy a listing now; null if it can be bought, or was. Where several causes hold, the one that lasts
 * longest is returned: a hold of the seller, then a fault of the account, then a closed shop.
 */
export function whyUnavailable({ status, isSellerHeld, pausedReason }: SaleFacts): UnavailableReason | null {
  if (status !== 'active' && status !== 'paused') return null;
  if (isSellerHeld) return 'sellerHeld';
  if (status === 'active') return null;
  return pausedReason === null ? 'shopClosed' : (OF_ACCOUNT[pausedReason] ?? 'accountNotSellable');
}

/** Listings of one seller that nobody can buy for one reason. */
export interface UnavailableGroup {
  reason: UnavailableReason;
  /** The Steam account whose fault it is; null if it is the seller's hold or closed shop. */
  steamAccountId: string | null;
  count: number;
}

/** Groups counts of listings by the reason for which nobody can buy them, the largest group first. */
export function groupUnavailable(
  counts: readonly (SaleFacts & { steamAccountId: string; count: number })[],
): UnavailableGroup[] {
  const groups = new Map<string, UnavailableGroup>();
  for (const { steamAccountId: id, count, ...facts } of counts) {
    const reason = whyUnavailable(facts);
    if (reason === null) continue;
    const steamAccountId = reason === 'sellerHeld' || reason === 'shopClosed' ? null : id;
    const key = `${reason} ${steamAccountId}`;
    const group = groups.get(key);
    if (group) group.count += count;
    else groups.set(key, { reason, steamAccountId, count });
  }
  return [...groups.values()].toSorted(
    (one, other) =>
      other.count - one.count || (one.steamAccountId ?? '').localeCompare(other.steamAccountId ?? ''),
  );
}
