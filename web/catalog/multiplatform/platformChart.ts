import { CHART_WIDTH, datesOf, pathOf, roundPlace, ticksOf } from '../items/chartPlaces.ts';

/** Daily prices of one place in cents, oldest first. */
export interface PlacePast {
  readonly place: string;
  readonly days: readonly { readonly day: string; readonly cents: number }[];
}

/** The line of one place in the chart, with the values of its legend. */
export interface PlaceLine {
  readonly place: string;
  readonly line: string;
  readonly lastCents: number;
  readonly lowCents: number;
  readonly highCents: number;
}

/** The data of a chart of several places. */
export interface PlatformChart {
  readonly lines: readonly PlaceLine[];
  readonly ticks: readonly { readonly y: number; readonly cents: number }[];
  readonly dates: readonly { readonly share: number; readonly day: string }[];
}

export const PLATFORM_CHART_HEIGHT = 200;
const MARGIN = 12;
const DAY_MS = 86_400_000;

/**
 * Computes the chart of several places over the last `range` days. A place without prices in them has no line.
 * @param endDay the market's current day, ISO 8601.
 */
export function placePlatforms(
  pasts: readonly PlacePast[],
  endDay: string,
  range: number,
  rate = 1,
): PlatformChart {
  const end = Date.parse(endDay);
  const start = end - (range - 1) * DAY_MS;
  const shown = pasts
    .map(({ place, days }) => ({
      place,
      days: days.filter(({ day }) => Date.parse(day) >= start && Date.parse(day) <= end),
    }))
    .filter(({ days }) => days.length > 0);
  const all = shown.flatMap(({ days }) => days.map(({ cents }) => cents));
  const ticks = ticksOf(Math.min(...all), Math.max(...all), rate);
  const [low, high] = [ticks.at(0) ?? 0, ticks.at(-1) ?? 1];
  const height = PLATFORM_CHART_HEIGHT - 2 * MARGIN;
  const yOf = (cents: number) => roundPlace(MARGIN + (1 - (cents - low) / Math.max(high - low, 1)) * height);
  const xOf = (day: string) =>
    roundPlace(((Date.parse(day) - start + DAY_MS / 2) / (range * DAY_MS)) * CHART_WIDTH);
  return {
    lines: shown.map(({ place, days }) => {
      const prices = days.map(({ cents }) => cents);
      return {
        place,
        line: pathOf(days.map(({ day, cents }) => [xOf(day), yOf(cents)])),
        lastCents: prices.at(-1) ?? 0,
        lowCents: Math.min(...prices),
        highCents: Math.max(...prices),
      };
    }),
    ticks: ticks.map((cents) => ({ y: yOf(cents), cents })),
    dates: datesOf(start, range),
  };
}
