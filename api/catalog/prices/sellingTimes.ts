import { DAY_MS } from '../../kernel/durations.ts';
import type { Cents } from '../../kernel/money.ts';
import { medianCents } from './reference.ts';

/** A sale with what shows how long its copy waited, and at what price. Prices in fen. */
export interface WaitedSale {
  priceCents: Cents;
  soldAt: Date;
  /** From the setting of the ask to the purchase; null if unknown. */
  waitedSeconds: number | null;
  /** The reference price at the purchase; null if unknown. */
  referenceCents: Cents | null;
}

/** How long sold copies waited at prices of one band. */
export interface SellingTime {
  /** The band's lowest price, in fen. */
  fromCents: Cents;
  /** The lowest price above the band, in fen. */
  belowCents: Cents;
  medianSeconds: number;
  saleCount: number;
}

/** Sales older than this do not count. */
export const SELLING_DAYS = 90;
/** A band with fewer sales says nothing. */
export const SELLING_SALES_MIN = 5;
/** Bounds of the bands, as shares of the reference price in basis points; narrow where most copies are priced. */
export const SELLING_BANDS = [
  5_000n,
  8_000n,
  9_000n,
  9_500n,
  10_000n,
  10_500n,
  11_000n,
  12_000n,
  15_000n,
] as const;

const WHOLE = 10_000n;

/**
 * How long copies waited that sold at about a price: one entry for each band of prices with enough sales, cheapest
 * first (decision 0089). A sale belongs to a band by its price as a share of the reference price at its purchase, so
 * that a band means the same after the market has moved. The bounds are shares of the current reference price.
 * @param referenceCents of the item and phase now; without one, the median price of the sales stands for it.
 */
export function sellingTimesOf(
  sales: readonly WaitedSale[],
  referenceCents: Cents | null,
  now: Date,
): SellingTime[] {
  const since = now.getTime() - SELLING_DAYS * DAY_MS;
  const known = sales.flatMap(({ waitedSeconds, soldAt, ...sale }) =>
    waitedSeconds !== null && soldAt.getTime() >= since ? [{ ...sale, waitedSeconds }] : [],
  );
  const base = referenceCents ?? medianCents(known.map(({ priceCents }) => priceCents));
  return SELLING_BANDS.slice(1).flatMap((to, index): SellingTime[] => {
    const from = SELLING_BANDS[index] ?? 0n;
    const waits = known.flatMap(({ priceCents, referenceCents: then, waitedSeconds }) => {
      const share = priceCents * WHOLE;
      const whole = then ?? base;
      return share >= whole * from && share < whole * to ? [waitedSeconds] : [];
    });
    if (waits.length < SELLING_SALES_MIN) return [];
    return [
      {
        fromCents: boundOf(base, from),
        belowCents: boundOf(base, to),
        medianSeconds: medianOf(waits),
        saleCount: waits.length,
      },
    ];
  });
}

/** The lowest price in whole fen that is at least a share of a price. */
function boundOf(cents: Cents, share: bigint): Cents {
  return (cents * share + WHOLE - 1n) / WHOLE;
}

function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const [lower = 0, upper = 0] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return Math.round((lower + upper) / 2);
}
