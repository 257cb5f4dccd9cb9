import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { styled } from 'styled-components';
import type { GoodsHistory_marketItem$key } from '../../__generated__/GoodsHistory_marketItem.graphql.ts';
import { ErrorNote } from '../../shell/ErrorNote.tsx';
import { useRetry } from '../../shell/useRenewSession.ts';
import { Empty } from '../../ui/Empty.tsx';
import { type Currency, moneyParts } from '../../ui/money.ts';
import { Panel } from '../../ui/Panel.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { VisuallyHidden } from '../../ui/textStyles.ts';
import { useCurrency, useMoneyText } from '../../ui/useCurrency.ts';
import { dayText } from '../items/chartPlaces.ts';
import { PriceChartPlot } from './PriceChartPlot.tsx';
import { CHART_HEIGHT, type PriceChart, placeHistory } from './priceChart.ts';

interface GoodsHistoryProps {
  readonly marketItem: GoodsHistory_marketItem$key;
}

const RANGES = ['7', '30', '90'] as const;

/** Daily sales of the item: price, median of the week, copies sold. */
export function GoodsHistory({ marketItem }: GoodsHistoryProps) {
  const { priceHistory, lastHistoryDay } = useFragment(FRAGMENT, marketItem);
  const { t } = useTranslation('goods');
  const retry = useRetry();
  const { usdPerCny } = useCurrency();
  const [range, setRange] = useState<(typeof RANGES)[number]>('30');
  const options = RANGES.map((value) => ({ value, label: t('daysRange', { count: Number(value) }) }));
  const hasAnswer = priceHistory != null && lastHistoryDay != null;
  const chart = hasAnswer ? placeHistory(priceHistory, lastHistoryDay, Number(range), usdPerCny ?? 1) : null;
  return (
    <Block>
      <Head>
        <h2>{t('priceHistory')}</h2>
        <Legend aria-hidden="true">
          <i className="line" />
          {t('dayMedian')}
          <i className="week" />
          {t('weekMedianLong')}
        </Legend>
        <Segmented label={t('timeSpan')} value={range} options={options} onChange={setRange} />
      </Head>
      {chart === null && <ErrorNote title={t('historyFailed')} {...retry} />}
      {chart?.points.length === 0 && (
        <Empty
          art="k-case"
          title={t('historyEmpty')}
          hint={t(range === '90' ? 'historyNone' : 'historyEmptyHint')}
        />
      )}
      {chart !== null && chart.points.length > 0 && <Drawing chart={chart} />}
    </Block>
  );
}

function Drawing({ chart }: { readonly chart: PriceChart }) {
  const { t, i18n } = useTranslation('goods');
  const { shown } = useMoneyText();
  const currency = useCurrency();
  return (
    <>
      <Axes>
        <svg width="52" height={CHART_HEIGHT} aria-hidden="true">
          {chart.ticks.map(({ y, cents }) => (
            <text key={cents} x="44" y={y + 4} textAnchor="end">
              {axisText(cents, currency)}
            </text>
          ))}
        </svg>
        <PriceChartPlot chart={chart} />
        <span />
        <svg width="100%" height="22" aria-hidden="true">
          {chart.dates.map(({ share, day }, index) => (
            <text
              key={day}
              x={`${Math.round(share * 1000) / 10}%`}
              y="18"
              textAnchor={anchorOf(index, chart.dates.length)}
            >
              {dayText(day, i18n.language)}
            </text>
          ))}
        </svg>
      </Axes>
      <VisuallyHidden>
        <table>
          <caption>{t('priceHistory')}</caption>
          <thead>
            <tr>
              <th>{t('day')}</th>
              <th>{t('dayMedian')}</th>
              <th>{t('market:sold')}</th>
            </tr>
          </thead>
          <tbody>
            {chart.points.map(({ day, medianCents, salesCount }) => (
              <tr key={day}>
                <td>{dayText(day, i18n.language)}</td>
                <td>{shown(medianCents)}</td>
                <td>{salesCount}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </VisuallyHidden>
    </>
  );
}

/** The first and last date are aligned so that they stay inside the drawing. */
function anchorOf(index: number, count: number): 'start' | 'middle' | 'end' {
  return index === 0 ? 'start' : index === count - 1 ? 'end' : 'middle';
}

/** Formats round prices without trailing zeros: `340`, `0.05`, `12,500`. */
function axisText(cents: number, currency: Currency): string {
  const { integer, fraction } = moneyParts(cents, false, currency);
  return fraction === '.00' ? integer : `${integer}${fraction}`;
}

const FRAGMENT = graphql`
  fragment GoodsHistory_marketItem on MarketItem {
    lastHistoryDay
    priceHistory(days: 96, phase: $phase) {
      day
      medianCents
      salesCount
    }
  }
`;

const Block = styled(Panel)`
  padding: 20px;
  min-width: 0;
  @media (max-width: 767px) { padding: 16px; margin: 0 -16px; border-width: 1px 0; border-radius: 0; }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;
  padding-bottom: 16px;
  h2 { font-size: 14px; line-height: 22px; }
  @media (max-width: 767px) { h2 { flex: 1; } }
`;

const Legend = styled.div`
  display: flex;
  flex: 1;
  align-items: center;
  gap: 6px;
  font-size: 12px;
  color: var(--t3);
  white-space: nowrap;
  i { width: 14px; border-top: 2px solid var(--accent); }
  .week { margin-left: 8px; border-top: 1px dashed var(--t3); }
  @media (max-width: 767px) { flex: none; order: 1; width: 100%; }
`;

const Axes = styled.div`
  display: grid;
  grid-template-columns: 52px minmax(0, 1fr);
  svg text { font-size: 11px; fill: var(--t3); font-variant-numeric: tabular-nums; }
`;
