import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { styled } from 'styled-components';
import type { StatisticsTab_statistics$key } from '../../__generated__/StatisticsTab_statistics.graphql.ts';
import { rangeText } from './periodText.ts';
import { StatisticsChart } from './StatisticsChart.tsx';
import { StatisticsFigures } from './StatisticsFigures.tsx';
import { countDays } from './settingChoice.ts';

interface StatisticsTabProps {
  readonly statistics: StatisticsTab_statistics$key;
  /** True while another range loads. */
  readonly isDimmed: boolean;
}

/** Sales, profit, withdrawals and purchases of a range, as numbers and as a chart (requirement U-03). */
export function StatisticsTab({ statistics, isDimmed }: StatisticsTabProps) {
  const data = useFragment(FRAGMENT, statistics);
  const { t, i18n } = useTranslation('user');
  const count = countDays({ from: data.firstDay, to: data.lastDay });
  return (
    <Body $isDimmed={isDimmed} aria-busy={isDimmed || undefined}>
      <Days role="status">
        <b className="num">{rangeText(data, i18n.language)}</b> {t('dayCount', { count })}
      </Days>
      <StatisticsFigures statistics={data} />
      <StatisticsChart statistics={data} />
    </Body>
  );
}

const FRAGMENT = graphql`
  fragment StatisticsTab_statistics on Statistics {
    firstDay
    lastDay
    ...StatisticsFigures_statistics
    ...StatisticsChart_statistics
  }
`;

const Body = styled.div<{ $isDimmed: boolean }>`
  display: grid;
  gap: 16px;
  min-width: 0;
  opacity: ${({ $isDimmed }) => ($isDimmed ? 0.6 : 1)};
  transition: opacity var(--t-2);
`;

const Days = styled.div`
  color: var(--t3);
  b { font-weight: 500; color: var(--t1); }
`;
