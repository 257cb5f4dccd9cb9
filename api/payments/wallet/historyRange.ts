import { DAY_MS } from '../../kernel/durations.ts';
import { InvalidInput } from '../../kernel/invalidInput.ts';

/** The named ranges of the wallet's lists (W-03), in days up to now. */
export const HISTORY_RANGES = { lastWeek: 7, lastMonth: 30, lastThreeMonths: 90 } as const;
export type HistoryRange = keyof typeof HISTORY_RANGES;

/** Bounds of a list; an absent bound is open. */
export interface HistoryBounds {
  /** The start, inclusive. */
  from?: Date;
  /** The end, exclusive. */
  until?: Date;
}

const SHANGHAI = '+08:00';
const MONTH = /^(20\d{2})-(0[1-9]|1[0-2])$/;

/**
 * The bounds of a named range or of a month in China's time; a month takes precedence over a range.
 * @param now the market's time.
 * @throws InvalidInput for a month that is not written as 2026-11.
 */
export function boundsOf(
  { range, month }: { range?: HistoryRange | null | undefined; month?: string | null | undefined },
  now: Date,
): HistoryBounds {
  if (month != null && month !== '') {
    const [, year, number] = MONTH.exec(month) ?? [];
    if (!year || !number) throw new InvalidInput('month', 'written as 2026-11');
    const next =
      number === '12' ? `${Number(year) + 1}-01` : `${year}-${String(Number(number) + 1).padStart(2, '0')}`;
    return {
      from: new Date(`${month}-01T00:00:00${SHANGHAI}`),
      until: new Date(`${next}-01T00:00:00${SHANGHAI}`),
    };
  }
  return range ? { from: new Date(now.getTime() - HISTORY_RANGES[range] * DAY_MS) } : {};
}
