import type { Db } from '../../kernel/db.ts';
import { sumPayOuts } from '../ledger/payOut.store.ts';
import { sumOrderFigures } from './statistics.store.ts';
import { type FigureSum, type Figures, figuresOf } from './statistics.ts';
import type { StatisticsPeriod, StatisticsSpan } from './statisticsSpan.ts';

/** A user's statistics: the total of all days, and each step of the chart. */
export interface Statistics extends Omit<StatisticsSpan, 'periods'> {
  total: Figures;
  periods: (StatisticsPeriod & { figures: Figures })[];
}

/** Sums a user's sales, purchases and withdrawals over the days of a span. */
export async function readStatistics(db: Db, userId: string, span: StatisticsSpan): Promise<Statistics> {
  const starts = span.periods.map((period) => period.startsAt);
  const [orders, payOuts] = await Promise.all([
    sumOrderFigures(db, userId, span),
    sumPayOuts(db, userId, starts, span.endsAt),
  ]);
  const withdrawals = payOuts.map(
    (sum): FigureSum => ({
      ...sum,
      kind: 'withdrawal',
      direction: 1,
      knownCount: 0,
      knownCostCents: 0n,
      knownNetCents: 0n,
    }),
  );
  const sums = [...orders, ...withdrawals];
  const periods = span.periods.map((period, place) => ({
    ...period,
    figures: figuresOf(sums.filter((sum) => sum.place === place)),
  }));
  return { ...span, total: figuresOf(sums), periods };
}
