import { expect, test } from 'vitest';
import { tagColor } from '../../../web/catalog/items/tagColors.ts';

test('M-07 rarity, quality and exterior colours are those of the specification', () => {
  const names = [
    'Rarity_Contraband',
    'Rarity_Ancient_Weapon',
    'Rarity_Legendary_Weapon',
    'Rarity_Mythical_Weapon',
    'Rarity_Rare_Weapon',
    'Rarity_Uncommon_Weapon',
    'Rarity_Common_Weapon',
    'normal',
    'strange',
    'tournament',
    'unusual',
    'unusual_strange',
    'WearCategory0',
    'WearCategory1',
    'WearCategory2',
    'WearCategory3',
    'WearCategory4',
    'WearCategoryNA',
  ];
  expect(names.map(tagColor)).toEqual([
    '#E4AE39',
    '#EB4B4B',
    '#D32CE6',
    '#8847FF',
    '#4B69FF',
    '#5E98D9',
    '#90ACCC',
    '#888888',
    '#CF6A32',
    '#FFB100',
    '#8650AC',
    '#8650AC',
    '#228149',
    '#64B02B',
    '#EFAD4D',
    '#B7625F',
    '#993A38',
    '#888888',
  ]);
});

test('M-07 agents and stickers share the colours of their rarity', () => {
  expect(tagColor('Rarity_Legendary_Character')).toBe('#D32CE6');
  expect(tagColor('Rarity_Rare')).toBe('#4B69FF');
});

test('M-06 no rarity is the default colour', () => {
  expect([tagColor(null), tagColor(undefined), tagColor('nonsense')]).toEqual([
    '#666666',
    '#666666',
    '#666666',
  ]);
});
