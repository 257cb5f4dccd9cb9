import { useId } from 'react';
import { styled } from 'styled-components';
import { CHART_WIDTH } from '../items/chartPlaces.ts';
import { CHART_HEIGHT, type ChartPoint, type PriceChart } from './priceChart.ts';

interface PriceChartDrawingProps {
  readonly chart: PriceChart;
  /** The day under the crosshair. */
  readonly point?: ChartPoint;
}

/** The lines of a chart, stretched to their box. Strokes keep their width. */
export function PriceChartDrawing({ chart, point }: PriceChartDrawingProps) {
  const areaId = useId();
  const [only, second] = chart.points;
  return (
    <Drawing viewBox={`0 0 ${CHART_WIDTH} ${CHART_HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
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
      {chart.points.map(({ day, x, bar }) => (
        <path
          key={day}
          className={day === point?.day ? 'bar current' : 'bar'}
          d={`M${x} ${CHART_HEIGHT}V${CHART_HEIGHT - bar}`}
        />
      ))}
      {only && !second && <path className="dot" d={`M${only.x} ${only.y}h.01`} />}
      {point && (
        <>
          <path className="cross" d={`M${point.x} 0V${CHART_HEIGHT}`} />
          <path className="ring" d={`M${point.x} ${point.y}h.01`} />
          <path className="dot" d={`M${point.x} ${point.y}h.01`} />
        </>
      )}
    </Drawing>
  );
}

const Drawing = styled.svg`
  display: block;
  width: 100%;
  height: 100%;
  overflow: visible;
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
