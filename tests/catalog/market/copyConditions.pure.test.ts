import { expect, test } from 'vitest';
import { copiesAddress, copyFilterText } from '../../../web/catalog/market/copyConditions.ts';
import { EMPTY_FILTER } from '../../../web/catalog/market/marketFilter.ts';

const ANY_WEAR = { from: null, to: null };

test('C1 the filters of the market and bounds of the wear become a filter of single copies', () => {
  const filter = {
    ...EMPTY_FILTER,
    types: ['CSGO_Type_Rifle'],
    weapons: ['weapon_ak47', 'weapon_aug'],
    exteriors: ['WearCategory0'],
    minPriceCents: 1_050,
    maxPriceCents: 20_000,
    zones: ['auto', 'bargain'] as const,
  };
  expect(copyFilterText(filter, { from: 0, to: 0.015 })).toBe(
    'type:CSGO_Type_Rifle weapon:weapon_ak47,weapon_aug exterior:WearCategory0 price>=10.5 price<=200 wear>=0 wear<=0.015 delivers:auto price<=ref*0.9',
  );
  expect(copyFilterText(filter, ANY_WEAR)).not.toContain('wear>');
});

test('C1 nothing chosen leads to all copies', () => {
  expect(copiesAddress(copyFilterText(EMPTY_FILTER, ANY_WEAR))).toBe('/copies');
  expect(copiesAddress('wear<=0.01')).toBe('/copies?filter=wear%3C%3D0.01');
});
