import { AcidFadeCalculator, AmberFadeCalculator, FadeCalculator } from 'csgo-fade-percentage-calculator';
import { describe, expect, it, test } from 'vitest';
import { finishName } from '../../../api/catalog/items/finishName.ts';
import { readCatalogue } from '../../../api/catalog/items/readCatalogue.ts';
import { blueFinishes, traitsOf } from '../../../api/catalog/traits/copyTraits.ts';
import { FADE_FINISHES } from '../../../api/catalog/traits/fadeShare.ts';

const CALCULATORS = [
  ['Fade', FadeCalculator],
  ['Amber Fade', AmberFadeCalculator],
  ['Acid Fade', AcidFadeCalculator],
] as const;
const SEEDS = Array.from({ length: 1_001 }, (_, seed) => seed);

describe('fade', () => {
  it('equals the public calculator for every seed of all its weapons (Q-01)', () => {
    const finishes: string[] = [];
    let compared = 0;
    for (const [finish, calculator] of CALCULATORS)
      for (const { weapon, percentages } of calculator.getAllFadePercentages()) {
        const name = `${weapon} | ${finish}`;
        finishes.push(name);
        for (const seed of SEEDS) {
          const expected = percentages[seed]?.percentage ?? null;
          const { fadeShare } = traitsOf(name, seed);
          if (expected === null || fadeShare === null)
            expect([name, seed, fadeShare]).toEqual([name, seed, expected]);
          else if (Math.abs(fadeShare - expected) > 1e-9)
            expect([name, seed, fadeShare]).toEqual([name, seed, expected]);
          compared += 1;
        }
      }
    expect(compared).toBe(34 * SEEDS.length);
    expect([...FADE_FINISHES].sort()).toEqual(finishes.sort());
  });

  test('a finish of another kind has none, whatever its name contains', () => {
    for (const finish of ['Karambit | Marble Fade', 'Karambit | Doppler', 'Fade', 'constructor'])
      expect(traitsOf(finish, 412).fadeShare).toBeNull();
    for (const seed of [null, -1, 1_001, 0.5]) expect(traitsOf('Karambit | Fade', seed).fadeShare).toBeNull();
  });
});

describe('blue', () => {
  it.each([
    ['AK-47 | Case Hardened', 661, 97.64],
    ['AK-47 | Case Hardened', 955, 96.46],
    ['AK-47 | Case Hardened', 387, 95.29],
    ['Karambit | Case Hardened', 387, 97.7],
    ['Karambit | Case Hardened', 442, 95.77],
  ])('%s %i has %f percent (Q-05)', (finish, seed, share) => {
    expect(traitsOf(finish, seed).blueShare).toBe(share);
  });

  it('knows 24 weapons, each with every seed, from 0 to 100 percent (Q-05)', () => {
    expect(new Set(blueFinishes().map((finish) => finish.split(' | ')[0])).size).toBe(24);
    for (const finish of blueFinishes())
      for (const seed of SEEDS) {
        const { blueShare, blueBackShare } = traitsOf(finish, seed);
        expect(blueShare === null || blueShare < 0 || blueShare > 100).toBe(false);
        expect(blueBackShare !== null && (blueBackShare < 0 || blueBackShare > 100)).toBe(false);
      }
  });

  test('both sides of an AK-47 are known, and one of a Desert Eagle', () => {
    expect(traitsOf('AK-47 | Case Hardened', 661)).toMatchObject({ fadeShare: null, blueBackShare: 19.22 });
    expect(traitsOf('Desert Eagle | Heat Treated', 661).blueBackShare).toBeNull();
  });
});

test('every finish of the tables is in the catalogue', () => {
  const finishes = new Set(readCatalogue().map(finishName));
  expect([...FADE_FINISHES, ...blueFinishes()].filter((finish) => !finishes.has(finish))).toEqual([]);
});
