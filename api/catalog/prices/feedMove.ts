import type { Cents } from '../../kernel/money.ts';

/** A feed's price for an item whose price is already known. Prices in fen. */
export interface FeedFigure {
  /** Name as in the feed, including the phase. */
  readonly name: string;
  readonly beforeCents: Cents;
  readonly afterCents: Cents;
  /** True if the previous price was estimated or is another platform's, so that it may be far off. */
  readonly isEstimate: boolean;
}

/** How plausible a feed is as a whole, and which of its prices are implausible. */
export interface FeedJudgement {
  readonly comparedCount: number;
  readonly changedCount: number;
  /** Median ratio of new to known prices; 1 if nothing is compared. */
  readonly middleRatio: number;
  readonly isWholeImplausible: boolean;
  /** Largest deviations first. */
  readonly implausible: readonly FeedFigure[];
}

/** A price that changes by more than this factor in either direction is reported. */
const RATIO_MAX = 5;
const ESTIMATE_RATIO_MAX = 20;
/** Cheap items fluctuate. Differences below this many fen are not reported. */
const DIFFERENCE_MIN = 2_000n;
/**
 * A whole market neither doubles nor halves between two feeds. A median beyond this factor means a wrong unit (dollars for cents) or
 * currency (yuan for dollars).
 */
const WHOLE_RATIO_MAX = 2;
/** Minimum number of prices for which the median is meaningful. */
const WHOLE_COUNT_MIN = 10;

function ratioOf({ beforeCents, afterCents }: FeedFigure): number {
  return Number(afterCents) / Number(beforeCents);
}

/** Deviation of a ratio from one, in either direction. */
function distanceOf(ratio: number): number {
  return Math.max(ratio, 1 / ratio);
}

function isImplausible(figure: FeedFigure): boolean {
  const { beforeCents, afterCents, isEstimate } = figure;
  const difference = afterCents > beforeCents ? afterCents - beforeCents : beforeCents - afterCents;
  const ratioMax = isEstimate ? ESTIMATE_RATIO_MAX : RATIO_MAX;
  return difference >= DIFFERENCE_MIN && distanceOf(ratioOf(figure)) > ratioMax;
}

/** Compares a feed with the known prices before anything is written. Rows without a known price must not be passed. */
export function judgeFigures(figures: readonly FeedFigure[]): FeedJudgement {
  const ratios = figures.map(ratioOf).toSorted((a, b) => a - b);
  const middleRatio = ratios[ratios.length >> 1] ?? 1;
  return {
    comparedCount: figures.length,
    changedCount: figures.filter(({ beforeCents, afterCents }) => beforeCents !== afterCents).length,
    middleRatio,
    isWholeImplausible: figures.length >= WHOLE_COUNT_MIN && distanceOf(middleRatio) > WHOLE_RATIO_MAX,
    implausible: figures
      .filter(isImplausible)
      .toSorted((a, b) => distanceOf(ratioOf(b)) - distanceOf(ratioOf(a))),
  };
}
