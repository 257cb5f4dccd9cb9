import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Price } from '../../ui/Price.tsx';
import { CHART_WIDTH, dayText } from '../items/chartPlaces.ts';
import type { ChartPoint } from './priceChart.ts';

interface PriceChartTipProps {
  readonly point: ChartPoint;
}

/** Values of one day, beside the crosshair on the side with more room. */
export function PriceChartTip({ point }: PriceChartTipProps) {
  const { t, i18n } = useTranslation('goods');
  const tip = useRef<HTMLDivElement>(null);
  // Set by script, because the content security policy forbids style attributes in markup.
  useLayoutEffect(() => {
    if (tip.current === null) {
      return;
    }
    const percent = (point.x / CHART_WIDTH) * 100;
    const [side, other, distance] =
      percent > 50 ? (['right', 'left', 100 - percent] as const) : (['left', 'right', percent] as const);
    tip.current.style[side] = `calc(${distance}% + 12px)`;
    tip.current.style[other] = 'auto';
  }, [point.x]);
  return (
    <Tip ref={tip} aria-hidden="true">
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
