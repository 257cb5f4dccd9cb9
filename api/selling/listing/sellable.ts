import type { Cents } from '../../kernel/money.ts';
import type { CopyReason } from './listingOutcome.ts';

/** A copy in one of a seller's accounts, with the data that decides whether it can be listed. */
export interface SellerCopy {
  id: string;
  marketItemId: string;
  phase: string | null;
  isGone: boolean;
  isTradable: boolean;
  isMarketable: boolean;
  /** When its cooldown or protection ends. */
  tradableAt: Date | null;
  accountStatus: string;
  accountType: string;
  isUnbound: boolean;
  /** The status of its open listing, if any. */
  listingStatus: string | null;
  /** The reference price of the item itself; a phase's price is a share of it. */
  itemReferenceCents: Cents | null;
  /** When it was read. */
  readAt: Date;
}

/** What decides whether a copy can be listed. */
export type SellableFacts = Pick<
  SellerCopy,
  'isGone' | 'isTradable' | 'isMarketable' | 'tradableAt' | 'accountStatus' | 'isUnbound' | 'listingStatus'
>;

/**
 * Why a copy cannot be listed now; null if it can (I-05). If its cooldown has ended since the last inventory sync, the
 * restrictions on trading and selling that the sync stored have ended too.
 */
export function whyNotSellable(copy: SellableFacts, now: Date): CopyReason | null {
  if (copy.isUnbound) return 'accountUnbound';
  if (copy.isGone) return 'gone';
  if (copy.listingStatus !== null)
    return copy.listingStatus === 'reserved' ? 'orderUnderWay' : 'alreadyListed';
  if (copy.accountStatus === 'abnormal') return 'accountAbnormal';
  if (copy.accountStatus !== 'normal') return 'accountNotSellable';
  if (copy.tradableAt !== null && copy.tradableAt > now) return 'inCooldown';
  if (copy.tradableAt !== null) return null;
  if (!copy.isTradable) return 'notTradable';
  return copy.isMarketable ? null : 'notMarketable';
}
