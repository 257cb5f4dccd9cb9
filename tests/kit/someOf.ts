/** `npm run prove` goes through everything; `npm test` through a part, the same one each time. */
export const IS_PROVING = process.env.PROVE === '1';

/**
 * The seed of random choices. `npm test` always makes the same ones, so that it is green or red for its code alone; a
 * full proof makes new ones.
 * @param name of the environment variable that makes a run again.
 */
export function seedOf(name: string): number {
  return Number(process.env[name] ?? (IS_PROVING ? Math.floor(Math.random() * 2 ** 31) : 20_261_124));
}

/** `PROVE_SEED` chooses another part. */
const SEED = Number(process.env.PROVE_SEED ?? 1);

/** A small generator (mulberry32): the same numbers for the same seed, in every file alike. */
export function numbersOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * Some of many cases that all check the same property, in their order; all of them in a full proof.
 * @param count how many `npm test` runs.
 */
export function someOf<Case>(all: readonly Case[], count: number): readonly Case[] {
  if (IS_PROVING || count >= all.length) return all;
  const next = numbersOf(SEED);
  const chosen = new Set(
    all
      .map((_, index) => ({ index, rank: next() }))
      .toSorted((one, other) => one.rank - other.rank)
      .slice(0, count)
      .map(({ index }) => index),
  );
  return all.filter((_, index) => chosen.has(index));
}
