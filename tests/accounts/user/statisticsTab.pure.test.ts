import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayText, periodText, rangeText } from '../../../web/accounts/user/periodText.ts';
import {
  lastDays,
  problemOf,
  readSettingChoice,
  settingPath,
} from '../../../web/accounts/user/settingChoice.ts';
import {
  CHART_HEIGHT,
  CHART_WIDTH,
  drawStatistics,
  stepAt,
} from '../../../web/accounts/user/statisticsChart.ts';

const read = (text: string) => readSettingChoice(new URLSearchParams(text));

describe('U-03 the address of the statistics', () => {
  test('U-03 holds a named range or both days; what cannot be read is the last thirty days', () => {
    expect(read('tab=statistics&range=this_week')).toEqual({
      tab: 'statistics',
      range: 'THIS_WEEK',
      days: null,
    });
    const days = { from: '2026-11-01', to: '2026-11-21' };
    expect(read('tab=statistics&from=2026-11-01&to=2026-11-21')).toEqual({
      tab: 'statistics',
      range: null,
      days,
    });
    for (const text of ['', 'range=ever', 'from=2026-11-01', 'from=2026-02-30&to=2026-03-01', 'from=x&to=y'])
      expect(read(text), text).toEqual({ tab: 'account', range: 'LAST_30_DAYS', days: null });
  });

  test('U-03 is read as it was written', () => {
    for (const path of [
      '',
      '?tab=statistics',
      '?tab=statistics&range=last_90_days',
      '?tab=statistics&from=2026-01-01&to=2026-12-31',
    ])
      expect(settingPath(read(path))).toBe(`/user/setting${path}`);
  });

  test('U-03 what is wrong with two days is told, the first thing first', () => {
    const today = '2026-11-21';
    expect(problemOf({ from: '', to: today }, today)).toBe('fromMissing');
    expect(problemOf({ from: today, to: '' }, today)).toBe('toMissing');
    expect(problemOf({ from: today, to: '2026-11-22' }, today)).toBe('toAfterToday');
    expect(problemOf({ from: today, to: '2026-11-20' }, today)).toBe('toBeforeFrom');
    expect(problemOf({ from: '2025-11-20', to: today }, today)).toBe('spanTooLong');
    expect(problemOf({ from: '2025-11-21', to: today }, today)).toBeNull();
    expect(problemOf(lastDays(today, 30), today)).toBeNull();
    expect(lastDays(today, 30).from).toBe('2026-10-23');
  });
});

describe('U-03 the words of days', () => {
  test('in both languages', () => {
    expect(dayText('2026-11-02', 'zh', { hasWeekday: true })).toBe('11-02 周一');
    expect(dayText('2026-11-02', 'en', { hasWeekday: true })).toBe('Mon 2 Nov');
    expect(periodText({ firstDay: '2026-11-02', lastDay: '2026-11-08' }, 'zh')).toBe('11-02 – 11-08');
    expect(rangeText({ firstDay: '2026-11-02', lastDay: '2026-12-08' }, 'en')).toBe(
      '2 Nov 2026 – 8 Dec 2026',
    );
    expect(rangeText({ firstDay: '2026-11-02', lastDay: '2026-11-02' }, 'zh')).toBe('2026-11-02');
  });
});

describe('U-03 the chart', () => {
  const cents = fc.integer({ min: -50_000_000, max: 50_000_000 });
  const step = fc.record({ sales: cents, profit: cents, withdrawals: cents });

  test('U-03 every amount has its bar inside the drawing, on its side of zero, as high as it is large', () => {
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 31 }), (amounts) => {
        const steps = amounts.map((each, index) => ({
          firstDay: `2026-10-${String(index + 1).padStart(2, '0')}`,
          lastDay: '',
          cents: each,
        }));
        const drawing = drawStatistics(steps);
        expect(drawing.ticks.some((tick) => tick.cents === 0 && tick.y === drawing.zeroY)).toBe(true);
        for (const placed of drawing.steps) {
          expect(placed.bars.length).toBe(Object.values(placed.cents).filter((value) => value !== 0).length);
          for (const bar of placed.bars) {
            const value = placed.cents[bar.series];
            expect(bar.height).toBeGreaterThan(0);
            expect(value > 0 ? bar.y + bar.height : bar.y).toBeCloseTo(drawing.zeroY, 0);
            expect(bar.y).toBeGreaterThanOrEqual(0);
            expect(bar.y + bar.height).toBeLessThanOrEqual(CHART_HEIGHT);
            expect(bar.x).toBeGreaterThanOrEqual(placed.x - 0.2);
            expect(bar.x + bar.width).toBeLessThanOrEqual(placed.x + placed.width + 0.2);
          }
        }
        expect(drawing.ticks.length).toBeLessThanOrEqual(8);
      }),
    );
  });

  test('U-03 a step is found under the pointer, and the outer ones beyond the ends', () => {
    expect([-0.1, 0, 0.34, 0.99, 1, 2].map((share) => stepAt(3, share))).toEqual([0, 0, 1, 2, 2, 2]);
    const one = drawStatistics([
      { firstDay: '2026-11-21', lastDay: '2026-11-21', cents: { sales: 1, profit: 0, withdrawals: 0 } },
    ]);
    expect(one.names).toEqual([{ place: 0, share: 0.5 }]);
    expect(one.steps[0]?.width).toBe(CHART_WIDTH);
  });
});
