import type { StatisticsSeries } from './statisticsChart.ts';

/** The colour of each series; its name is always shown beside it. */
export const SERIES_COLORS: Record<StatisticsSeries, string> = {
  sales: 'var(--accent)',
  profit: 'var(--warn-m)',
  withdrawals: 'var(--info)',
};
