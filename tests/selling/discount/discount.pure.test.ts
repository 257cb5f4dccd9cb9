import { describe, expect, test } from 'vitest';
import {
  discountedAsk,
  percentOff,
  requirePercent,
  requirePeriod,
} from '../../../api/selling/discount/discount.ts';

const NOW = new Date('2026-11-24T00:00:00Z');
const hoursOn = (hours: number) => new Date(NOW.getTime() + hours * 3_600_000);
const discount = (given: object) => ({
  percent: 10,
  startsAt: null,
  endsAt: hoursOn(24),
  isPriceConfirmed: false,
  ...given,
});
const fieldOf = (check: () => unknown): string | null => {
  try {
    check();
    return null;
  } catch (error) {
    return (error as { field: string }).field;
  }
};

describe('I-21 a discount', () => {
  test.each([
    [1_000n, 10, 900n],
    [999n, 33, 669n],
    [1n, 1, 0n],
  ])('%s fen less %s percent is %s', (ask, percent, expected) => {
    expect(discountedAsk(ask, percent)).toBe(expected);
  });

  test('its percentage never promises more than it takes off', () => {
    expect([percentOff(999n, 669n), percentOff(1_000n, 900n), percentOff(1_000n, 901n)]).toEqual([33, 10, 9]);
  });

  test.each([0, 91, 1.5, Number.NaN])('%s percent is refused by name', (percent) => {
    expect(fieldOf(() => requirePercent(discount({ percent })))).toBe('percent');
  });

  test.each([
    [{ startsAt: hoursOn(31 * 24), endsAt: hoursOn(32 * 24) }, 'startsAt'],
    [{ endsAt: hoursOn(0.5) }, 'endsAt'],
    [{ startsAt: hoursOn(5), endsAt: hoursOn(5.5) }, 'endsAt'],
    [{ startsAt: hoursOn(24), endsAt: hoursOn(31 * 24 + 1) }, 'endsAt'],
    [{ endsAt: new Date(Number.NaN) }, 'endsAt'],
    [{ startsAt: hoursOn(-5), endsAt: hoursOn(1) }, null],
    [{ startsAt: hoursOn(24), endsAt: hoursOn(31 * 24) }, null],
  ])('%j: %s', (given, field) => {
    expect(fieldOf(() => requirePeriod(discount(given), NOW))).toBe(field);
  });
});
