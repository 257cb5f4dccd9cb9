import type { ReferenceFacts } from './pricedCopy.ts';

/** What a price is set for: a market item by its id, or one of its Doppler phases or gems. */
export interface PriceSubject {
  readonly marketItemId: string;
  readonly phase: string | null;
}

/** What is known for setting a price, as the server sends it. Money in cents. */
export interface PriceContext {
  /** Copies on sale, and the viewer's own among them. */
  readonly listingCount: number;
  readonly ownListingCount: number;
  readonly lowestOtherAskCents: number | null;
  /** The lowest prices, with the copies at each and the viewer's own among them. All prices, or the cheapest part. */
  readonly askCents: readonly number[];
  readonly askCounts: readonly number[];
  readonly ownAskCounts: readonly number[];
  readonly lastSales: readonly { readonly priceCents: number; readonly soldAt: string }[];
  readonly reference: ReferenceFacts | null;
  readonly sellingTimes: readonly SellingTime[];
  /** The seller's fee on a sale. */
  readonly feeBasisPoints: number;
}

/** How long copies waited that sold at `fromCents` or more and below `belowCents`. */
export interface SellingTime {
  readonly fromCents: number;
  readonly belowCents: number;
  readonly medianSeconds: number;
  readonly saleCount: number;
}

/** Identifies a subject. */
export function subjectKey({ marketItemId, phase }: PriceSubject): string {
  return `${marketItemId} ${phase ?? ''}`;
}

/** Each subject once. */
export function distinctSubjects(subjects: readonly (PriceSubject | null)[]): PriceSubject[] {
  const known = subjects.filter((subject) => subject !== null);
  return [...new Map(known.map((subject) => [subjectKey(subject), subject])).values()];
}

/** The place that a copy has or would have among the asks; 1 is the cheapest. */
export interface AskPlace {
  /** The best and the worst place. They differ when others ask the same as a copy that is on sale already. */
  readonly first: number;
  readonly last: number;
  /** True when only the cheapest part of the asks is known, and the price is above it: the place is `first` or later. */
  readonly isBeyond: boolean;
  /** Copies on sale, this one included. */
  readonly total: number;
  /** Other copies of the viewer among them. */
  readonly ownCount: number;
}

/**
 * The place of a copy at a price. At equal prices the copy that was listed first comes first, so that a new copy comes
 * last among them.
 * @param ownAskCents the current ask of this copy, if it is on sale: it does not compete with itself.
 */
export function placeOf(context: PriceContext, priceCents: number, ownAskCents: number | null): AskPlace {
  const { askCents, askCounts, ownAskCounts, listingCount, ownListingCount } = context;
  const highest = askCents.at(-1) ?? 0;
  const shownCount = askCounts.reduce((sum, count) => sum + count, 0);
  const isWhole = shownCount >= listingCount;
  const at = askCents.indexOf(ownAskCents ?? -1);
  const isShown = at >= 0 && (ownAskCounts[at] ?? 0) > 0;
  const isIncluded = isShown || (!isWhole && ownAskCents !== null && ownAskCents > highest);
  const self = isIncluded ? 1 : 0;
  const countWhere = (isMeant: (cents: number) => boolean): number =>
    askCents.reduce((sum, cents, index) => sum + (isMeant(cents) ? (askCounts[index] ?? 0) : 0), 0) -
    (isShown && ownAskCents !== null && isMeant(ownAskCents) ? 1 : 0);
  const cheaperCount = countWhere((cents) => cents < priceCents);
  const equalCount = countWhere((cents) => cents === priceCents);
  const last = 1 + cheaperCount + equalCount;
  return {
    first: ownAskCents === null ? last : 1 + cheaperCount,
    last,
    isBeyond: !isWhole && priceCents > highest,
    total: listingCount - self + 1,
    ownCount: ownListingCount - self,
  };
}

/** How long copies waited that sold at about this price; null when too few did. */
export function sellingTimeAt({ sellingTimes }: PriceContext, priceCents: number): SellingTime | null {
  return (
    sellingTimes.find(({ fromCents, belowCents }) => priceCents >= fromCents && priceCents < belowCents) ??
    null
  );
}

/** A known price that one press sets: the lowest ask of others less a cent, the reference price, the last sale. */
export type PriceBasis = 'undercut' | 'reference' | 'lastSale';

export const PRICE_BASES: readonly PriceBasis[] = ['undercut', 'reference', 'lastSale'];

/** The price of a basis in cents. Null when it is unknown, or below the lowest price that a copy may have. */
export function priceOfBasis(
  basis: PriceBasis,
  { context, referenceCents, minCents }: BasisFacts,
): number | null {
  const cents = {
    undercut: context?.lowestOtherAskCents == null ? null : context.lowestOtherAskCents - 1,
    reference: referenceCents,
    lastSale: context?.lastSales[0]?.priceCents ?? null,
  }[basis];
  return cents === null || cents < minCents ? null : cents;
}

/** What the price of a basis is computed from. */
export interface BasisFacts {
  /** Null while it is unknown. */
  readonly context: PriceContext | null;
  readonly referenceCents: number | null;
  readonly minCents: number;
}

const HOUR_S = 3_600;
const DAY_S = 86_400;

/** A waiting time in the unit in which people say it: less than an hour, hours up to two days, then days. */
export function waitOf(seconds: number): {
  readonly unit: 'underHour' | 'hours' | 'days';
  readonly count: number;
} {
  if (seconds < HOUR_S) {
    return { unit: 'underHour', count: 0 };
  }
  return seconds < 2 * DAY_S
    ? { unit: 'hours', count: Math.round(seconds / HOUR_S) }
    : { unit: 'days', count: Math.round(seconds / DAY_S) };
}
