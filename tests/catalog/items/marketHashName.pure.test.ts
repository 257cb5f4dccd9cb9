import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { itemFromName } from '../../../api/catalog/items/itemFromName.ts';
import { nameWordsOf } from '../../../api/catalog/items/nameWords.ts';
import { readCatalogue, readCatalogueFile } from '../../../api/catalog/items/readCatalogue.ts';

const items = readCatalogue();
const words = nameWordsOf(readCatalogueFile(), items);
const TAGS = ['tagType', 'tagWeapon', 'tagQuality', 'tagExterior'] as const;

/** Real names that the catalogue does not hold: [name, Chinese name, type, weapon, quality, exterior]. */
const UNKNOWN = [
  [
    'AWP | Black Box (Field-Tested)',
    'AWP | Black Box (久经沙场)',
    'CSGO_Type_SniperRifle',
    'weapon_awp',
    'normal',
    'WearCategory2',
  ],
  [
    'Souvenir Nova | Morning Sun (Factory New)',
    '新星（纪念品） | Morning Sun (崭新出厂)',
    'CSGO_Type_Shotgun',
    'weapon_nova',
    'tournament',
    'WearCategory0',
  ],
  [
    'Souvenir Charm | Austin 2025 Highlight | 1v2 Clutch',
    '挂件（纪念品） | 2025年奥斯汀锦标赛高光时刻 | 1v2 Clutch',
    'CSGO_Tool_Keychain',
    null,
    'tournament',
    null,
  ],
  [
    'Sticker | 910 (Gold) | Cologne 2026',
    '印花 | 910（金色）| 2026年科隆锦标赛',
    'CSGO_Tool_Sticker',
    null,
    'normal',
    null,
  ],
  [
    'Sticker | Rocket Skates (Holo)',
    '印花 | Rocket Skates (全息)',
    'CSGO_Tool_Sticker',
    null,
    'normal',
    null,
  ],
  [
    'Sticker Slab | FURIA | Cologne 2026',
    '印花板 | FURIA | 2026年科隆锦标赛',
    'CSGO_Tool_Keychain',
    null,
    'normal',
    null,
  ],
  ['Sealed Graffiti | Martha', '封装的涂鸦 | 玛莎', 'CSGO_Type_Spray', null, 'normal', null],
  [
    'StatTrak™ Music Kit | borne, Give It To Me',
    '音乐盒（StatTrak™） | borne, Give It To Me',
    'CSGO_Type_MusicKit',
    null,
    'strange',
    null,
  ],
  ['Music Kit |', '音乐盒', 'CSGO_Type_MusicKit', null, 'normal', null],
  ['Cologne 2026 Viewer Pass', '2026年科隆锦标赛观众通行证', 'CSGO_Type_Ticket', null, 'normal', null],
  ['Operation Riptide Premium Pass', '“激流大行动”高级通行证', 'CSGO_Type_Ticket', null, 'normal', null],
  [
    'Austin 2025 Anubis Souvenir Highlight Package',
    '2025年奥斯汀锦标赛阿努比斯高光纪念包',
    'CSGO_Type_WeaponCase',
    null,
    'normal',
    null,
  ],
  [
    'Budapest 2025 Overpass Souvenir Package',
    '2025年布达佩斯锦标赛死亡游乐园纪念包',
    'CSGO_Type_WeaponCase',
    null,
    'normal',
    null,
  ],
  ['Community Graffiti Box 1', 'Community Graffiti Box 1', 'CSGO_Type_WeaponCase', null, 'normal', null],
  ['Jackass Sticker Capsule', 'Jackass Sticker Capsule', 'CSGO_Type_WeaponCase', null, 'normal', null],
  ['Pallet of Presents', 'Pallet of Presents', 'CSGO_Tool_GiftTag', null, 'normal', null],
  ['Nobody Yet | SWAT', 'Nobody Yet | SWAT', 'Type_CustomPlayer', null, 'normal', null],
  [
    '★ Cutlass | Doppler (Factory New)',
    'Cutlass（★） | 多普勒 (崭新出厂)',
    'CSGO_Type_Knife',
    null,
    'unusual',
    'WearCategory0',
  ],
  [
    '★ Boxing Gloves | Vice (Well-Worn)',
    'Boxing Gloves（★） | 迈阿密风云 (破损不堪)',
    'Type_Hands',
    null,
    'unusual',
    'WearCategory3',
  ],
  ['Railgun | Redline (Field-Tested)', 'Railgun | 红线 (久经沙场)', 'Other', null, 'normal', 'WearCategory2'],
  ['Something Unheard Of', 'Something Unheard Of', 'Other', null, 'normal', null],
] as const;

describe('the grammar of market hash names', () => {
  test('it reads type, weapon, quality and exterior of every item of the catalogue from its name alone', () => {
    const wrong = items.filter((item) => {
      const read = itemFromName(item.marketHashName, words);
      return TAGS.some((tag) => read[tag] !== item[tag]);
    });
    expect(wrong.map(({ marketHashName }) => marketHashName)).toEqual([]);
  });

  test('a rarity that it tells is right for all but a few in a thousand, and most are told', () => {
    const read = items.map((item) => ({
      item,
      tagRarity: itemFromName(item.marketHashName, words).tagRarity,
    }));
    const told = read.filter(({ tagRarity }) => tagRarity !== null);
    expect(told.length / items.length).toBeGreaterThan(0.8);
    const wrong = told.filter(({ item, tagRarity }) => item.tagRarity !== tagRarity);
    expect(wrong.length / told.length).toBeLessThan(0.003);
  });

  test('its Chinese name is the catalogue’s own for nine names in ten', () => {
    const same = items.filter((item) => itemFromName(item.marketHashName, words).nameZh === item.nameZh);
    expect(same.length / items.length).toBeGreaterThan(0.9);
  });

  test.each(UNKNOWN)('%s is %s', (name, nameZh, tagType, tagWeapon, tagQuality, tagExterior) => {
    expect(items.some(({ marketHashName }) => marketHashName === name)).toBe(false);
    expect(itemFromName(name, words)).toMatchObject({
      marketHashName: name,
      nameEn: name,
      nameZh,
      tagType,
      tagWeapon,
      tagQuality,
      tagExterior,
    });
  });

  test('a finish that the catalogue knows in other exteriors lends rarity, collection, picture and wear range', () => {
    const known = items.find(({ marketHashName }) => marketHashName === 'AWP | Asiimov (Field-Tested)');
    expect(itemFromName('AWP | Asiimov (Factory New)', words)).toMatchObject({
      tagRarity: known?.tagRarity,
      tagItemSet: known?.tagItemSet,
      iconUrl: known?.iconUrl,
      floatMax: known?.floatMax,
    });
  });

  test('what a name does not tell is null, and not guessed', () => {
    expect(itemFromName('AWP | Black Box (Field-Tested)', words)).toMatchObject({
      tagRarity: null,
      rarityColor: '#666666',
      tagItemSet: null,
      iconUrl: null,
      floatMin: null,
    });
  });

  test('it reads any text: no name makes it throw, and the name itself is kept letter for letter', () => {
    const part = fc.constantFrom(
      ...[
        '★',
        'StatTrak™',
        'Souvenir',
        'AK-47',
        'Sticker',
        'Charm',
        'Music Kit',
        ' | ',
        '|',
        '(Factory New)',
        '(Holo',
      ],
      ...[
        'Cologne 2026',
        'Highlight',
        'Redline',
        ' ',
        'constructor',
        '__proto__',
        'Case',
        'Key',
        '龍王',
        '(',
        ')',
      ],
    );
    const texts = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(part).map((parts) => parts.join('')),
      fc.array(part).map((parts) => parts.join(' ')),
    );
    fc.assert(
      fc.property(texts, (name) => {
        const item = itemFromName(name, words);
        expect(item.marketHashName).toBe(name);
        expect(item.tagType).toMatch(/^\w+$/);
        expect(typeof item.nameZh).toBe('string');
      }),
      { numRuns: 2_000 },
    );
  });
});
