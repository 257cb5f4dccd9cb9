import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useMoneyText } from '../ui/useCurrency.ts';
import { periodText } from './periodText.ts';
import { StatisticsTip } from './StatisticsTip.tsx';
import { SERIES_COLORS } from './seriesColors.ts';
import {
  CHART_HEIGHT,
  CHART_WIDTH,
  STATISTICS_SERIES,
  type StatisticsDrawing,
  stepAt,
} from './statisticsChart.ts';

interface StatisticsPlotProps {
  readonly drawing: StatisticsDrawing;
}

/** The bars. The pointer or the arrow keys choose a step, whose figures show; the drawing is a slider over its steps. */
export function StatisticsPlot({ drawing }: StatisticsPlotProps) {
  const { steps } = drawing;
  const { t, i18n } = useTranslation('user');
  const { shown: money } = useMoneyText();
  const [chosen, setChosen] = useState<number | null>(null);
  const last = steps.length - 1;
  const place = chosen === null ? null : Math.min(chosen, last);
  const step = place === null ? undefined : steps[place];
  const spoken = step ?? steps[last];
  const follow = (event: PointerEvent<HTMLDivElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    setChosen(stepAt(steps.length, (event.clientX - box.left) / box.width));
  };
  const press = (event: KeyboardEvent) => {
    const moves: Record<string, number> = {
      ArrowLeft: -1,
      ArrowRight: 1,
      Home: -steps.length,
      End: steps.length,
    };
    const move = moves[event.key];
    if (event.key === 'Escape') {
      setChosen(null);
    }
    if (move !== undefined) {
      event.preventDefault();
      setChosen(Math.min(last, Math.max(0, (place ?? last + 1) + move)));
    }
  };
  return (
    <Plot
      tabIndex={0}
      role="slider"
      aria-label={t('statisticsTable')}
      aria-valuemin={0}
      aria-valuemax={last}
      aria-valuenow={place ?? last}
      aria-valuetext={
        spoken &&
        [
          periodText(spoken, i18n.language),
          ...STATISTICS_SERIES.map((series) => `${t(`series_${series}`)} ${money(spoken.cents[series])}`),
        ].join(' · ')
      }
      onPointerMove={follow}
      onPointerDown={follow}
      onPointerLeave={() => setChosen(null)}
      onFocus={(event) =>
        event.currentTarget.matches(':focus-visible') && setChosen((before) => before ?? last)
      }
      onBlur={() => setChosen(null)}
      onKeyDown={press}
    >
      <Drawing viewBox={`0 0 ${CHART_WIDTH} ${CHART_HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        {step && <rect className="band" x={step.x} y="0" width={step.width} height={CHART_HEIGHT} />}
        {drawing.ticks.map(({ y, cents }) => (
          <path key={cents} className={cents === 0 ? 'zero' : 'grid'} d={`M0 ${y}H${CHART_WIDTH}`} />
        ))}
        {steps.flatMap(({ firstDay, bars }) =>
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
      {step && <StatisticsTip step={step} />}
    </Plot>
  );
}

const Plot = styled.div`
  position: relative;
  height: ${CHART_HEIGHT}px;
  border-radius: var(--r-1);
  touch-action: pan-y;
`;

const Drawing = styled.svg`
  display: block;
  width: 100%;
  height: 100%;
  path { fill: none; vector-effect: non-scaling-stroke; }
  .grid { stroke: var(--line); }
  .zero { stroke: var(--ctl); }
  .band { fill: var(--s3); }
`;
