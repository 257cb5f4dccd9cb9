import type { CopyFilter } from '../../catalog/filter/filter.ts';
import { NO_ID } from '../../kernel/ids.ts';
import type { Cents } from '../../kernel/money.ts';
import type { Platform } from '../../kernel/platform.ts';
import { countWantedCopies } from './bid.store.ts';
import { type NearestPrices, nearestPrices } from './bid.ts';
import { listFittingCopies } from './fittingCopies.ts';
import { checkQuantity } from './openBid.ts';

/** What a bid would do if it were opened now, as far as its price goes: what drives it up to its limit is not shown. Amounts in fen. */
export interface BidPreview {
  /** Copies that it would buy at once, at their asks. */
  buysAtOnce: number;
  sumCents: Cents;
  /** Mean price of those; null if there are none. */
  averageCents: Cents | null;
  /** Copies that others want, by their prices in the book, at its limit or more. */
  copiesAhead: number;
  /** What is held for it while it waits, at its limit. */
  heldCents: Cents;
  /** The prices next to one that is not on a step; null for one that is. */
  nearestPrices: NearestPrices | null;
  /** The same for its limit. */
  nearestLimits: NearestPrices | null;
}

/**
 * Says what a bid would buy at once and who would be served before it. Copies of the reader do not count.
 * @throws InvalidInput
 */
export async function previewBid(
  platform: Platform,
  asked: {
    userId: string | null;
    marketItemId: string;
    quantity: number;
    priceCents: Cents;
    /** The most that a copy may cost where others bid for it too; its price if omitted. */
    upToCents?: Cents | null | undefined;
    conditions: CopyFilter;
  },
): Promise<BidPreview> {
  const { userId, marketItemId, quantity, priceCents } = asked;
  const limitCents = asked.upToCents ?? priceCents;
  checkQuantity(quantity);
  const copies = await listFittingCopies(platform, {
    marketItemId,
    userId,
    conditions: asked.conditions,
    mostCents: priceCents,
    wanted: quantity,
  });
  const bought = copies.slice(0, quantity);
  const sumCents = bought.reduce((sum, { askCents }) => sum + askCents, 0n);
  return {
    buysAtOnce: bought.length,
    sumCents,
    averageCents: bought.length > 0 ? sumCents / BigInt(bought.length) : null,
    copiesAhead: await countWantedCopies(platform.db, {
      marketItemId,
      leastCents: limitCents,
      userId: userId ?? NO_ID,
    }),
    heldCents: limitCents * BigInt(quantity - bought.length),
    nearestPrices: nearestPrices(priceCents),
    nearestLimits: nearestPrices(limitCents),
  };
}
