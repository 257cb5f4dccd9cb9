import { numbersOf } from '../../kit/someOf.ts';

/** Random choices of one seed. */
export interface Chance {
  /** A number from 0 up to 1, without it. */
  share(): number;
  below(count: number): number;
  /** A time that varies as human patience and networks do: half are shorter than the median, few are many times as long. */
  lasting(medianMs: number, spread: number): number;
  /** The time until the next of events that come `perMinute` times a minute, each by itself. */
  until(perMinute: number): number;
}

/** Opens the choices of a seed: the same seed makes the same week. */
export function openChance(seed: number): Chance {
  const next = numbersOf(seed);
  const bell = () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next());
  return {
    share: next,
    below: (count) => Math.floor(next() * count),
    lasting: (medianMs, spread) => medianMs * Math.exp(spread * bell()),
    until: (perMinute) => (-Math.log(1 - next()) * 60_000) / perMinute,
  };
}

/** Counts times by steps of a tenth of a second, so that millions of them need no room. */
export interface Times {
  add(ms: number): void;
  count(): number;
  /** The time that this share of them did not exceed, in milliseconds. 0 where there is none. */
  percentile(share: number): number;
}

const STEP_MS = 100;

/** Opens an empty count. */
export function openTimes(): Times {
  const steps: number[] = [];
  let count = 0;
  return {
    add(ms) {
      const step = Math.ceil(Math.max(0, ms) / STEP_MS);
      steps[step] = (steps[step] ?? 0) + 1;
      count += 1;
    },
    count: () => count,
    percentile(share) {
      let seen = 0;
      for (let step = 0; step < steps.length; step += 1) {
        seen += steps[step] ?? 0;
        if (count > 0 && seen >= share * count) return step * STEP_MS;
      }
      return 0;
    },
  };
}
