import { type HistorySubject, modelHistory } from '../../catalog/items/modelHistory.ts';
import { type DayNumber, dateOf, placeOf } from '../../catalog/prices/priceHistory.ts';

/** An invented past to be written: whose, and for which phase. */
export interface HistoryItem extends HistorySubject {
  readonly id: string;
  readonly phase: string;
}

/** A month of it as a row of `price_month`, its arrays as PostgreSQL writes them. */
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
  /** Days of the month before the first one told. */
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

/** The past of some items between two days, both included; months without a sale have no row. */
export function historyRows(items: readonly HistoryItem[], from: DayNumber, to: DayNumber): HistoryRow[] {
  const months = monthsOf(from, to);
  const rows: HistoryRow[] = [];
  for (const item of items) {
    const tell = modelHistory(item);
    for (const { month, days, missing } of months) {
      const zeros = '0,'.repeat(missing);
      const told = days.map(tell);
      if (told.every(({ salesCount }) => salesCount === 0)) continue;
      const medians = `{${zeros}${told.map((day) => day.medianCents).join()}}`;
      const counts = `{${zeros}${told.map((day) => day.salesCount).join()}}`;
      rows.push({ id: item.id, phase: item.phase, month, medians, counts });
    }
  }
  return rows;
}

/** A day as PostgreSQL's `date`. */
export function dateText(day: DayNumber): string {
  return dateOf(day).toISOString().slice(0, 10);
}
