import { expect, test } from 'vitest';
import { AMOUNT_MAX_CENTS as askMax } from '../../../api/kernel/money.ts';
import { AMOUNT_MAX_CENTS, referenceDistance } from '../../../web/catalog/items/marketItem.ts';
import { splitItemName, withoutQuality } from '../../../web/ui/itemName.ts';

test.each([
  ['AK-47 | Redline (Field-Tested)', true, 'AK-47', 'Redline', 'Field-Tested'],
  ['★ StatTrak™ Karambit | Doppler (Factory New)', true, '★ StatTrak™ Karambit', 'Doppler', 'Factory New'],
  ['爪子刀（★ StatTrak™） | 多普勒 (崭新出厂)', true, '爪子刀（★ StatTrak™）', '多普勒', '崭新出厂'],
  ['爪子刀（★）', true, null, '爪子刀（★）', null],
  ['Sticker | Crown (Foil)', false, 'Sticker', 'Crown (Foil)', null],
  ['Sticker | Vox Eminor | Katowice 2014', false, 'Sticker', 'Vox Eminor | Katowice 2014', null],
  ['Fracture Case', false, null, 'Fracture Case', null],
])('%s is shown in its pieces', (name, hasExterior, kind, finish, exterior) => {
  expect(splitItemName(name, hasExterior)).toEqual({ kind, finish, exterior });
});

test.each([
  ['AK-47', 'AK-47'],
  ['StatTrak™ AK-47', 'AK-47'],
  ['★ StatTrak™ Karambit', 'Karambit'],
  ['★ Karambit', 'Karambit'],
  ['Souvenir AWP', 'AWP'],
  ['AK-47（StatTrak™）', 'AK-47'],
  ['爪子刀（★ StatTrak™）', '爪子刀'],
  ['AWP（纪念品）', 'AWP'],
])('%s without its quality is %s', (piece, bare) => {
  expect(withoutQuality(piece)).toBe(bare);
});

test('the distance to the reference price is in tenths of a percent', () => {
  expect([
    referenceDistance(957, 1000),
    referenceDistance(1018, 1000),
    referenceDistance(1000, 1000),
  ]).toEqual([-43, 18, 0]);
  expect([referenceDistance(null, 1000), referenceDistance(1000, null), referenceDistance(1, 0)]).toEqual([
    null,
    null,
    null,
  ]);
  // Worth more than the highest allowed ask: at that ask it is cheap only because of the limit.
  expect([
    referenceDistance(10_000_000, 48_000_000),
    referenceDistance(9_000_000, AMOUNT_MAX_CENTS),
    Number(askMax),
  ]).toEqual([null, -100, AMOUNT_MAX_CENTS]);
});
