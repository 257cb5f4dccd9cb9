import { expect, test } from 'vitest';
import { readAttachedKits, readCatalogue } from '../../../api/catalog/items/readCatalogue.ts';
import { inspectUrl } from '../../../api/selling/listing/inspectUrl.ts';
import { readInspectLink } from '../../../api/steam/client/inspectLink.ts';

const kits = readAttachedKits();
const copy = {
  tagWeapon: 'weapon_ak47',
  tagRarity: 'Rarity_Legendary_Weapon',
  tagQuality: 'normal',
  paintIndex: 282,
  paintSeed: 412,
  floatValue: 0.1523817,
  nameTag: null,
  stickers: [],
  charm: null,
  certificate: null,
};

function urlOf(change: Partial<Parameters<typeof inspectUrl>[0]> = {}): string | null {
  return inspectUrl({ ...copy, ...change }, (name) => kits.get(name));
}

test('M-09 the inspect link carries weapon, finish, wear and pattern with their check sum', () => {
  // As the serializer of CSFloat (1.1.0) writes and reads the same copy.
  expect(urlOf()).toBe(
    'steam://run/730//+csgo_econ_action_preview%20001807209A022805300438F393F0F003409C0330FAE4B8',
  );
  expect(urlOf({ paintSeed: 413 })).not.toBe(urlOf());
});

test('M-09 the inspect link carries stickers with slot and wear, the charm with its pattern, and the name', () => {
  const url = urlOf({
    nameTag: '平A一下',
    stickers: [
      { slot: 0, marketHashName: 'Sticker | Crown (Foil)', wear: 0 },
      { slot: 3, marketHashName: 'Sticker | Howling Dawn', wear: 0.35 },
      { slot: 4, marketHashName: 'Sticker | Nobody Knows', wear: 0 },
    ],
    charm: { marketHashName: 'Charm | Hot Howl', seed: 88_143 },
  });
  expect(readInspectLink(url ?? '')).toMatchObject({
    block: {
      nameTag: '平A一下',
      stickers: [
        { slot: 0, kit: 37 },
        { slot: 3, kit: 103, wear: Math.fround(0.35) },
      ],
      charms: [{ slot: 0, kit: 7, pattern: 88_143 }],
    },
  });
  const slab = urlOf({ charm: { marketHashName: 'Sticker Slab | Crown (Foil)', seed: null } });
  expect(readInspectLink(slab ?? '')).toMatchObject({
    block: { charms: [{ slot: 0, kit: 37, wrappedSticker: 37 }] },
  });
});

test("M-09 Steam's certificate of the copy goes before a link of our own", () => {
  expect(urlOf({ certificate: 'ADBD58', tagWeapon: null })).toBe(
    'steam://run/730//+csgo_econ_action_preview%20ADBD58',
  );
});

test('what has no finish has no link; everything else of the catalogue has one', () => {
  for (const change of [{ paintIndex: null }, { floatValue: null }, { tagWeapon: null }])
    expect(urlOf(change)).toBeNull();
  const wearing = readCatalogue().filter(({ floatMax }) => floatMax !== null);
  const without = wearing.filter((item) => urlOf({ tagWeapon: item.tagWeapon }) === null);
  expect([...new Set(without.map(({ tagWeapon }) => tagWeapon))]).toEqual([]);
});
