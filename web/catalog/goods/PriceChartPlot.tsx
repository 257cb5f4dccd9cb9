import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useMoneyText } from '../../ui/useCurrency.ts';
import { dayText } from '../items/chartPlaces.ts';
import { PriceChartDrawing } from './PriceChartDrawing.tsx';
import { PriceChartTip } from './PriceChartTip.tsx';
import { CHART_HEIGHT, nearestPoint, type PriceChart } from './priceChart.ts';

interface PriceChartPlotProps {
  readonly chart: PriceChart;
}

/**
 * Line, bars and grid. The pointer or the arrow keys move the crosshair; for screen readers the drawing is a slider
 * over its days.
 */
export function PriceChartPlot({ chart }: PriceChartPlotProps) {
  const { points } = chart;
  const { t, i18n } = useTranslation('goods');
  const money = useMoneyText();
  const [shown, setShown] = useState<number | null>(null);
  const last = points.length - 1;
  const index = shown === null ? null : Math.min(shown, last);
  const point = index === null ? undefined : points[index];
  const spoken = points[index ?? last];
  const follow = (event: PointerEvent<HTMLDivElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    setShown(nearestPoint(points, (event.clientX - box.left) / box.width));
  };
  const press = (event: KeyboardEvent) => {
    const steps: Record<string, number> = {
      ArrowLeft: -1,
      ArrowRight: 1,
      Home: -points.length,
      End: points.length,
    };
    const step = steps[event.key];
    if (event.key === 'Escape') {
      setShown(null);
    }
    if (step !== undefined) {
      event.preventDefault();
      setShown(Math.min(last, Math.max(0, (index ?? last + 1) + step)));
    }
  };
  return (
    <Plot
      tabIndex={0}
      role="slider"
      aria-label={t('priceHistory')}
      aria-valuemin={0}
      aria-valuemax={last}
      aria-valuenow={index ?? last}
      aria-valuetext={
        spoken &&
        `${dayText(spoken.day, i18n.language, true)} ${money.shown(spoken.medianCents)} ${t('salesOfDay', { count: spoken.salesCount })}`
      }
      onPointerMove={follow}
      onPointerDown={follow}
      onPointerLeave={() => setShown(null)}
      onKeyDown={press}
      onBlur={() => setShown(null)}
    >
      <PriceChartDrawing chart={chart} {...(point && { point })} />
      {point && <PriceChartTip point={point} />}
    </Plot>
  );
}

const Plot = styled.div`
  position: relative;
  height: ${CHART_HEIGHT}px;
  border-radius: var(--r-1);
  cursor: crosshair;
  touch-action: pan-y;
`;
