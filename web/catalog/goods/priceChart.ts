import { CHART_WIDTH, datesOf, pathOf, roundPlace as round, ticksOf } from '../items/chartPlaces.ts';

const DAY_MS = 86_400_000;

/** One day with a sale. Price in cents. */
export interface ChartDay {
  /** ISO 8601, midnight of UTC. */
  readonly day: string;
  readonly medianCents: number;
  readonly salesCount: number;
}

/** A day with its position in the drawing, which is `CHART_WIDTH` by `CHART_HEIGHT`. */
export interface ChartPoint extends ChartDay {
  readonly x: number;
  readonly y: number;
  /** Height of its bar of sales. */
  readonly bar: number;
  /** Median price of the seven days that end with this one. */
  readonly weekMedianCents: number;
}

/** The data of the chart. */
export interface PriceChart {
  readonly points: readonly ChartPoint[];
  readonly line: string;
  readonly area: string;
  readonly weekLine: string;
  /** Grid lines, each with its price. */
  readonly ticks: readonly { readonly y: number; readonly cents: number }[];
  /** Dates along the bottom, with their positions as a share of the width. */
  readonly dates: readonly { readonly share: number; readonly day: string }[];
}

export const CHART_HEIGHT = 240;
/** Prices are drawn above this line, bars of sales below. */
const PRICE_BOTTOM = 188;
const PRICE_TOP = 14;
const BAR_HEIGHT = 36;
const WEEK_DAYS = 7;

/**
 * Computes the chart of the last `range` days of a history.
 * @param endDay the market's current day, ISO 8601.
 * @param rate as that of `ticksOf`.
 */
export function placeHistory(days: readonly ChartDay[], endDay: string, range: number, rate = 1): PriceChart {
  const end = Date.parse(endDay);
  const start = end - (range - 1) * DAY_MS;
  const shown = days.filter(({ day }) => Date.parse(day) >= start && Date.parse(day) <= end);
  const weekMedians = shown.map((shownDay) => weekMedianOf(days, shownDay.day));
  const prices = [...shown.map((day) => day.medianCents), ...weekMedians];
  const ticks = ticksOf(Math.min(...prices), Math.max(...prices), rate);
  const low = ticks.at(0) ?? 0;
  const high = ticks.at(-1) ?? 1;
  const yOf = (cents: number) =>
    round(PRICE_BOTTOM - ((cents - low) / Math.max(high - low, 1)) * (PRICE_BOTTOM - PRICE_TOP));
  const xOf = (day: string) =>
    round(((Date.parse(day) - start + DAY_MS / 2) / (range * DAY_MS)) * CHART_WIDTH);
  const busiest = Math.max(1, ...shown.map((day) => day.salesCount));
  const points = shown.map((day, index) => ({
    ...day,
    x: xOf(day.day),
    y: yOf(day.medianCents),
    bar: round(Math.max(2, (day.salesCount / busiest) * BAR_HEIGHT)),
    weekMedianCents: weekMedians[index] ?? day.medianCents,
  }));
  const line = pathOf(points.map(({ x, y }) => [x, y]));
  const [first, last] = [points.at(0), points.at(-1)];
  return {
    points,
    line,
    area: first && last ? `${line}L${last.x} ${PRICE_BOTTOM}L${first.x} ${PRICE_BOTTOM}Z` : '',
    weekLine: pathOf(points.map(({ x, weekMedianCents }) => [x, yOf(weekMedianCents)])),
    ticks: ticks.map((cents) => ({ y: yOf(cents), cents })),
    dates: datesOf(start, range),
  };
}

/** Index of the point nearest to a share of the width; -1 when there is none. */
export function nearestPoint(points: readonly ChartPoint[], share: number): number {
  let nearest = -1;
  for (const [index, { x }] of points.entries()) {
    const best = points[nearest];
    if (best === undefined || Math.abs(x - share * CHART_WIDTH) < Math.abs(best.x - share * CHART_WIDTH)) {
      nearest = index;
    }
  }
  return nearest;
}

function weekMedianOf(days: readonly ChartDay[], day: string): number {
  const end = Date.parse(day);
  const from = end - (WEEK_DAYS - 1) * DAY_MS;
  const prices = days
    .filter((other) => Date.parse(other.day) >= from && Date.parse(other.day) <= end)
    .map((other) => other.medianCents)
    .sort((left, right) => left - right);
  const upper = prices[prices.length >> 1] ?? 0;
  const lower = prices[(prices.length - 1) >> 1] ?? 0;
  return Math.round((lower + upper) / 2);
}
