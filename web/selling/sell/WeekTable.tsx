import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { styled } from 'styled-components';
import type {
  WeekTable_statistics$data,
  WeekTable_statistics$key,
} from '../../__generated__/WeekTable_statistics.graphql.ts';
import { dayText } from '../../catalog/items/chartPlaces.ts';
import { wholeNumberText } from '../../ui/money.ts';
import { useMoneyText } from '../../ui/useCurrency.ts';
import { ReportScroll, ReportTable } from './SellReport.tsx';
import { marginOf, weekBars } from './weekFigures.ts';

type Figures = WeekTable_statistics$data['total'];

/** The settled sales of the last weeks with fees, costs and margins, as bars and as a table with a sum. */
export function WeekTable({ statistics }: { readonly statistics: WeekTable_statistics$key }) {
  const { t, i18n } = useTranslation('sell');
  const { periods, total } = useFragment(FRAGMENT, statistics);
  if (periods.every(({ figures }) => figures.salesCount === 0 && figures.salesGrossCents === 0)) {
    return <small>{t('report_noSales')}</small>;
  }
  const spanOf = (first: string, last: string) =>
    `${dayText(first, i18n.language)} – ${dayText(last, i18n.language)}`;
  return (
    <>
      <Bars aria-hidden="true">
        {weekBars(periods.map(({ figures }) => figures)).map((bar, at) => (
          <i key={periods[at]?.firstDay}>
            <b style={{ height: `${bar.gross}%` }} />
            <b className="margin" style={{ height: `${bar.margin}%` }} />
          </i>
        ))}
      </Bars>
      <Legend aria-hidden="true">
        <span>{t('report_gross')}</span>
        <span className="margin">{t('report_margin')}</span>
      </Legend>
      <ReportScroll>
        <ReportTable className="num">
          <caption>{t('report_weeks')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('report_week')}</th>
              <th scope="col">{t('report_sold')}</th>
              <th scope="col">{t('report_gross')}</th>
              <th scope="col">{t('report_fees')}</th>
              <th scope="col">{t('report_net')}</th>
              <th scope="col">{t('report_cost')}</th>
              <th scope="col">{t('report_margin')}</th>
            </tr>
          </thead>
          <tbody>
            {periods.toReversed().map(({ firstDay, lastDay, figures }) => (
              <WeekRow key={firstDay} title={spanOf(firstDay, lastDay)} figures={figures} />
            ))}
          </tbody>
          <tfoot>
            <WeekRow title={t('report_total')} figures={total} />
          </tfoot>
        </ReportTable>
      </ReportScroll>
      {total.unknownCostSalesCount > 0 && (
        <small>{t('report_unknownCost', { count: total.unknownCostSalesCount })}</small>
      )}
    </>
  );
}

function WeekRow({ title, figures }: { readonly title: string; readonly figures: Figures }) {
  const { shown } = useMoneyText();
  const margin = marginOf(figures);
  return (
    <tr>
      <th scope="row">{title}</th>
      <td>{wholeNumberText(figures.salesCount)}</td>
      <td>{shown(figures.salesGrossCents)}</td>
      <td>{shown(-figures.saleFeesCents)}</td>
      <td>{shown(figures.salesNetCents)}</td>
      <td>{margin === null ? '—' : shown(-figures.costCents)}</td>
      <td>{margin === null ? '—' : shown(margin)}</td>
    </tr>
  );
}

const FRAGMENT = graphql`
  fragment WeekTable_statistics on Statistics {
    total {
      salesCount
      salesGrossCents
      saleFeesCents
      salesNetCents
      unknownCostSalesCount
      unknownCostNetCents
      costCents
    }
    periods {
      firstDay
      lastDay
      figures {
        salesCount
        salesGrossCents
        saleFeesCents
        salesNetCents
        unknownCostSalesCount
        unknownCostNetCents
        costCents
      }
    }
  }
`;

const Bars = styled.div`
  display: flex;
  align-items: flex-end;
  gap: 6px;
  height: 120px;
  border-bottom: 1px solid var(--ctl);
  i { display: flex; flex: 1; align-items: flex-end; justify-content: center; gap: 2px; height: 100%; min-width: 0; }
  b { width: 40%; max-width: 22px; border-radius: 2px 2px 0 0; background: var(--accent); }
  .margin { background: var(--pos); }
`;

const Legend = styled.div`
  display: flex;
  gap: 16px;
  padding: 8px 0 12px;
  font-size: 12px;
  color: var(--t3);
  span::before { content: ""; display: inline-block; width: 8px; height: 8px; margin-right: 6px; border-radius: 2px; background: var(--accent); }
  .margin::before { background: var(--pos); }
`;
