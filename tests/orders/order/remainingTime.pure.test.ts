import fc from 'fast-check';
import { expect, test } from 'vitest';
import { remainingTime } from '../../../web/orders/order/orderClock.ts';
import { wordsOf } from '../../browser/words.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

function text(leftMs: number, language: 'zh' | 'en'): string {
  const left = remainingTime(leftMs, 0);
  if (left === null) {
    return '';
  }
  const key = left.unit === 'lessThanHour' ? 'lessThanHour' : left.unit;
  return (
    wordsOf('order', language)[key]?.replace('{{number}}', 'count' in left ? String(left.count) : '') ?? '?'
  );
}

test('O-07 the wording of the specification in both languages', () => {
  const cases: [number, string, string][] = [
    [-1, '', ''],
    [0, '', ''],
    [1, '<1时', '<1h'],
    [HOUR - 1, '<1时', '<1h'],
    [HOUR, '1时', '1h'],
    [2 * HOUR - 1, '1时', '1h'],
    [DAY - 1, '23时', '23h'],
    [DAY, '1天', '1d'],
    [DAY + 1, '2天', '2d'],
    [6.2 * DAY, '7天', '7d'],
  ];
  for (const [leftMs, zh, en] of cases) {
    expect([text(leftMs, 'zh'), text(leftMs, 'en')], String(leftMs)).toEqual([zh, en]);
  }
});

test('O-07 days are never understated and hours never overstated', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 400 * DAY }), (leftMs) => {
      const left = remainingTime(leftMs, 0);
      if (left?.unit === 'day') {
        expect(left.count * DAY).toBeGreaterThanOrEqual(leftMs);
        expect((left.count - 1) * DAY).toBeLessThan(leftMs);
      } else if (left?.unit === 'hour') {
        expect(left.count * HOUR).toBeLessThanOrEqual(leftMs);
        expect((left.count + 1) * HOUR).toBeGreaterThan(leftMs);
      } else {
        expect(leftMs).toBeLessThan(HOUR);
      }
    }),
  );
});
