import { describe, expect, test } from 'vitest';
import { readCatalogue, readCatalogueTags } from '../../../api/catalog/items/readCatalogue.ts';
import type { TagCategory } from '../../../api/catalog/items/tags.ts';

const items = readCatalogue();
const tags = readCatalogueTags();
const colorOf = (internalName: string) => tags.find((tag) => tag.internalName === internalName)?.color;

const FIELDS = {
  type: 'tagType',
  weapon: 'tagWeapon',
  rarity: 'tagRarity',
  quality: 'tagQuality',
  exterior: 'tagExterior',
  itemSet: 'tagItemSet',
} as const satisfies Record<TagCategory, string>;
const CATEGORIES = Object.keys(FIELDS) as TagCategory[];

describe('tags', () => {
  test.each(CATEGORIES)('M-01 every %s that an item carries has a name in both languages', (category) => {
    const named = new Set(tags.filter((tag) => tag.category === category).map((tag) => tag.internalName));
    const used = new Set(items.map((item) => item[FIELDS[category]]).filter((value) => value !== null));
    expect([...used].filter((value) => !named.has(value))).toEqual([]);
    expect(used.size).toBeGreaterThan(1);
  });

  test('names are not empty, and internal names and sort orders are unique within a category', () => {
    expect(tags.filter(({ nameZh, nameEn }) => nameZh === '' || nameEn === '')).toEqual([]);
    const keys = (part: 'internalName' | 'sortOrder') =>
      new Set(tags.map((tag) => `${tag.category} ${tag[part]}`));
    expect(keys('internalName').size).toBe(tags.length);
    expect(keys('sortOrder').size).toBe(tags.length);
  });

  test('M-02 every type of the type catalogue is there, and each weapon belongs to a type', () => {
    const types = tags.filter(({ category }) => category === 'type');
    expect(types.map(({ nameEn }) => nameEn)).toEqual(
      expect.arrayContaining([
        ...['Knife', 'Gloves', 'Rifle', 'Pistol', 'SMG', 'Shotgun', 'Machinegun', 'Sticker', 'Container'],
        ...['Music Kit', 'Tool', 'Graffiti', 'Pass', 'Collectible', 'Patch', 'Gift', 'Tag', 'Agent', 'Charm'],
      ]),
    );
    const typeNames = new Set<string | null>(types.map(({ internalName }) => internalName));
    const weapons = tags.filter(({ category }) => category === 'weapon');
    expect(weapons.filter(({ parent }) => !typeNames.has(parent))).toEqual([]);
    expect(weapons.find(({ internalName }) => internalName === 'weapon_ak47')?.parent).toBe(
      'CSGO_Type_Rifle',
    );
    expect(weapons.find(({ internalName }) => internalName === 'weapon_knife_karambit')?.nameZh).toBe(
      '爪子刀',
    );
  });

  test('M-03 six exteriors, best first', () => {
    expect(tags.filter(({ category }) => category === 'exterior').map(({ nameEn }) => nameEn)).toEqual([
      ...['Factory New', 'Minimal Wear', 'Field-Tested', 'Well-Worn', 'Battle-Scarred', 'Not Painted'],
    ]);
  });

  test('M-07 colours are exactly those of the specification', () => {
    const expected = {
      Rarity_Contraband: '#E4AE39',
      Rarity_Ancient_Weapon: '#EB4B4B',
      Rarity_Legendary_Weapon: '#D32CE6',
      Rarity_Mythical_Weapon: '#8847FF',
      Rarity_Rare_Weapon: '#4B69FF',
      Rarity_Uncommon_Weapon: '#5E98D9',
      Rarity_Common_Weapon: '#90ACCC',
      Rarity_Ancient_Character: '#EB4B4B',
      Rarity_Legendary_Character: '#D32CE6',
      Rarity_Mythical_Character: '#8847FF',
      Rarity_Rare_Character: '#4B69FF',
      normal: '#888888',
      strange: '#CF6A32',
      tournament: '#FFB100',
      unusual: '#8650AC',
      unusual_strange: '#8650AC',
      WearCategory0: '#228149',
      WearCategory1: '#64B02B',
      WearCategory2: '#EFAD4D',
      WearCategory3: '#B7625F',
      WearCategory4: '#993A38',
      WearCategoryNA: '#888888',
    };
    expect(Object.fromEntries(Object.keys(expected).map((name) => [name, colorOf(name)]))).toEqual(expected);
  });

  test("M-07 an item's own colour is its rarity's", () => {
    expect(items.filter(({ tagRarity, rarityColor }) => colorOf(tagRarity ?? '') !== rarityColor)).toEqual(
      [],
    );
  });

  test('M-08 the collections are there by name, and weapons carry them', () => {
    const sets = tags.filter(({ category }) => category === 'itemSet');
    expect(sets.length).toBeGreaterThanOrEqual(90);
    expect(sets.find(({ internalName }) => internalName === 'set_cobblestone')).toMatchObject({
      nameEn: 'The Cobblestone Collection',
      nameZh: '古堡激战收藏品',
    });
    expect(items.find((item) => item.marketHashName === 'AWP | Dragon Lore (Factory New)')).toMatchObject({
      tagType: 'CSGO_Type_SniperRifle',
      tagWeapon: 'weapon_awp',
      tagRarity: 'Rarity_Ancient_Weapon',
      tagQuality: 'normal',
      tagExterior: 'WearCategory0',
      tagItemSet: 'set_cobblestone',
    });
  });
});
