import { parseAsk } from './askRules.ts';
import type { CopyBlame, PricedCopy } from './pricedCopy.ts';

/** The buy order that a copy would be sold to now, as the dry run tells it. In cents. */
export interface BidOffer {
  readonly priceCents: number;
  readonly feeCents: number;
  readonly netCents: number;
  /** Whether it is so far below the reference price that the seller has to confirm it. */
  readonly isFarBelow: boolean;
}

/** What became of a copy after the press. */
export interface QuickSaleAnswer {
  readonly outcome: string;
  readonly reason: string | null;
  /** What it was sold for; of a buy order that is gone the best one now, null if there is none. */
  readonly priceCents: number | null;
  readonly netCents: number | null;
  readonly orderNo: string | null;
}

/** What is wrong with a least price: no amount, or more than the best buy order gives. */
export type LeastProblem = 'invalid' | 'above';

/** A copy of the dialog, with its buy order and the least price that its seller takes. */
export interface QuickSaleRow {
  readonly copy: PricedCopy;
  readonly blame: CopyBlame | null;
  readonly bid: BidOffer | null;
  readonly leastText: string;
  readonly leastCents: number | null;
  readonly problem: LeastProblem | null;
  /** True when the press sells it. */
  readonly isFit: boolean;
}

/** Judges the least price of one copy. A copy without a buy order has none. */
export function judgeRow({
  copy,
  blame,
  bid,
  leastText,
  isLowConfirmed,
}: Pick<QuickSaleRow, 'copy' | 'blame' | 'bid' | 'leastText'> & {
  /** Whether the seller means buy orders far below the reference price. */
  readonly isLowConfirmed: boolean;
}): QuickSaleRow {
  const cents = parseAsk(leastText.trim());
  const leastCents = cents === 0 ? null : cents;
  const isAbove = leastCents !== null && leastCents > (bid?.priceCents ?? 0);
  const problem = leastCents === null ? 'invalid' : isAbove ? 'above' : null;
  const isOffered = blame === null && bid !== null;
  return {
    copy,
    blame,
    bid,
    leastText,
    leastCents,
    problem: isOffered ? problem : null,
    isFit: isOffered && problem === null && (!bid.isFarBelow || isLowConfirmed),
  };
}

/** The sums of the copies that the press sells, in cents. */
export interface QuickSaleTotals {
  readonly count: number;
  readonly priceCents: number;
  readonly feeCents: number;
}

/** Sums the copies that the press sells. */
export function quickSaleTotals(rows: readonly QuickSaleRow[]): QuickSaleTotals {
  const bids = rows.flatMap(({ isFit, bid }) => (isFit && bid !== null ? [bid] : []));
  return {
    count: bids.length,
    priceCents: bids.reduce((sum, { priceCents }) => sum + priceCents, 0),
    feeCents: bids.reduce((sum, { feeCents }) => sum + feeCents, 0),
  };
}
