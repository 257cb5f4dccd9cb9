import { expect, test } from 'vitest';
import { traitsOf } from '../../../api/catalog/traits/copyTraits.ts';
import { traitWorthOf } from '../../../api/selling/inventory/traitWorth.ts';

const FINISH = 'Karambit | Fade';
const CASE = 'AK-47 | Case Hardened';

/** Seeds whose copies of a finish have a share of a trait within some bounds. */
function seedsWith(finish: string, column: 'fadeShare' | 'blueShare', from: number, to: number): number[] {
  return Array.from({ length: 1_001 }, (_, seed) => seed).filter((seed) => {
    const share = traitsOf(finish, seed)[column];
    return share !== null && share >= from && share <= to;
  });
}

const soldAt = (seeds: readonly number[], yuan: number) =>
  seeds.map((paintSeed, at) => ({ paintSeed, priceCents: BigInt(100 * yuan + at) }));

test('Q-04 what a fade was worth is told by like sales beside all, each with its number', () => {
  const [full, bare] = [seedsWith(FINISH, 'fadeShare', 99, 100), seedsWith(FINISH, 'fadeShare', 80, 84)];
  const sales = [...soldAt(full.slice(0, 5), 9_000), ...soldAt(bare.slice(0, 6), 6_000)];
  expect(traitWorthOf({ fadeShare: 99.5, blueShare: null }, { finish: FINISH, sales })).toEqual([
    {
      trait: 'fade',
      likeCount: 5,
      likeMedianCents: 900_002n,
      allCount: 11,
      allMedianCents: 600_005n,
    },
  ]);
});

test('Q-04 nothing is told of fewer than five like sales, nor of a copy without the trait', () => {
  const full = seedsWith(FINISH, 'fadeShare', 99, 100);
  const sales = soldAt(full.slice(0, 4), 9_000);
  expect(traitWorthOf({ fadeShare: 99.5, blueShare: null }, { finish: FINISH, sales })).toEqual([]);
  const more = soldAt(full.slice(0, 8), 9_000);
  expect(traitWorthOf({ fadeShare: null, blueShare: null }, { finish: FINISH, sales: more })).toEqual([]);
  expect(traitWorthOf({ fadeShare: 85, blueShare: null }, { finish: FINISH, sales: more })).toEqual([]);
});

test('Q-04 shares of blue are alike within five percent points', () => {
  const [blue, plain] = [seedsWith(CASE, 'blueShare', 60, 65), seedsWith(CASE, 'blueShare', 5, 10)];
  const sales = [...soldAt(blue.slice(0, 7), 5_000), ...soldAt(plain.slice(0, 20), 900)];
  expect(traitWorthOf({ fadeShare: null, blueShare: 62 }, { finish: CASE, sales })).toMatchObject([
    { trait: 'blue', likeCount: Math.min(7, blue.length), allCount: Math.min(7, blue.length) + 20 },
  ]);
});
