/** A copy on sale by wear and price, or several, of which it is the cheapest. Price in cents. */
export interface CopyDot {
  readonly listingId: string;
  readonly floatValue: number;
  readonly askCents: number;
  readonly copyCount: number;
}

/** A dot in a drawing: shares of its width, and of its height from the top; the price axis ends at `topCents`. */
export interface PlacedDot extends CopyDot {
  readonly x: number;
  readonly y: number;
}

/** The drawing of dots, with the ends of its axes. */
export interface DotPlot {
  readonly dots: readonly PlacedDot[];
  readonly fromFloat: number;
  readonly toFloat: number;
  readonly lowCents: number;
  readonly topCents: number;
}

/** Prices above that of so many of the dots stand at the upper edge, so that one dear copy does not flatten the others. */
const SHOWN_SHARE = 0.9;
/** Free share of the drawing at each edge. */
const MARGIN = 0.06;

/** Places dots by wear and price. Null for fewer than two: there is nothing to compare. */
export function plotDots(dots: readonly CopyDot[]): DotPlot | null {
  if (dots.length < 2) {
    return null;
  }
  const floats = dots.map(({ floatValue }) => floatValue);
  const prices = dots.map(({ askCents }) => askCents).toSorted((a, b) => a - b);
  const [fromFloat, toFloat] = [Math.min(...floats), Math.max(...floats)];
  const lowCents = prices[0] ?? 0;
  const topCents = prices[Math.ceil((prices.length - 1) * SHOWN_SHARE)] ?? lowCents;
  const inside = (share: number) => MARGIN + Math.min(1, share) * (1 - 2 * MARGIN);
  return {
    fromFloat,
    toFloat,
    lowCents,
    topCents,
    dots: dots.map((dot) => ({
      ...dot,
      x: inside((dot.floatValue - fromFloat) / (toFloat - fromFloat || 1)),
      y: 1 - inside((dot.askCents - lowCents) / (topCents - lowCents || 1)),
    })),
  };
}

/** The bounds of a filter by wear that a copy passes, to the six decimals that the address has. */
export function boundsAround(floatValue: number): { readonly floatMin: number; readonly floatMax: number } {
  const million = 1_000_000;
  return {
    floatMin: Math.floor(floatValue * million) / million,
    floatMax: Math.min(1, Math.ceil(floatValue * million) / million),
  };
}
