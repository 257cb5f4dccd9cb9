import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Price } from '../../ui/Price.tsx';
import { periodText } from './periodText.ts';
import { CHART_WIDTH, type PlacedStep, SERIES_COLORS, STATISTICS_SERIES } from './statisticsChart.ts';

interface StatisticsTipProps {
  readonly step: PlacedStep;
}

/** Values of one step, beside its bars on the side with more room. */
export function StatisticsTip({ step }: StatisticsTipProps) {
  const { t, i18n } = useTranslation('user');
  const tip = useRef<HTMLDivElement>(null);
  // Set by script, because the content security policy forbids style attributes in markup.
  useLayoutEffect(() => {
    if (tip.current === null) {
      return;
    }
    const start = (step.x / CHART_WIDTH) * 100;
    const end = ((step.x + step.width) / CHART_WIDTH) * 100;
    const isRight = start + end > 100;
    tip.current.style[isRight ? 'right' : 'left'] = `calc(${isRight ? 100 - start : end}% + 8px)`;
    tip.current.style[isRight ? 'left' : 'right'] = 'auto';
  }, [step.x, step.width]);
  return (
    <Tip ref={tip} aria-hidden="true">
      <b>{periodText(step, i18n.language)}</b>
      {STATISTICS_SERIES.map((series) => (
        <Line key={series}>
          <Swatch $color={SERIES_COLORS[series]} />
          <span>{t(`series_${series}`)}</span>
          <Price cents={step.cents[series]} size={13} />
        </Line>
      ))}
    </Tip>
  );
}

const Tip = styled.div`
  position: absolute;
  top: 4px;
  z-index: 1;
  display: grid;
  gap: 4px;
  padding: 8px 12px;
  border: 1px solid var(--line-2);
  border-radius: var(--r-2);
  background: var(--s3);
  box-shadow: var(--e2);
  font-size: 12px;
  color: var(--t2);
  white-space: nowrap;
  pointer-events: none;
  b { font-weight: 500; color: var(--t1); }
`;

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: 6px;
  > span:last-child { margin-left: auto; padding-left: 12px; }
`;

const Swatch = styled.i<{ $color: string }>`
  width: 8px;
  height: 8px;
  border-radius: 2px;
  background: ${({ $color }) => $color};
`;
