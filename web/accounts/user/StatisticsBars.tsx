import { styled } from 'styled-components';
import {
  CHART_HEIGHT,
  CHART_WIDTH,
  type PlacedStep,
  SERIES_COLORS,
  type StatisticsDrawing,
} from './statisticsChart.ts';

interface StatisticsBarsProps {
  readonly drawing: StatisticsDrawing;
  /** The step whose values are shown. */
  readonly chosen: PlacedStep | undefined;
}

/** Grid and bars, stretched to their box. Lines keep their width. */
export function StatisticsBars({ drawing, chosen }: StatisticsBarsProps) {
  return (
    <Drawing viewBox={`0 0 ${CHART_WIDTH} ${CHART_HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
      {chosen && <rect className="band" x={chosen.x} y="0" width={chosen.width} height={CHART_HEIGHT} />}
      {drawing.ticks.map(({ y, cents }) => (
        <path key={cents} className={cents === 0 ? 'zero' : 'grid'} d={`M0 ${y}H${CHART_WIDTH}`} />
      ))}
      {drawing.steps.flatMap(({ firstDay, bars }) =>
        bars.map(({ series, x, y, width, height }) => (
          <rect
            key={`${firstDay} ${series}`}
            x={x}
            y={y}
            width={width}
            height={height}
            fill={SERIES_COLORS[series]}
          />
        )),
      )}
    </Drawing>
  );
}

const Drawing = styled.svg`
  display: block;
  width: 100%;
  height: 100%;
  path { fill: none; vector-effect: non-scaling-stroke; }
  .grid { stroke: var(--line); }
  .zero { stroke: var(--ctl); }
  .band { fill: var(--s3); }
`;
