import { expect, test } from 'vitest';
import { traitsOf } from '../../../api/catalog/traits/copyTraits.ts';
import { type PricedCopy, traitWorthOf } from '../../../api/selling/inventory/traitWorth.ts';

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
  seeds.map((paintSeed, at) => ({
    paintSeed,
    priceCents: BigInt(100 * yuan + at),
    phase: '',
    floatValue: null,
    stickers: null,
  }));

const PLAIN: PricedCopy = { fadeShare: null, blueShare: null, floatValue: null, stickers: [] };
const PATTERN = ['fade', 'blue'] as const;

test('Q-04 what a fade was worth is told by like sales beside all, each with its number', () => {
  const [full, bare] = [seedsWith(FINISH, 'fadeShare', 99, 100), seedsWith(FINISH, 'fadeShare', 80, 84)];
  const sales = [...soldAt(full.slice(0, 5), 9_000), ...soldAt(bare.slice(0, 6), 6_000)];
  expect(
    traitWorthOf({ ...PLAIN, fadeShare: 99.5 }, PATTERN, { finish: FINISH, phase: null, sales }),
  ).toEqual([
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
  expect(
    traitWorthOf({ ...PLAIN, fadeShare: 99.5 }, PATTERN, { finish: FINISH, phase: null, sales }),
  ).toEqual([]);
  const more = soldAt(full.slice(0, 8), 9_000);
  expect(traitWorthOf(PLAIN, PATTERN, { finish: FINISH, phase: null, sales: more })).toEqual([]);
  expect(
    traitWorthOf({ ...PLAIN, fadeShare: 85 }, PATTERN, { finish: FINISH, phase: null, sales: more }),
  ).toEqual([]);
});

test('Q-04 shares of blue are alike within five percent points', () => {
  const [blue, plain] = [seedsWith(CASE, 'blueShare', 60, 65), seedsWith(CASE, 'blueShare', 5, 10)];
  const sales = [...soldAt(blue.slice(0, 7), 5_000), ...soldAt(plain.slice(0, 20), 900)];
  expect(
    traitWorthOf({ ...PLAIN, blueShare: 62 }, PATTERN, { finish: CASE, phase: null, sales }),
  ).toMatchObject([
    { trait: 'blue', likeCount: Math.min(7, blue.length), allCount: Math.min(7, blue.length) + 20 },
  ]);
});

test('Q-04 wears are alike within a twentieth of their exterior, and stickers where the same is carried as often', () => {
  const sale = (floatValue: number, yuan: number, stickers: readonly string[] | null = null) => ({
    paintSeed: 1,
    phase: '',
    floatValue,
    stickers,
    priceCents: BigInt(100 * yuan),
  });
  const sales = [
    ...[0.15, 0.151, 0.155, 0.16, 0.1614].map((wear) => sale(wear, 300)),
    ...[0.163, 0.2, 0.3, 0.37].map((wear) => sale(wear, 200)),
    ...Array.from({ length: 6 }, () => sale(0.25, 500, ['Sticker | Crown (Foil)', 'Sticker | Crown (Foil)'])),
    sale(0.25, 250, ['Sticker | Crown (Foil)']),
  ];
  const told = (copy: Partial<PricedCopy>) =>
    traitWorthOf({ ...PLAIN, ...copy }, ['wear', 'stickers'], {
      finish: 'AK-47 | Redline',
      phase: null,
      sales,
    });
  expect(told({ floatValue: 0.15 })).toEqual([
    { trait: 'wear', likeCount: 5, likeMedianCents: 30_000n, allCount: 16, allMedianCents: 30_000n },
  ]);
  expect(told({ floatValue: 0.37 })).toEqual([]);
  const crowns = Array<string>(2).fill('Sticker | Crown (Foil)');
  expect(told({ stickers: ['Sticker | Howling Dawn', ...crowns] })).toMatchObject([
    { trait: 'stickers', likeCount: 6, likeMedianCents: 50_000n, allCount: 16 },
  ]);
  expect(told({ stickers: [...crowns, ...crowns] })).toEqual([]);
});

test('Q-04 a copy with a phase is compared with sales of its phase alone', () => {
  const sale = (phase: string, yuan: number) => ({
    paintSeed: 1,
    phase,
    floatValue: 0.01,
    stickers: null,
    priceCents: BigInt(100 * yuan),
  });
  const sales = [
    ...Array.from({ length: 9 }, () => sale('Phase 1', 3_000)),
    ...Array.from({ length: 5 }, () => sale('Ruby', 9_000)),
  ];
  const told = (phase: string) =>
    traitWorthOf({ ...PLAIN, floatValue: 0.01 }, ['wear'], { finish: '★ Karambit | Doppler', phase, sales });
  expect(told('Ruby')).toMatchObject([{ likeCount: 5, allCount: 5, allMedianCents: 900_000n }]);
  expect(told('Phase 1')).toMatchObject([{ likeCount: 9, likeMedianCents: 300_000n, allCount: 9 }]);
  expect(told('Sapphire')).toEqual([]);
});
