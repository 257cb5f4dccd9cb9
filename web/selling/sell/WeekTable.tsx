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
import { ReportScroll, ReportTable } from './ReportTable.tsx';
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
      <Bars viewBox={`0 0 ${periods.length * WEEK_WIDTH} 100`} preserveAspectRatio="none" aria-hidden="true">
        {weekBars(periods.map(({ figures }) => figures)).map(({ gross, margin }, at) => (
          <g key={periods[at]?.firstDay}>
            <rect x={at * WEEK_WIDTH + 2} y={100 - gross} width="8" height={gross} />
            <rect className="margin" x={at * WEEK_WIDTH + 10} y={100 - margin} width="8" height={margin} />
          </g>
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

/** Width of a week in units of the drawing, which is stretched to its box. */
const WEEK_WIDTH = 20;

const Bars = styled.svg`
  display: block;
  width: 100%;
  height: 120px;
  border-bottom: 1px solid var(--ctl);
  rect { fill: var(--accent); }
  .margin { fill: var(--pos); }
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
