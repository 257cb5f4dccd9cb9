import { expect, test } from 'vitest';
import { readCatalogue } from '../../../api/catalog/items/readCatalogue.ts';
import { inspectUrl } from '../../../api/selling/listing/inspectUrl.ts';

const copy = {
  tagWeapon: 'weapon_ak47',
  tagRarity: 'Rarity_Legendary_Weapon',
  tagQuality: 'normal',
  paintIndex: 282,
  paintSeed: 412,
  floatValue: 0.1523817,
};

test('M-09 the inspect link carries weapon, finish, wear and pattern with their check sum', () => {
  // As the serializer of CSFloat (1.1.0) writes and reads the same copy.
  expect(inspectUrl(copy)).toBe(
    'steam://run/730//+csgo_econ_action_preview%20001807209A022805300438F393F0F003409C0330FAE4B8',
  );
  expect(inspectUrl({ ...copy, paintSeed: 413 })).not.toBe(inspectUrl(copy));
});

test('what has no finish has no link; everything else of the catalogue has one', () => {
  for (const change of [{ paintIndex: null }, { floatValue: null }, { tagWeapon: null }])
    expect(inspectUrl({ ...copy, ...change })).toBeNull();
  const wearing = readCatalogue().filter(({ floatMax }) => floatMax !== null);
  const without = wearing.filter((item) => inspectUrl({ ...copy, tagWeapon: item.tagWeapon }) === null);
  expect([...new Set(without.map(({ tagWeapon }) => tagWeapon))]).toEqual([]);
});
