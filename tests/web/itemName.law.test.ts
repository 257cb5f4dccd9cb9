import { expect, test } from 'vitest';
import { splitExterior, splitItemName } from '../../web/market/itemName.ts';
import { referenceDistance } from '../../web/market/referenceDistance.ts';

test.each([
  ['AK-47 | Redline (Field-Tested)', true, 'AK-47', 'Redline'],
  ['StatTrak™ AK-47 | Redline (Field-Tested)', true, 'AK-47', 'Redline'],
  ['★ StatTrak™ Karambit | Doppler (Factory New)', true, 'Karambit', 'Doppler'],
  ['Souvenir AWP | Dragon Lore (Factory New)', true, 'AWP', 'Dragon Lore'],
  ['AK-47（StatTrak™） | 红线 (久经沙场)', true, 'AK-47', '红线'],
  ['爪子刀（★ StatTrak™） | 多普勒 (崭新出厂)', true, '爪子刀', '多普勒'],
  ['AWP（纪念品） | 巨龙传说 (崭新出厂)', true, 'AWP', '巨龙传说'],
  ['Sticker | Crown (Foil)', false, 'Sticker', 'Crown (Foil)'],
  ['Sticker | Vox Eminor | Katowice 2014', false, 'Sticker', 'Vox Eminor | Katowice 2014'],
  ['★ Karambit', false, null, 'Karambit'],
  ['Fracture Case', false, null, 'Fracture Case'],
])('%s is shown in its pieces', (name, hasExterior, weapon, finish) => {
  expect(splitItemName(name, hasExterior)).toEqual({ weapon, finish });
});

test('the exterior stands apart from the name', () => {
  expect(splitExterior('AK-47 | Redline (Field-Tested)', true)).toEqual({
    name: 'AK-47 | Redline',
    exterior: '(Field-Tested)',
  });
  expect(splitExterior('Sticker | Crown (Foil)', false)).toEqual({
    name: 'Sticker | Crown (Foil)',
    exterior: null,
  });
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
});
