/** Platforms that price feeds can cover, in display order. */
export const PLATFORM_NAMES = ['buff', 'youpin', 'c5', 'steam'] as const;
export type PlatformName = (typeof PLATFORM_NAMES)[number];

/** Fees of a seller in basis points: first on the price, then on the rest when it is paid out. */
export interface SellingFees {
  readonly saleFeeBasisPoints: number;
  readonly withdrawalFeeBasisPoints: number;
}

/** Terms of another platform. */
export interface PlatformTerms extends SellingFees {
  /** True if proceeds remain credit there and cannot be paid out as money. */
  readonly isWalletOnly: boolean;
}

/** Published fees for a seller without discounts, as of November 2026. Decision 0065 lists the sources. */
export const PLATFORM_TERMS: Record<PlatformName, PlatformTerms> = {
  buff: { saleFeeBasisPoints: 250, withdrawalFeeBasisPoints: 100, isWalletOnly: false },
  youpin: { saleFeeBasisPoints: 0, withdrawalFeeBasisPoints: 100, isWalletOnly: false },
  c5: { saleFeeBasisPoints: 100, withdrawalFeeBasisPoints: 100, isWalletOnly: false },
  // 15 % on top of the seller's share: of a buyer's 115 the seller receives 100.
  steam: { saleFeeBasisPoints: 1_304, withdrawalFeeBasisPoints: 0, isWalletOnly: true },
};

/** Fresh lowest asks of an item on other platforms, in fen. */
export type PlatformAsks = Readonly<Partial<Record<PlatformName, number>>>;

/** Profit of buying at one place and selling at another, after the fees of the sale. */
export interface PlatformGap {
  readonly cents: number;
  /** Profit in basis points of the money spent. */
  readonly basisPoints: number;
}

/** Below this price (in fen) one fen is more than 1 %, so that rounding would decide the order. Such items come last in orders by gap. */
export const RANKED_MIN_CENTS = 100;

/** Direction of the comparison: bought here and sold there, or bought there and sold here. */
export type GapDirection = 'buyHere' | 'buyThere';

const ALL = 10_000;

/** A price older than this (milliseconds) is stale: it is shown with its age and not used for ordering. */
export const PLATFORM_FRESH_MS = 86_400_000;

/** What a seller receives of a price, in whole fen. Each fee is rounded half up, as ours are. */
export function proceedsOf(priceCents: number, fees: SellingFees): number {
  const sold = priceCents - Math.round((priceCents * fees.saleFeeBasisPoints) / ALL);
  return sold - Math.round((sold * fees.withdrawalFeeBasisPoints) / ALL);
}

/** Computes the gap of buying at one price and selling at another. */
export function gapOf(costCents: number, priceCents: number, fees: SellingFees): PlatformGap {
  const cents = proceedsOf(priceCents, fees) - costCents;
  return { cents, basisPoints: Math.round((cents * ALL) / costCents) };
}

/** The platforms of a comparison: one, or all that pay out money. */
export function comparedPlatforms(platform: PlatformName | null): readonly PlatformName[] {
  return platform === null ? PLATFORM_NAMES.filter((name) => !PLATFORM_TERMS[name].isWalletOnly) : [platform];
}

/**
 * Sort value for orders by gap: proceeds in basis points of the money spent. Our own fees are omitted, since they are the same for all
 * items and do not affect the order.
 * @returns null if one of the two prices is missing or too low to compare.
 */
export function gapRank(
  direction: GapDirection,
  askCents: bigint | null,
  asks: PlatformAsks,
  platform: PlatformName | null,
): number | null {
  if (askCents === null || askCents < RANKED_MIN_CENTS) return null;
  const here = Number(askCents);
  const ranks = comparedPlatforms(platform).flatMap((name) => {
    const there = asks[name];
    if (there === undefined || there < RANKED_MIN_CENTS) return [];
    return direction === 'buyHere' ? proceedsOf(there, PLATFORM_TERMS[name]) / here : here / there;
  });
  return ranks.length === 0 ? null : Math.round(Math.max(...ranks) * ALL);
}
