import { type KeyboardEvent, type PointerEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { CHART_WIDTH, dayText } from '../../catalog/items/chartPlaces.ts';
import { type Currency, moneyParts } from '../../ui/money.ts';
import { useCurrency, useMoneyText } from '../../ui/useCurrency.ts';
import { nearestValue, VALUE_HEIGHT, type ValueChart, type ValuePoint } from './valueChart.ts';

interface ValuePlotProps {
  readonly chart: ValueChart;
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, Home: -400, End: 400 };

/**
 * The line with its axes. The pointer or the arrow keys choose a day, which is told in words below; for screen readers
 * the drawing is a slider over its days.
 */
export function ValuePlot({ chart }: ValuePlotProps) {
  const { t, i18n } = useTranslation('inventory');
  const { shown } = useMoneyText();
  const currency = useCurrency();
  const { points } = chart;
  const last = points.length - 1;
  const [chosen, setChosen] = useState<number | null>(null);
  const index = Math.min(chosen ?? last, last);
  const point = points[index];
  const follow = (event: PointerEvent<HTMLDivElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    setChosen(nearestValue(points, (event.clientX - box.left) / box.width));
  };
  const press = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step !== undefined) {
      event.preventDefault();
      setChosen(Math.min(last, Math.max(0, index + step)));
    }
  };
  const words = point === undefined ? '' : wordsOf(point);
  function wordsOf({ day, referenceCents, costCents, costedCopies, copies }: ValuePoint): string {
    return [
      dayText(day, i18n.language, true),
      shown(referenceCents),
      costedCopies === 0 ? null : t('valueCostOf', { cost: shown(costCents), count: costedCopies }),
      t('valueCopies', { count: copies }),
    ]
      .filter(Boolean)
      .join(' · ');
  }
  return (
    <Axes>
      <svg width="64" height={VALUE_HEIGHT} aria-hidden="true">
        {chart.ticks.map(({ y, cents }) => (
          <text key={cents} x="56" y={y + 4} textAnchor="end">
            {axisText(cents, currency)}
          </text>
        ))}
      </svg>
      <Plot
        tabIndex={0}
        role="slider"
        aria-label={t('value')}
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={index}
        aria-valuetext={words}
        onPointerMove={follow}
        onPointerDown={follow}
        onPointerLeave={() => setChosen(null)}
        onKeyDown={press}
      >
        <Lines chart={chart} point={point} />
      </Plot>
      <span />
      <Dates chart={chart} />
      <Words className="num" aria-hidden="true">
        {words}
      </Words>
    </Axes>
  );
}

function Dates({ chart }: ValuePlotProps) {
  const { i18n } = useTranslation('inventory');
  return (
    <svg width="100%" height="22" aria-hidden="true">
      {chart.dates.map(({ share, day }, at) => (
        <text
          key={day}
          x={`${Math.round(share * 1000) / 10}%`}
          y="18"
          textAnchor={at === 0 ? 'start' : at === chart.dates.length - 1 ? 'end' : 'middle'}
        >
          {dayText(day, i18n.language)}
        </text>
      ))}
    </svg>
  );
}

interface LinesProps {
  readonly chart: ValueChart;
  readonly point: ValuePoint | undefined;
}

function Lines({ chart, point }: LinesProps) {
  const areaId = useId();
  return (
    <svg viewBox={`0 0 ${CHART_WIDTH} ${VALUE_HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
      <defs>
        <linearGradient id={areaId} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="var(--accent)" stopOpacity=".22" />
          <stop offset="1" stopColor="var(--accent)" stopOpacity="0" />
        </linearGradient>
      </defs>
      {chart.ticks.map(({ y, cents }) => (
        <path key={cents} className="grid" d={`M0 ${y}H${CHART_WIDTH}`} />
      ))}
      {chart.areas.map((area) => (
        <path key={area} fill={`url(#${areaId})`} d={area} />
      ))}
      {chart.lines.map((line) => (
        // A run of one day is a dot.
        <path key={line} className="line" d={`${line}h.01`} />
      ))}
      {point && (
        <>
          <path className="cross" d={`M${point.x} 0V${VALUE_HEIGHT}`} />
          <path className="dot" d={`M${point.x} ${point.y}h.01`} />
        </>
      )}
    </svg>
  );
}

/** Formats round prices without trailing zeros: `340`, `0.05`, `12,500`. */
function axisText(cents: number, currency: Currency): string {
  const { integer, fraction } = moneyParts(cents, false, currency);
  return fraction === '.00' ? integer : `${integer}${fraction}`;
}

const Axes = styled.div`
  display: grid;
  grid-template-columns: 64px minmax(0, 1fr);
  svg text { font-size: 11px; fill: var(--t3); font-variant-numeric: tabular-nums; }
`;

const Plot = styled.div`
  height: ${VALUE_HEIGHT}px;
  border-radius: var(--r-1);
  cursor: crosshair;
  touch-action: pan-y;
  svg { display: block; width: 100%; height: 100%; overflow: visible; }
  path { vector-effect: non-scaling-stroke; }
  path:not([fill]) { fill: none; }
  .grid { stroke: var(--line); }
  .line { stroke: var(--accent); stroke-width: 2; stroke-linejoin: round; stroke-linecap: round; }
  .cross { stroke: var(--ctl); stroke-dasharray: 2 3; }
  .dot { stroke: var(--accent); stroke-width: 8; stroke-linecap: round; }
`;

/** Below the drawing, so that it covers nothing; its line is always there. */
const Words = styled.p`
  grid-column: 2;
  min-height: 18px;
  margin: 4px 0 0;
  font-size: 12px;
  line-height: 18px;
  color: var(--t2);
`;
