/** Platforms that price feeds may be of, in the order in which readers see them. */
export const PLATFORM_NAMES = ['buff', 'youpin', 'c5', 'steam'] as const;
export type PlatformName = (typeof PLATFORM_NAMES)[number];

/** What a seller pays of a price, in 1/100 of a percent: first for the sale, then of what is left for paying it out. */
export interface SellingFees {
  readonly saleFeeBasisPoints: number;
  readonly withdrawalFeeBasisPoints: number;
}

/** What holds on another platform. */
export interface PlatformTerms extends SellingFees {
  /** Proceeds stay there as credit and become no money again. */
  readonly isWalletOnly: boolean;
}

/**
 * Posted fees of a seller without any discount, as known in November 2026; decision 0065 names the sources. They change now and then: a
 * new one is one number here.
 */
export const PLATFORM_TERMS: Record<PlatformName, PlatformTerms> = {
  buff: { saleFeeBasisPoints: 250, withdrawalFeeBasisPoints: 100, isWalletOnly: false },
  youpin: { saleFeeBasisPoints: 0, withdrawalFeeBasisPoints: 100, isWalletOnly: false },
  c5: { saleFeeBasisPoints: 100, withdrawalFeeBasisPoints: 100, isWalletOnly: false },
  // 15 % on top of what the seller gets: of a buyer's 115 the seller has 100.
  steam: { saleFeeBasisPoints: 1_304, withdrawalFeeBasisPoints: 0, isWalletOnly: true },
};

/** Fresh lowest asks of other platforms in fen, as an item carries them. */
export type PlatformAsks = Readonly<Partial<Record<PlatformName, number>>>;

/** What buying at one place and selling at another leaves after the fees of the sale. */
export interface PlatformGap {
  readonly cents: number;
  /** Of the money put in, in 1/100 of a percent. */
  readonly basisPoints: number;
}

/** Below this a fen is more than a per cent, and rounding would decide who stands first: such items stand last in orders by difference. */
export const RANKED_MIN_CENTS = 100;

/** Which way: bought here and sold there, or bought there and sold here. */
export type GapDirection = 'buyHere' | 'buyThere';

const ALL = 10_000;

/** A figure that is older counts no longer: it is shown with its age, and orders no list. */
export const PLATFORM_FRESH_MS = 86_400_000;

/** What a seller keeps of a price, in whole fen: each fee is rounded half up, as ours are. */
export function proceedsOf(priceCents: number, fees: SellingFees): number {
  const sold = priceCents - Math.round((priceCents * fees.saleFeeBasisPoints) / ALL);
  return sold - Math.round((sold * fees.withdrawalFeeBasisPoints) / ALL);
}

/** Buys at one price and sells at another. */
export function gapOf(costCents: number, priceCents: number, fees: SellingFees): PlatformGap {
  const cents = proceedsOf(priceCents, fees) - costCents;
  return { cents, basisPoints: Math.round((cents * ALL) / costCents) };
}

/** Which platforms a comparison looks at: one, or all whose proceeds are money. */
export function comparedPlatforms(platform: PlatformName | null): readonly PlatformName[] {
  return platform === null ? PLATFORM_NAMES.filter((name) => !PLATFORM_TERMS[name].isWalletOnly) : [platform];
}

/**
 * By how much an item stands apart here and there, for orders of a list: the proceeds as a share of the money put in, 1/100 of a percent.
 * Our own fees are the same for all items and change no order, so they are left out.
 * @returns null where one of both prices is missing, or too low to be compared.
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
