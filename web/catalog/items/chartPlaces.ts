const DAY_MS = 86_400_000;

/** Width of price charts in drawing units. They are stretched to their boxes. */
export const CHART_WIDTH = 1000;
/** The largest number of dates that fits along the bottom. */
const DATES_MAX = 5;

/**
 * Three or four prices in fen that cover the lowest and the highest, round in the reader's currency.
 * @param rate what a fen is in it: 1, or the dollars of a yuan.
 */
export function ticksOf(lowestFen: number, highestFen: number, rate = 1): number[] {
  if (!Number.isFinite(lowestFen)) {
    return [];
  }
  const [lowest, highest] = [lowestFen * rate, highestFen * rate];
  const spread = Math.max(highest - lowest, Math.ceil(highest * 0.04), 4);
  const rough = spread / 3;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, power * ([1, 2, 5, 10].find((factor) => factor * power >= rough) ?? 10));
  const first = Math.max(0, Math.floor(lowest / step) * step);
  const ticks = [first];
  while ((ticks.at(-1) ?? 0) < highest || ticks.length < 3) {
    ticks.push(first + step * ticks.length);
  }
  return ticks.map((tick) => tick / rate);
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

const WEEKDAYS_EN = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const WEEKDAYS_ZH = ['周日', '周一', '周二', '周三', '周四', '周五', '周六'];
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** A day of the price history (ISO 8601, midnight of UTC): `11-02`, or with its weekday `11-02 周一`; in English `2 Nov Mon`. */
export function dayText(day: string, language: string, hasWeekday = false): string {
  const date = new Date(day);
  if (language === 'en') {
    const text = `${date.getUTCDate()} ${MONTHS[date.getUTCMonth()]}`;
    return hasWeekday ? `${text} ${WEEKDAYS_EN[date.getUTCDay()]}` : text;
  }
  const text = day.slice(5, 10);
  return hasWeekday ? `${text} ${WEEKDAYS_ZH[date.getUTCDay()]}` : text;
}

/** Colours of the lines and marks of places. The text beside them carries the meaning. */
const PLATFORM_COLORS: Readonly<Record<string, string>> = {
  HERE: 'var(--accent)',
  BUFF: '#E08A2E',
  YOUPIN: '#4F8DFD',
  C5: '#B06EF5',
  STEAM: '#8A97A8',
};

/** The colour of a place: `HERE`, or a platform's name. */
export function platformColor(place: string): string {
  return PLATFORM_COLORS[place] ?? 'var(--t3)';
}
