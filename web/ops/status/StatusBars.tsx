import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';

/** State of a component, as the server sends it; `unknown` when nothing was measured. */
export type PartState = 'up' | 'slow' | 'down' | 'unknown';

/** Converts the server's state. */
export function readState(state: string | null | undefined): PartState {
  return state === 'UP' ? 'up' : state === 'SLOW' ? 'slow' : state === 'DOWN' ? 'down' : 'unknown';
}

const WORST: readonly PartState[] = ['down', 'unknown', 'slow', 'up'];

/** The worst state of all components. */
export function worstState(states: readonly PartState[]): PartState {
  return WORST.find((state) => states.includes(state)) ?? 'unknown';
}

/** Groups adjacent bars of the same state, with their half hours counted from the first bar. */
function runsOf(bars: readonly PartState[]): { state: PartState; from: number; count: number }[] {
  const runs: { state: PartState; from: number; count: number }[] = [];
  bars.forEach((state, from) => {
    const last = runs.at(-1);
    if (last?.state === state) last.count += 1;
    else runs.push({ state, from, count: 1 });
  });
  return runs;
}

interface StatusBarsProps {
  readonly bars: readonly PartState[];
}

/** The last day as a row of half hours. Screen readers get the number that was not healthy. */
export function StatusBars({ bars }: StatusBarsProps) {
  const { t } = useTranslation('status');
  const hours = (state: PartState) => bars.filter((bar) => bar === state).length / 2;
  const label = (['down', 'slow', 'unknown'] as const)
    .filter((state) => hours(state) > 0)
    .map((state) => t('dayHours', { state: t(`state_${state}`), hours: hours(state) }));
  const words = label.length === 0 ? t('dayUp') : t('dayWas', { what: label.join(t('comma')) });
  return (
    <>
      <Strip viewBox={`0 0 ${bars.length * 10} 24`} preserveAspectRatio="none" role="img" aria-label={words}>
        {runsOf(bars).map(({ state, from, count }) => (
          <rect key={from} x={from * 10} width={count * 10 - 1} height={24} data-state={state} />
        ))}
      </Strip>
      <Ends aria-hidden="true">
        <span>{t('dayAgo')}</span>
        <span>{t('now')}</span>
      </Ends>
    </>
  );
}

const Strip = styled.svg`
  display: block;
  width: 100%;
  height: 24px;
  border-radius: var(--r-1);
  [data-state='up'] { fill: var(--pos); opacity: 0.55; }
  [data-state='slow'] { fill: var(--warn-m); }
  [data-state='down'] { fill: var(--neg); }
  [data-state='unknown'] { fill: var(--s3); }
`;

const Ends = styled.div`
  display: flex;
  justify-content: space-between;
  padding-top: 4px;
  font-size: 12px;
  line-height: 18px;
  color: var(--t3);
`;
