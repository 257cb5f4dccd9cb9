import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Price } from '../ui/Price.tsx';
import { dayText } from './dayText.ts';
import { CHART_WIDTH, type ChartPoint } from './priceChart.ts';

interface PriceChartTipProps {
  readonly point: ChartPoint;
}

/** One day of the chart in words, beside the crosshair on the side where there is room. */
export function PriceChartTip({ point }: PriceChartTipProps) {
  const { t, i18n } = useTranslation('market');
  const share = point.x / CHART_WIDTH;
  const isRight = share > 0.5;
  // Set by script, which the page's policy allows; the server never writes it, since nobody points there.
  const place = isRight
    ? { right: `calc(${(1 - share) * 100}% + 12px)` }
    : { left: `calc(${share * 100}% + 12px)` };
  return (
    <Tip style={place} aria-hidden="true">
      <span>{dayText(point.day, i18n.language, true)}</span>
      <span className="num">{t('salesOfDay', { count: point.salesCount })}</span>
      <Price cents={point.medianCents} size={14} />
      <span className="num">
        {t('weekMedian')} <Price cents={point.weekMedianCents} tone="inherit" />
      </span>
    </Tip>
  );
}

const Tip = styled.div`
  position: absolute;
  top: 4px;
  z-index: 1;
  display: grid;
  grid-template-columns: auto auto;
  gap: 4px 20px;
  align-items: baseline;
  padding: 8px 12px;
  border: 1px solid var(--line-2);
  border-radius: var(--r-2);
  background: var(--s3);
  box-shadow: var(--e2);
  font-size: 12px;
  color: var(--t2);
  white-space: nowrap;
  pointer-events: none;
  & > :nth-child(even) { text-align: right; }
`;
