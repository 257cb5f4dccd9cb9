import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay';
import { styled } from 'styled-components';
import type { SellReportQuery } from '../../__generated__/SellReportQuery.graphql.ts';
import { HeldAges } from './HeldAges.tsx';
import { StockAges } from './StockAges.tsx';
import { WeekTable } from './WeekTable.tsx';

/** What stands unsold for how long and what the market pays for it, what is held without being on sale, and the sales of the last weeks. */
export function SellReport() {
  const { t } = useTranslation('sell');
  const { viewer } = useLazyLoadQuery<SellReportQuery>(QUERY, {}, { fetchPolicy: 'store-and-network' });
  if (viewer?.stockAges == null || viewer.heldAges == null || viewer.statistics == null) {
    throw new Error('The report could not be read.');
  }
  return (
    <Report>
      <section aria-labelledby="report-stock">
        <h2 id="report-stock">{t('report_stock')}</h2>
        <p>{t('report_stockHint')}</p>
        <StockAges viewer={viewer} />
      </section>
      <section aria-labelledby="report-held">
        <h2 id="report-held">{t('report_held')}</h2>
        <p>{t('report_heldHint')}</p>
        <HeldAges viewer={viewer} />
      </section>
      <section aria-labelledby="report-weeks">
        <h2 id="report-weeks">{t('report_weeks')}</h2>
        <p>{t('report_weeksHint')}</p>
        <WeekTable statistics={viewer.statistics} />
      </section>
    </Report>
  );
}

const QUERY = graphql`
  query SellReportQuery {
    viewer {
      id
      stockAges {
        __typename
      }
      heldAges {
        __typename
      }
      ...StockAges_viewer
      ...HeldAges_viewer
      statistics(range: LAST_90_DAYS, timeZone: "Asia/Shanghai") {
        ...WeekTable_statistics
      }
    }
  }
`;

const Report = styled.div`
  display: grid;
  gap: 28px;
  padding: 20px;
  > section { min-width: 0; }
  h2 { font-size: 16px; line-height: 24px; font-weight: 600; }
  p { padding: 4px 0 12px; font-size: 13px; line-height: 20px; color: var(--t3); }
  small { display: block; padding-top: 8px; font-size: 12px; line-height: 18px; color: var(--t3); }
  @media (max-width: 767px) { padding: 16px; }
`;
