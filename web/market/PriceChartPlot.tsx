import { type KeyboardEvent, type PointerEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { moneyText } from '../ui/money.ts';
import { dayText } from './dayText.ts';
import { PriceChartTip } from './PriceChartTip.tsx';
import { CHART_HEIGHT, CHART_WIDTH, nearestPoint, type PriceChart } from './priceChart.ts';

interface PriceChartPlotProps {
  readonly chart: PriceChart;
}

/** Line, bars and grid. The pointer or the arrow keys move the crosshair; the drawing is a slider over its days. */
export function PriceChartPlot({ chart }: PriceChartPlotProps) {
  const { points } = chart;
  const { t, i18n } = useTranslation('market');
  const [shown, setShown] = useState<number | null>(null);
  const areaId = useId();
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
        `${dayText(spoken.day, i18n.language, true)} ${moneyText(spoken.medianCents)} ${t('salesOfDay', { count: spoken.salesCount })}`
      }
      onPointerMove={follow}
      onPointerDown={follow}
      onPointerLeave={() => setShown(null)}
      onKeyDown={press}
      onBlur={() => setShown(null)}
    >
      <svg viewBox={`0 0 ${CHART_WIDTH} ${CHART_HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        <defs>
          <linearGradient id={areaId} x1="0" y1="0" x2="0" y2="1">
            <stop offset="0" stopColor="var(--accent)" stopOpacity=".22" />
            <stop offset="1" stopColor="var(--accent)" stopOpacity="0" />
          </linearGradient>
        </defs>
        {chart.ticks.map((tick) => (
          <path key={tick.cents} className="grid" d={`M0 ${tick.y}H${CHART_WIDTH}`} />
        ))}
        <path fill={`url(#${areaId})`} d={chart.area} />
        <path className="week" d={chart.weekLine} />
        <path className="line" d={chart.line} />
        {points.map(({ day, x, bar }) => (
          <path
            key={day}
            className={day === point?.day ? 'bar current' : 'bar'}
            d={`M${x} ${CHART_HEIGHT}V${CHART_HEIGHT - bar}`}
          />
        ))}
        {points.length === 1 && points[0] && (
          <path className="dot" d={`M${points[0].x} ${points[0].y}h.01`} />
        )}
        {point && (
          <>
            <path className="cross" d={`M${point.x} 0V${CHART_HEIGHT}`} />
            <path className="ring" d={`M${point.x} ${point.y}h.01`} />
            <path className="dot" d={`M${point.x} ${point.y}h.01`} />
          </>
        )}
      </svg>
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
  svg { display: block; width: 100%; height: 100%; overflow: visible; }
  path { vector-effect: non-scaling-stroke; }
  path:not([fill]) { fill: none; }
  .grid { stroke: var(--line); }
  .line { stroke: var(--accent); stroke-width: 2; stroke-linejoin: round; }
  .week { stroke: var(--t3); stroke-dasharray: 4 3; }
  .bar { stroke: var(--line-2); stroke-width: 6; }
  .current { stroke: var(--ctl); }
  .cross { stroke: var(--ctl); stroke-dasharray: 2 3; }
  .ring { stroke: var(--s1); stroke-width: 12; stroke-linecap: round; }
  .dot { stroke: var(--accent); stroke-width: 8; stroke-linecap: round; }
`;
