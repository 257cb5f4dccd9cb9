/** The source of a reference price, as the server sends it. */
export interface ReferenceFacts {
  readonly priceCents: number;
  readonly source: string;
  readonly calculatedAt: string | null;
  readonly salesUsed: number | null;
  readonly outliersLeftOut: number | null;
  readonly windowDays: number | null;
}

/** Converts a reference price of a response. */
export function referenceFacts(
  answer:
    | {
        readonly priceCents: number;
        readonly source: string;
        readonly calculatedAt?: string | null | undefined;
        readonly salesUsed?: number | null | undefined;
        readonly outliersLeftOut?: number | null | undefined;
        readonly windowDays?: number | null | undefined;
      }
    | null
    | undefined,
): ReferenceFacts | null {
  if (answer == null) {
    return null;
  }
  const { priceCents, source, calculatedAt, salesUsed, outliersLeftOut, windowDays } = answer;
  return {
    priceCents,
    source,
    calculatedAt: calculatedAt ?? null,
    salesUsed: salesUsed ?? null,
    outliersLeftOut: outliersLeftOut ?? null,
    windowDays: windowDays ?? null,
  };
}

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
  /** The lowest price that a copy may have. */
  readonly minCents: number;
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

/** A price that is set for a copy, and what it replaces. */
export interface NewPrice {
  /** Null while there is none. */
  readonly priceCents: number | null;
  /** The current ask of the copy, if it is on sale: it gives way to the new price. */
  readonly ownAskCents: number | null;
}

/** The place that a copy has or would have among the asks; 1 is the cheapest. */
export interface AskPlace {
  /**
   * The best and the worst place. They differ when copies of the same form have this price, or when others ask the same
   * as a copy that is on sale already.
   */
  readonly first: number;
  readonly last: number;
  /** True when only the cheapest part of the asks is known, and the price is above it: the place is `first` or later. */
  readonly isBeyond: boolean;
  /** Copies on sale, this one and those of the same form included. */
  readonly total: number;
  /** Other copies of the viewer among them. */
  readonly ownCount: number;
}

/**
 * The place of a copy at a price. At equal prices the copy that was listed first comes first, so that a new copy comes
 * last among them.
 * @param mates the other copies of the same subject whose prices are set at the same time.
 */
export function placeOf(
  context: PriceContext,
  { priceCents, ownAskCents }: NewPrice & { readonly priceCents: number },
  mates: readonly NewPrice[] = [],
): AskPlace {
  const { askCents, askCounts, listingCount, ownListingCount } = context;
  const leaving = leavingAsks(context, [ownAskCents, ...mates.map((mate) => mate.ownAskCents)]);
  const added = mates.flatMap((mate) => mate.priceCents ?? []);
  const standing = askCents.map((_, at) => (askCounts[at] ?? 0) - (leaving.shown[at] ?? 0));
  const countStanding = (isMeant: (cents: number) => boolean): number =>
    standing.reduce((sum, count, at) => sum + (isMeant(askCents[at] ?? 0) ? count : 0), 0);
  const cheaper =
    countStanding((cents) => cents < priceCents) + added.filter((cents) => cents < priceCents).length;
  const equal = countStanding((cents) => cents === priceCents);
  const equalMates = added.filter((cents) => cents === priceCents).length;
  return {
    first: 1 + cheaper + (ownAskCents === null ? equal : 0),
    last: 1 + cheaper + equal + equalMates,
    isBeyond: !isWhole(context) && priceCents > (askCents.at(-1) ?? 0),
    total: listingCount - leaving.count + added.length + 1,
    ownCount: ownListingCount - leaving.count + added.length,
  };
}

/**
 * The prices of copies of a subject that get one price together, the first of which stands for them. Those on sale leave
 * their asks, which are known where all own copies are meant and every ask is known.
 * @returns null where that is not so.
 */
export function pricesTogether(
  context: PriceContext,
  { priceCents, count, areOnSale }: { priceCents: number; count: number; areOnSale: boolean },
): NewPrice[] | null {
  if (!areOnSale) {
    return Array.from({ length: count }, () => ({ priceCents, ownAskCents: null }));
  }
  if (count !== context.ownListingCount || !isWhole(context)) {
    return null;
  }
  return context.askCents.flatMap((ownAskCents, at) =>
    Array.from({ length: context.ownAskCounts[at] ?? 0 }, () => ({ priceCents, ownAskCents })),
  );
}

/** True when every ask is known one by one. */
function isWhole({ askCounts, listingCount }: PriceContext): boolean {
  return askCounts.reduce((sum, count) => sum + count, 0) >= listingCount;
}

/** Which of the asks give way to new prices: their number, and how many of them each of the known prices has. */
function leavingAsks(
  context: PriceContext,
  asks: readonly (number | null)[],
): { readonly count: number; readonly shown: readonly number[] } {
  const { askCents, ownAskCounts } = context;
  const known = asks.filter((ask) => ask !== null);
  // An ask that changed since the asks were read is none of them.
  const shown = askCents.map((cents, at) =>
    Math.min(ownAskCounts[at] ?? 0, known.filter((ask) => ask === cents).length),
  );
  const highest = askCents.at(-1) ?? 0;
  const beyondCount = isWhole(context) ? 0 : known.filter((ask) => ask > highest).length;
  return { count: shown.reduce((sum, count) => sum + count, beyondCount), shown };
}

/** How long copies waited that sold at about this price; null when too few did. */
export function sellingTimeAt({ sellingTimes }: PriceContext, priceCents: number): SellingTime | null {
  return (
    sellingTimes.find(({ fromCents, belowCents }) => priceCents >= fromCents && priceCents < belowCents) ??
    null
  );
}

/**
 * A share of a reference price in whole cents, rounded half up; `multiplier` has at most three decimals (requirement
 * I-06).
 */
export function multiplierPrice(referenceCents: number, multiplier: number): number {
  const thousandths = Math.round(multiplier * 1000);
  return Math.floor((referenceCents * thousandths * 2 + 1000) / 2000);
}

/** A known price that one press sets: the lowest ask of others, a cent below it, the reference price, the last sale. */
export type PriceBasis = 'match' | 'undercut' | 'reference' | 'lastSale';

export const PRICE_BASES: readonly PriceBasis[] = ['match', 'undercut', 'reference', 'lastSale'];

/** The price of a basis in cents. Null when it is unknown, or below the lowest price that a copy may have. */
export function priceOfBasis(
  basis: PriceBasis,
  { context, referenceCents, minCents }: BasisFacts,
): number | null {
  const cents = {
    match: context?.lowestOtherAskCents ?? null,
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
