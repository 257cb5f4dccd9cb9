import type { Cents } from '../../kernel/money.ts';

/** What a feed tells of an item whose price is known already. Prices in fen. */
export interface FeedFigure {
  /** As the feed has it, with the phase. */
  readonly name: string;
  readonly beforeCents: Cents;
  readonly afterCents: Cents;
  /** The price before was estimated, or is another platform's: it may be far off. */
  readonly isEstimate: boolean;
}

/** How plausible a feed is as a whole, and which of its prices are not. */
export interface FeedJudgement {
  readonly comparedCount: number;
  readonly changedCount: number;
  /** By what the middle price is multiplied; 1 where nothing is compared. */
  readonly middleRatio: number;
  readonly isWholeImplausible: boolean;
  /** The furthest first. */
  readonly implausible: readonly FeedFigure[];
}

/** A price that is multiplied or divided by more than this is told. */
const RATIO_MAX = 5;
const ESTIMATE_RATIO_MAX = 20;
/** Cheap things jump; below this difference nobody is hurt. In fen. */
const DIFFERENCE_MIN = 2_000n;
/** A whole market neither doubles nor halves between two feeds: dollars for cents do, yuan for dollars do. */
const WHOLE_RATIO_MAX = 2;
/** Of fewer prices a middle tells nothing. */
const WHOLE_COUNT_MIN = 10;

function ratioOf({ beforeCents, afterCents }: FeedFigure): number {
  return Number(afterCents) / Number(beforeCents);
}

/** How far a ratio is from one, either way. */
function distanceOf(ratio: number): number {
  return Math.max(ratio, 1 / ratio);
}

function isImplausible(figure: FeedFigure): boolean {
  const { beforeCents, afterCents, isEstimate } = figure;
  const difference = afterCents > beforeCents ? afterCents - beforeCents : beforeCents - afterCents;
  const ratioMax = isEstimate ? ESTIMATE_RATIO_MAX : RATIO_MAX;
  return difference >= DIFFERENCE_MIN && distanceOf(ratioOf(figure)) > ratioMax;
}

/** Compares a feed with what is known before anything is written. Figures without a price before are not to be given. */
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
