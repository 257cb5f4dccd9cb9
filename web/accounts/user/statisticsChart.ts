/** The series of the chart, in their order within a step. */
export const STATISTICS_SERIES = ['sales', 'profit', 'withdrawals'] as const;
export type StatisticsSeries = (typeof STATISTICS_SERIES)[number];

/** One step with its amounts, in cents. */
export interface StatisticsStep {
  readonly firstDay: string;
  readonly lastDay: string;
  readonly cents: Readonly<Record<StatisticsSeries, number>>;
}

/** A bar of the drawing. */
export interface StatisticsBar {
  readonly series: StatisticsSeries;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A step with its position in the drawing: its full-height band, and its bars. */
export interface PlacedStep extends StatisticsStep {
  readonly x: number;
  readonly width: number;
  readonly bars: readonly StatisticsBar[];
}

/** The data of the chart, within `CHART_WIDTH` by `CHART_HEIGHT`. */
export interface StatisticsDrawing {
  readonly steps: readonly PlacedStep[];
  /** Grid lines, each with its amount. */
  readonly ticks: readonly { readonly y: number; readonly cents: number }[];
  /** Position of the zero line. */
  readonly zeroY: number;
  /** Labels of steps along the bottom, by index, with the middle of their band as a share of the width. */
  readonly names: readonly { readonly place: number; readonly share: number }[];
}

export const CHART_WIDTH = 1000;
export const CHART_HEIGHT = 240;
const TOP = 12;
const BOTTOM = 228;
/** Share of a step's band that its bars fill. */
const BARS_SHARE = 0.72;
/** The largest width of a bar. */
const BAR_MAX = 26;
/** The smallest height of a bar that is not zero, so that it stays visible. */
const BAR_HEIGHT_MIN = 2;
const NAMES_MAX = 5;

/** Computes the steps of a range as groups of bars on one zero line. */
export function drawStatistics(steps: readonly StatisticsStep[], rate = 1): StatisticsDrawing {
  const amounts = steps.flatMap(({ cents }) => STATISTICS_SERIES.map((series) => cents[series]));
  const ticks = ticksOf(Math.min(0, ...amounts), Math.max(0, ...amounts), rate);
  const low = ticks.at(0) ?? 0;
  const high = ticks.at(-1) ?? 1;
  const yOf = (cents: number) => round(BOTTOM - ((cents - low) / Math.max(high - low, 1)) * (BOTTOM - TOP));
  const zeroY = yOf(0);
  const band = CHART_WIDTH / Math.max(steps.length, 1);
  const width = Math.min(BAR_MAX, (band * BARS_SHARE) / STATISTICS_SERIES.length);
  const placed = steps.map((step, place) => {
    const middle = (place + 0.5) * band;
    const start = middle - (width * STATISTICS_SERIES.length) / 2;
    const bars = STATISTICS_SERIES.flatMap((series, index) => {
      const cents = step.cents[series];
      if (cents === 0) {
        return [];
      }
      const height = Math.max(BAR_HEIGHT_MIN, Math.abs(zeroY - yOf(cents)));
      const y = cents > 0 ? zeroY - height : zeroY;
      return [
        {
          series,
          x: round(start + index * width),
          y: round(y),
          width: round(width * 0.9),
          height: round(height),
        },
      ];
    });
    return { ...step, x: round(place * band), width: round(band), bars };
  });
  return {
    steps: placed,
    ticks: ticks.map((cents) => ({ y: yOf(cents), cents })),
    zeroY,
    names: namesOf(steps.length),
  };
}

/** The step at a share of the width. */
export function stepAt(count: number, share: number): number {
  return Math.min(count - 1, Math.max(0, Math.floor(share * count)));
}

/** Amounts in fen, round in the reader's currency, from below the lowest to above the highest, including zero. */
function ticksOf(lowestFen: number, highestFen: number, rate: number): number[] {
  const [lowest, highest] = [lowestFen * rate, highestFen * rate];
  const rough = Math.max(highest - lowest, 400) / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * ([1, 2, 5, 10].find((factor) => factor * power >= rough) ?? 10);
  const first = Math.floor(lowest / step);
  const last = Math.max(Math.ceil(highest / step), first + 1);
  return Array.from({ length: last - first + 1 }, (_, index) => ((first + index) * step) / rate);
}

function namesOf(count: number): { place: number; share: number }[] {
  const named = Math.min(NAMES_MAX, count);
  return Array.from({ length: named }, (_, index) => {
    const place = named === 1 ? 0 : Math.round((index * (count - 1)) / (named - 1));
    return { place, share: (place + 0.5) / count };
  });
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** The colour of each series; its name is always shown beside it. */
export const SERIES_COLORS: Record<StatisticsSeries, string> = {
  sales: 'var(--accent)',
  profit: 'var(--warn-m)',
  withdrawals: 'var(--info)',
};

/** Height of a statistics card with all its lines, in px, so that nothing moves when the values load. */
export const CARD_HEIGHT = 236;
