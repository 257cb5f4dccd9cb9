import type { Cents } from '../../kernel/money.ts';
import { addDays, type Day, type TimeZone } from '../../payments/statistics/calendarDay.ts';

/** Sales that become withdrawable together. */
export interface Releases {
  /** Prices less fees, in fen. */
  cents: Cents;
  count: number;
}

/** When a seller's settling money becomes withdrawable. */
export interface ReleaseCalendar {
  /** Today and the eight days after it. Today contains what is due since earlier days. */
  days: (Releases & { day: Day })[];
  /** What becomes withdrawable after these days, or at a time that is not known yet. */
  later: Releases;
}

/**
 * Number of days of the calendar, so that it reaches the release of a sale of today. Proceeds mature seven times 24 hours
 * after the trade, and Steam rounds the end of its protection up to the start of its own day: up to the eighth day after.
 */
export const CALENDAR_DAYS = 9;

/** The first instants of the days after today, up to the end of the calendar: the bounds between its parts. */
export function boundsOfCalendar(now: Date, zone: TimeZone): Date[] {
  const today = zone.dayOf(now);
  return Array.from({ length: CALENDAR_DAYS }, (_, index) => zone.startOf(addDays(today, index + 1)));
}

/** Builds the calendar from sums by part: 0 is today, `CALENDAR_DAYS` and null are later. */
export function calendarOf(
  parts: readonly (Releases & { part: number | null })[],
  now: Date,
  zone: TimeZone,
): ReleaseCalendar {
  const today = zone.dayOf(now);
  const sumOf = (isIn: (part: number) => boolean): Releases =>
    parts
      .filter(({ part }) => isIn(part ?? CALENDAR_DAYS))
      .reduce((sum, { cents, count }) => ({ cents: sum.cents + cents, count: sum.count + count }), {
        cents: 0n,
        count: 0,
      });
  return {
    days: Array.from({ length: CALENDAR_DAYS }, (_, index) => ({
      day: addDays(today, index),
      ...sumOf((part) => part === index),
    })),
    later: sumOf((part) => part >= CALENDAR_DAYS),
  };
}

/** The time between which the sales of one day of the calendar mature. A null bound is open. */
export interface ReleaseSpan {
  from: Date | null;
  until: Date;
}

/** The span of a day. That of today begins in the past, as in the calendar. */
export function releaseSpanOf(day: Day, now: Date, zone: TimeZone): ReleaseSpan {
  return { from: day === zone.dayOf(now) ? null : zone.startOf(day), until: zone.startOf(addDays(day, 1)) };
}
