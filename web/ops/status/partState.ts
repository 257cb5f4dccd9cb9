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
export function runsOf(bars: readonly PartState[]): { state: PartState; from: number; count: number }[] {
  const runs: { state: PartState; from: number; count: number }[] = [];
  bars.forEach((state, from) => {
    const last = runs.at(-1);
    if (last?.state === state) last.count += 1;
    else runs.push({ state, from, count: 1 });
  });
  return runs;
}
