import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Panel } from '../../ui/Panel.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { VisuallyHidden } from '../../ui/textStyles.ts';
import { CARD_HEIGHT } from './statisticsChart.ts';

/** Placeholder of the statistics: the range, four cards and the chart, each in its height. */
export function StatisticsSkeleton() {
  const { t } = useTranslation('shell');
  return (
    <Box aria-busy="true">
      <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
      <Line>
        <Skeleton width="260px" height="14px" />
      </Line>
      <Cards>
        {['sales', 'profit', 'withdrawals', 'purchases'].map((card) => (
          <Card key={card}>
            <Skeleton width="96px" height="14px" />
            <Skeleton width="160px" height="26px" />
            <Skeleton height="72px" />
          </Card>
        ))}
      </Cards>
      <Chart>
        <Skeleton width="120px" height="16px" />
        <Skeleton height="240px" />
      </Chart>
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  gap: 16px;
`;

const Line = styled.div`
  display: grid;
  align-items: center;
  height: 20px;
`;

const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: 16px;
  @media (max-width: 1199px) { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  @media (max-width: 767px) { gap: 12px; }
  @media (max-width: 559px) { grid-template-columns: minmax(0, 1fr); }
`;

const Card = styled(Panel)`
  display: grid;
  align-content: start;
  gap: 12px;
  height: ${CARD_HEIGHT}px;
  padding: 16px 20px;
  @media (max-width: 767px) { height: 182px; padding: 14px 16px; }
`;

const Chart = styled(Panel)`
  display: grid;
  align-content: start;
  gap: 20px;
  height: 342px;
  padding: 20px;
`;
