import { nameHash } from './seededRandom.ts';

/** An item or phase for which a history is generated. Price in fen. */
export interface HistorySubject {
  /** Unique name, which seeds all pseudo-random values. */
  readonly name: string;
  readonly referenceCents: number;
  readonly salesPerWeek: number;
}

/** One generated day: median in fen and number of copies sold, both 0 without sales. */
export interface HistoryDay {
  readonly medianCents: number;
  readonly salesCount: number;
}

/** Minimum, so that unpopular items are sold occasionally too. */
const SALES_PER_WEEK_MIN = 0.12;
/** Saturday and Sunday (days since 1970, a Thursday, modulo 7) have more sales. */
const WEEKEND: readonly number[] = [2, 3];
const WEEKEND_FACTOR = 1.3;
/** Periods of the price in days, with their share of the item's amplitude. */
const WAVES = [
  { days: 131, share: 0.5 },
  { days: 37, share: 0.3 },
  { days: 11, share: 0.2 },
] as const;

/** A pseudo-random number in [0, 1) for one day of one item. */
function chance(seed: number, day: number): number {
  let mixed = Math.imul(seed ^ Math.imul(day, 0x9e3779b1), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32;
}

const seedOf = (name: string): number => Math.floor(nameHash(`history ${name}`) * 2 ** 32);

/**
 * Generates the price of an item: periodic changes around its reference price, and noise.
 * @returns the price in fen as a function of the day's number since 1970 (UTC), at least 1.
 */
export function modelPrice({ name, referenceCents, salesPerWeek }: HistorySubject): (day: number) => number {
  const seed = seedOf(name);
  const swing = 0.04 + 0.1 * chance(seed, -1);
  const noise = salesPerWeek > 30 ? 0.02 : 0.05;
  const turns = WAVES.map(({ days, share }, index) => ({
    speed: ((0.85 + 0.3 * chance(seed, -2 - index)) * 2 * Math.PI) / days,
    start: 2 * Math.PI * chance(seed, -5 - index),
    height: swing * share,
  }));
  return (day) => {
    let factor = 1 + noise * (chance(seed ^ 2, day) + chance(seed ^ 3, day) - 1);
    for (const { speed, start, height } of turns) factor += height * Math.sin(speed * day + start);
    return Math.max(1, Math.round(referenceCents * factor));
  };
}

/**
 * Generates the history of an item: its price (`modelPrice`), and more sales at weekends. The values of a day depend only on day and name,
 * so that later days continue the history consistently.
 * @returns a function of the day's number since 1970 (UTC).
 */
export function modelHistory(subject: HistorySubject): (day: number) => HistoryDay {
  const seed = seedOf(subject.name);
  const priceOf = modelPrice(subject);
  const perDay = Math.max(subject.salesPerWeek, SALES_PER_WEEK_MIN) / 7;
  return (day) => {
    const expected = perDay * (WEEKEND.includes(day % 7) ? WEEKEND_FACTOR : 0.9);
    const salesCount = Math.floor(expected * (0.7 + 0.6 * chance(seed, day)) + chance(seed ^ 1, day));
    return { medianCents: salesCount === 0 ? 0 : priceOf(day), salesCount };
  };
}
