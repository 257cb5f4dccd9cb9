const DAY_MS = 86_400_000;

/** Width of price charts in drawing units. They are stretched to their boxes. */
export const CHART_WIDTH = 1000;
/** The largest number of dates that fits along the bottom. */
const DATES_MAX = 5;

/** Three or four round prices that cover the lowest and the highest. */
export function ticksOf(lowest: number, highest: number): number[] {
  if (!Number.isFinite(lowest)) {
    return [];
  }
  const spread = Math.max(highest - lowest, Math.ceil(highest * 0.04), 4);
  const rough = spread / 3;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, power * ([1, 2, 5, 10].find((factor) => factor * power >= rough) ?? 10));
  const first = Math.max(0, Math.floor(lowest / step) * step);
  const ticks = [first];
  while ((ticks.at(-1) ?? 0) < highest || ticks.length < 3) {
    ticks.push(first + step * ticks.length);
  }
  return ticks;
}

/**
 * A few dates along the bottom, with their positions as a share of the width.
 * @param start the first day, Unix milliseconds.
 */
export function datesOf(start: number, range: number): { share: number; day: string }[] {
  const count = Math.min(DATES_MAX, range);
  return Array.from({ length: count }, (_, index) => {
    const day = Math.round((index * (range - 1)) / (count - 1));
    return { share: (day + 0.5) / range, day: new Date(start + day * DAY_MS).toISOString() };
  });
}

/** An SVG path through points. */
export function pathOf(places: readonly (readonly [number, number])[]): string {
  return places.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('');
}

/** Rounds a coordinate to what is visible. */
export function roundPlace(value: number): number {
  return Math.round(value * 10) / 10;
}
