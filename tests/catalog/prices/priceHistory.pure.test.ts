import { describe, expect, test } from 'vitest';
import { modelHistory } from '../../../api/catalog/items/modelHistory.ts';
import {
  dateOf,
  dayOf,
  daysOf,
  firstDay,
  placeOf,
  withDay,
} from '../../../api/catalog/prices/priceHistory.ts';
import { InvalidInput } from '../../../api/kernel/invalidInput.ts';
import { historyRows } from '../../../api/ops/seed/historyRows.ts';

const NEW_YEAR = dayOf(new Date('2027-01-01T00:00:00Z'));

describe('days of a price history', () => {
  test('a day is one of UTC, and has its place in its month', () => {
    expect(dayOf(new Date('2026-12-31T23:59:59.999Z'))).toBe(NEW_YEAR - 1);
    expect(dateOf(NEW_YEAR)).toEqual(new Date('2027-01-01T00:00:00Z'));
    expect(placeOf(NEW_YEAR + 30)).toEqual({ month: new Date('2027-01-01T00:00:00Z'), index: 30 });
    expect(placeOf(NEW_YEAR + 31)).toEqual({ month: new Date('2027-02-01T00:00:00Z'), index: 0 });
  });

  test('a history of so many days ends today; others are refused by name', () => {
    expect(firstDay(dateOf(NEW_YEAR), 1)).toBe(NEW_YEAR);
    expect(firstDay(dateOf(NEW_YEAR), 30)).toBe(NEW_YEAR - 29);
    for (const days of [0, -1, 367]) expect(() => firstDay(dateOf(NEW_YEAR), days)).toThrow(InvalidInput);
  });

  test('days come oldest first, those without a sale not at all', () => {
    const january = { month: dateOf(NEW_YEAR), medianCents: [500n, 0n, 700n], salesCounts: [2, 0, 1] };
    const december = {
      month: placeOf(NEW_YEAR - 1).month,
      medianCents: [...Array<bigint>(30).fill(0n), 400n],
      salesCounts: [...Array<number>(30).fill(0), 4],
    };
    expect(daysOf([january, december], NEW_YEAR - 1)).toEqual([
      { day: dateOf(NEW_YEAR - 1), medianCents: 400n, salesCount: 4 },
      { day: dateOf(NEW_YEAR), medianCents: 500n, salesCount: 2 },
      { day: dateOf(NEW_YEAR + 2), medianCents: 700n, salesCount: 1 },
    ]);
    expect(daysOf([january, december], NEW_YEAR + 1)).toHaveLength(1);
  });

  test('a day put into a month leaves the others as they are', () => {
    const month = { month: dateOf(NEW_YEAR), medianCents: [500n], salesCounts: [2] };
    const filled = withDay(month, 3, { medianCents: 800n, salesCount: 1 });
    expect(filled).toEqual({
      month: month.month,
      medianCents: [500n, 0n, 0n, 800n],
      salesCounts: [2, 0, 0, 1],
    });
    expect(withDay(filled, 0, { medianCents: 0n, salesCount: 0 }).medianCents[0]).toBe(0n);
    expect(month.medianCents).toEqual([500n]);
  });
});

describe('the invented past of the embedded market', () => {
  const item = { name: 'AK-47 | Redline (Field-Tested)', referenceCents: 31_200, salesPerWeek: 700 };

  test('is always the same, near the reference, and busier where more is sold', () => {
    const days = Array.from({ length: 120 }, (_, index) => NEW_YEAR - index);
    const tell = modelHistory(item);
    const told = days.map(tell);
    expect(days.map(modelHistory({ ...item }))).toEqual(told);
    expect(days.map(modelHistory({ ...item, name: 'another' }))).not.toEqual(told);
    for (const { medianCents, salesCount } of told) {
      expect(Math.abs(medianCents / item.referenceCents - 1)).toBeLessThan(0.25);
      expect(salesCount).toBeGreaterThan(40);
    }
    const weekly = told.reduce((sum, { salesCount }) => sum + salesCount, 0) / (120 / 7);
    expect(Math.abs(weekly / item.salesPerWeek - 1)).toBeLessThan(0.1);
    const quiet = days.map(modelHistory({ ...item, salesPerWeek: 0 }));
    expect(quiet.filter(({ salesCount }) => salesCount > 0).length).toBeLessThan(12);
    for (const { medianCents, salesCount } of quiet) expect(medianCents > 0).toBe(salesCount > 0);
  });

  test('added in parts it is the same as at once', () => {
    const subject = { id: 'x', phase: '', tell: modelHistory(item) };
    const whole = historyRows([subject], NEW_YEAR - 40, NEW_YEAR - 1);
    const first = historyRows([subject], NEW_YEAR - 40, NEW_YEAR - 10);
    const rest = historyRows([subject], NEW_YEAR - 9, NEW_YEAR - 1);
    const numbers = (text = '{}') => text.slice(1, -1).split(',').map(Number);
    const december = numbers(whole.find(({ month }) => month === '2026-12-01')?.medians);
    expect(december).toHaveLength(31);
    expect([...numbers(first.at(-1)?.medians), ...numbers(rest[0]?.medians).slice(22)]).toEqual(december);
  });
});
