import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { styled } from 'styled-components';
import type { StatisticsChart_statistics$key } from '../../__generated__/StatisticsChart_statistics.graphql.ts';
import { Empty } from '../../ui/Empty.tsx';
import { type Currency, moneyParts } from '../../ui/money.ts';
import { Panel } from '../../ui/Panel.tsx';
import { useCurrency } from '../../ui/useCurrency.ts';
import { dayText } from './periodText.ts';
import { StatisticsPlot } from './StatisticsPlot.tsx';
import { StatisticsTable } from './StatisticsTable.tsx';
import { CHART_HEIGHT, drawStatistics, SERIES_COLORS, STATISTICS_SERIES } from './statisticsChart.ts';

interface StatisticsChartProps {
  readonly statistics: StatisticsChart_statistics$key;
}

/** Chart of net sales, profit and withdrawals by step (requirement U-03), with a table for screen readers. */
export function StatisticsChart({ statistics }: StatisticsChartProps) {
  const { unit, periods } = useFragment(FRAGMENT, statistics);
  const { t, i18n } = useTranslation('user');
  const currency = useCurrency();
  const steps = periods.map(({ firstDay, lastDay, figures }) => ({
    firstDay,
    lastDay,
    cents: {
      sales: figures.salesNetCents,
      profit: figures.profitCents,
      withdrawals: figures.withdrawnCents,
    },
  }));
  const drawing = drawStatistics(steps, currency.usdPerCny ?? 1);
  const isEmpty = drawing.steps.every(({ bars }) => bars.length === 0);
  return (
    <Block>
      <Head>
        <h2>{t(`chart_${unit}`)}</h2>
        <Legend aria-hidden="true">
          {STATISTICS_SERIES.map((series) => (
            <span key={series}>
              <Swatch $color={SERIES_COLORS[series]} />
              {t(`series_${series}`)}
            </span>
          ))}
        </Legend>
      </Head>
      {isEmpty ? (
        <Nothing>
          <Empty art="k-case" title={t('chartEmpty')} hint={t('chartEmptyHint')} />
        </Nothing>
      ) : (
        <>
          <Axes>
            <svg width="60" height={CHART_HEIGHT} aria-hidden="true">
              {drawing.ticks.map(({ y, cents }) => (
                <text key={cents} x="52" y={y + 4} textAnchor="end">
                  {axisText(cents, currency)}
                </text>
              ))}
            </svg>
            <StatisticsPlot drawing={drawing} />
            <span />
            <svg width="100%" height="22" aria-hidden="true">
              {drawing.names.map(({ place, share }, index) => (
                <text
                  key={place}
                  x={`${Math.round(share * 1000) / 10}%`}
                  y="18"
                  textAnchor={anchorOf(index, drawing.names.length, steps.length)}
                >
                  {dayText(steps[place]?.firstDay ?? '', i18n.language)}
                </text>
              ))}
            </svg>
          </Axes>
          <StatisticsTable steps={steps} />
        </>
      )}
    </Block>
  );
}

/** The largest number of steps that are wide enough for their labels. */
const WIDE_STEPS_MAX = 8;

/** The first and last label are aligned so that they stay inside the drawing. */
function anchorOf(index: number, count: number, stepCount: number): 'start' | 'middle' | 'end' {
  if (stepCount <= WIDE_STEPS_MAX) {
    return 'middle';
  }
  return index === 0 ? 'start' : index === count - 1 ? 'end' : 'middle';
}

/** Formats round amounts without trailing zeros, and thousands as `12k`: `340`, `−1,200`, `250k`. */
function axisText(cents: number, currency: Currency): string {
  const isLarge = Math.abs(cents) >= 10_000_000;
  const { sign, integer, fraction } = moneyParts(isLarge ? cents / 1000 : cents, false, currency);
  const text = fraction === '.00' || isLarge ? integer : `${integer}${fraction}`;
  return `${sign}${text}${isLarge ? 'k' : ''}`;
}

const FRAGMENT = graphql`
  fragment StatisticsChart_statistics on Statistics {
    unit
    periods {
      firstDay
      lastDay
      figures {
        salesNetCents
        profitCents
        withdrawnCents
      }
    }
  }
`;

const Block = styled(Panel)`
  padding: 20px;
  min-width: 0;
  @media (max-width: 767px) { padding: 16px; }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 6px 20px;
  padding-bottom: 16px;
  h2 { font-size: 14px; line-height: 22px; }
`;

const Legend = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 16px;
  font-size: 12px;
  color: var(--t2);
  span { display: inline-flex; align-items: center; gap: 6px; }
`;

const Swatch = styled.i<{ $color: string }>`
  width: 8px;
  height: 8px;
  border-radius: 2px;
  background: ${({ $color }) => $color};
`;

const Axes = styled.div`
  display: grid;
  grid-template-columns: 60px minmax(0, 1fr);
  svg text { font-size: 11px; fill: var(--t3); font-variant-numeric: tabular-nums; }
`;

/** As high as the drawing with its dates. */
const Nothing = styled.div`
  display: grid;
  align-content: center;
  height: ${CHART_HEIGHT + 22}px;
`;
