import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useMoneyText } from '../../ui/useCurrency.ts';
import { periodText } from './periodText.ts';
import { StatisticsBars } from './StatisticsBars.tsx';
import { StatisticsTip } from './StatisticsTip.tsx';
import { CHART_HEIGHT, STATISTICS_SERIES, type StatisticsDrawing, stepAt } from './statisticsChart.ts';

interface StatisticsPlotProps {
  readonly drawing: StatisticsDrawing;
}

/**
 * The bars. The pointer or the arrow keys select a step, whose values are shown; for screen readers the drawing is a
 * slider over its steps.
 */
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
      <StatisticsBars drawing={drawing} chosen={step} />
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
