import type { StatisticsSeries } from './statisticsChart.ts';

/** The colour of each row of bars; its name always stands beside it. */
export const SERIES_COLORS: Record<StatisticsSeries, string> = {
  sales: 'var(--accent)',
  profit: 'var(--warn-m)',
  withdrawals: 'var(--info)',
};
