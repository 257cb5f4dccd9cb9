import type { HistoryDay } from '../../catalog/items/modelHistory.ts';
import { type DayNumber, dateOf, placeOf } from '../../catalog/prices/priceHistory.ts';

/** A generated history, of an item or one of its phases. */
export interface ToldHistory {
  readonly id: string;
  /** Empty for the item itself. */
  readonly phase: string;
  tell(day: DayNumber): HistoryDay;
}

/** A month as a row of `price_month`, with arrays in PostgreSQL's format. */
export interface HistoryRow {
  readonly id: string;
  readonly phase: string;
  readonly month: string;
  readonly medians: string;
  readonly counts: string;
}

interface MonthSpan {
  readonly month: string;
  readonly days: readonly DayNumber[];
  /** Number of days of the month before the first generated one. */
  readonly missing: number;
}

function monthsOf(from: DayNumber, to: DayNumber): MonthSpan[] {
  const spans = new Map<string, DayNumber[]>();
  for (let day = from; day <= to; day += 1) {
    const month = placeOf(day).month.toISOString().slice(0, 10);
    spans.set(month, [...(spans.get(month) ?? []), day]);
  }
  return [...spans].map(([month, days]) => ({ month, days, missing: placeOf(days[0] ?? from).index }));
}

/** Writes the days of histories between two days, both inclusive, as rows. Months without a sale have none. */
export function historyRows(items: readonly ToldHistory[], from: DayNumber, to: DayNumber): HistoryRow[] {
  const months = monthsOf(from, to);
  const rows: HistoryRow[] = [];
  for (const item of items) {
    for (const { month, days, missing } of months) {
      const zeros = '0,'.repeat(missing);
      const told = days.map((day) => item.tell(day));
      if (told.every(({ salesCount }) => salesCount === 0)) continue;
      const medians = `{${zeros}${told.map((day) => day.medianCents).join()}}`;
      const counts = `{${zeros}${told.map((day) => day.salesCount).join()}}`;
      rows.push({ id: item.id, phase: item.phase, month, medians, counts });
    }
  }
  return rows;
}

/** A day in the format of PostgreSQL's `date`. */
export function dateText(day: DayNumber): string {
  return dateOf(day).toISOString().slice(0, 10);
}
