import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { HOUR_MS } from '../../../api/kernel/durations.ts';
import { addDays, countDays, isDay, timeZoneOf } from '../../../api/payments/statistics/calendarDay.ts';
import {
  type StatisticsInput,
  type StatisticsRange,
  spanOf,
} from '../../../api/payments/statistics/statisticsSpan.ts';

/** A Saturday in Shanghai. */
const NOW = new Date('2026-11-21T04:00:00Z');
const SHANGHAI = 'Asia/Shanghai';
const spanIn = (input: Omit<StatisticsInput, 'timeZone'>, timeZone = SHANGHAI, now = NOW) =>
  spanOf({ ...input, timeZone }, now);

describe('U-03 the days of the statistics', () => {
  test.each<[StatisticsRange, string, string, number]>([
    ['thisMonth', '2026-11-01', '2026-11-21', 21],
    ['thisWeek', '2026-11-16', '2026-11-21', 6],
    ['lastWeek', '2026-11-09', '2026-11-15', 7],
    ['last7Days', '2026-11-15', '2026-11-21', 7],
    ['last30Days', '2026-10-23', '2026-11-21', 30],
    ['last90Days', '2026-08-24', '2026-11-21', 90],
  ])('U-03 the range %s is %s to %s', (range, firstDay, lastDay, days) => {
    const span = spanIn({ range });
    expect([span.firstDay, span.lastDay]).toEqual([firstDay, lastDay]);
    expect(countDays(firstDay, lastDay)).toBe(days);
    expect(span.startsAt.toISOString()).toBe(new Date(`${firstDay}T00:00:00+08:00`).toISOString());
    expect(span.endsAt.toISOString()).toBe(new Date(`${addDays(lastDay, 1)}T00:00:00+08:00`).toISOString());
  });

  test('U-03 “today” follows the reader’s time zone, and a week begins on Monday', () => {
    const sunday = new Date('2026-11-22T15:59:59Z');
    const monday = new Date('2026-11-22T16:00:00Z');
    expect(spanIn({ range: 'thisWeek' }, SHANGHAI, sunday).firstDay).toBe('2026-11-16');
    expect(spanIn({ range: 'thisWeek' }, SHANGHAI, monday)).toMatchObject({
      firstDay: '2026-11-23',
      lastDay: '2026-11-23',
    });
    expect(spanIn({ range: 'thisWeek' }, 'America/New_York', monday).firstDay).toBe('2026-11-16');
    expect(spanIn({ range: 'thisMonth' }, '+14:00', new Date('2026-11-30T10:00:00Z')).firstDay).toBe(
      '2026-12-01',
    );
  });

  test('U-03 a custom range includes its first and last day, and longer ranges have longer steps', () => {
    expect(spanIn({ from: '2026-11-01', to: '2026-11-01' })).toMatchObject({
      unit: 'day',
      periods: [{ firstDay: '2026-11-01', lastDay: '2026-11-01' }],
    });
    const weeks = spanIn({ from: '2026-10-01', to: '2026-11-01' });
    expect(weeks.unit).toBe('week');
    expect(weeks.periods.map(({ firstDay, lastDay }) => `${firstDay}/${lastDay}`)).toEqual([
      '2026-10-01/2026-10-04',
      '2026-10-05/2026-10-11',
      '2026-10-12/2026-10-18',
      '2026-10-19/2026-10-25',
      '2026-10-26/2026-11-01',
    ]);
    const months = spanIn({ from: '2025-12-31', to: '2026-12-31' });
    expect(months.unit).toBe('month');
    expect(months.periods).toHaveLength(13);
    expect(months.periods.at(2)).toMatchObject({ firstDay: '2026-02-01', lastDay: '2026-02-28' });
  });

  test.each<[string, Partial<StatisticsInput>]>([
    ['range', {}],
    ['range', { range: 'thisWeek', from: '2026-11-01' }],
    ['from', { to: '2026-11-01' }],
    ['to', { from: '2026-11-01' }],
    ['from', { from: '2026-02-30', to: '2026-11-01' }],
    ['from', { from: '2026-11-1', to: '2026-11-01' }],
    ['to', { from: '2026-11-01', to: '+275760-09-13' }],
    ['to', { from: '2026-11-02', to: '2026-11-01' }],
    ['to', { from: '2025-11-01', to: '2026-11-02' }],
    ['timeZone', { range: 'thisWeek', timeZone: 'Asia/Nowhere' }],
    ['timeZone', { range: 'thisWeek', timeZone: '' }],
    ['timeZone', { range: 'thisWeek', timeZone: '+8' }],
    ['timeZone', { range: 'thisWeek', timeZone: 'Asia/Shanghai'.repeat(9) }],
  ])('U-03 the error about a wrong %s names it: %j', (field, input) => {
    expect(() => spanOf({ timeZone: SHANGHAI, ...input }, NOW)).toThrow(expect.objectContaining({ field }));
  });
});

describe('U-03 days in a zone whose clocks change', () => {
  test.each([
    ['America/New_York', '2026-03-08', 23],
    ['America/New_York', '2026-11-01', 25],
    ['Australia/Lord_Howe', '2026-04-05', 24.5],
    // The clock changes at midnight itself: the day begins at one o'clock, or the evening before is repeated.
    ['America/Santiago', '2026-09-06', 23],
    ['America/Santiago', '2026-04-04', 25],
    ['Africa/Cairo', '2026-04-24', 23],
    // The day that Samoa skipped.
    ['Pacific/Apia', '2011-12-30', 0],
  ])('in %s the day %s has %d hours', (name, day, hours) => {
    const zone = timeZoneOf(name);
    const [start, end] = [zone.startOf(day), zone.startOf(addDays(day, 1))];
    expect((end.getTime() - start.getTime()) / HOUR_MS).toBe(hours);
  });

  test('U-03 in every time zone each moment of a range falls into exactly the period of its day', () => {
    const zones = Intl.supportedValuesOf('timeZone');
    const moment = fc.date({ min: new Date('2005-01-01'), max: new Date('2035-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        moment,
        fc.integer({ min: 0, max: 365 }),
        fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }),
        (timeZone, start, length, share) => {
          const zone = timeZoneOf(timeZone);
          const from = zone.dayOf(start);
          const span = spanOf({ from, to: addDays(from, length), timeZone }, NOW);
          const lengthMs = span.endsAt.getTime() - span.startsAt.getTime();
          const at = span.startsAt.getTime() + Math.floor(share * lengthMs);
          const day = zone.dayOf(new Date(at));
          const place = span.periods.findLastIndex(({ startsAt }) => startsAt.getTime() <= at);
          const { firstDay = '', lastDay = '' } = span.periods[place] ?? {};
          expect([firstDay <= day, day <= lastDay]).toEqual([true, true]);
          expect(zone.dayOf(new Date(span.startsAt.getTime() - 1)) < from).toBe(true);
          expect(zone.dayOf(span.endsAt) > addDays(from, length)).toBe(true);
          const days = span.periods.map((each) => countDays(each.firstDay, each.lastDay));
          expect(days.reduce((sum, count) => sum + count, 0)).toBe(length + 1);
        },
      ),
      { numRuns: 400 },
    );
  });

  test('isDay rejects texts that only look like a day', () => {
    expect(['2026-11-21', '2024-02-29'].map(isDay)).toEqual([true, true]);
    const wrong = [
      '2025-02-29',
      '2026-13-01',
      '2026-00-10',
      '1999-01-01',
      '',
      '2026-11-21T00:00',
      '２０２６-11-21',
    ];
    expect(wrong.filter(isDay)).toEqual([]);
  });
});
