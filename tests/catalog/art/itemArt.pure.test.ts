import { expect, test } from 'vitest';
import { finishOf } from '../../../api/catalog/art/finish.ts';
import { itemArt } from '../../../api/catalog/art/itemArt.ts';
import { kindOf } from '../../../api/catalog/art/kindOf.ts';
import { SHAPES } from '../../../api/catalog/art/silhouettes.ts';

const options = {
  kind: 'rifle',
  rarityColor: '#D32CE6',
  marketHashName: 'AK-47 | Redline (Field-Tested)',
  id: 'a1',
};

test('a drawing is the same every time', () => {
  expect(itemArt(options)).toBe(itemArt(options));
});

test('wear and quality do not change a finish, the name does', () => {
  expect(finishOf('StatTrak™ AK-47 | Slate (Well-Worn)')).toEqual(finishOf('AK-47 | Slate (Factory New)'));
  expect(finishOf('AK-47 | Elite Build (Well-Worn)').seed).not.toBe(
    finishOf('AK-47 | Uncharted (Well-Worn)').seed,
  );
});

test('names and colours from outside never reach the markup as markup', () => {
  const art = itemArt({ ...options, rarityColor: '"><script>', marketHashName: 'Sticker | <img src=x>"' });
  expect(art).not.toContain('<script');
  expect(art).not.toContain('<img');
  expect(art).toContain('#666666');
});

test('every kind draws, and a drawing stays small', () => {
  for (const kind of Object.keys(SHAPES)) {
    const art = itemArt({ ...options, kind });
    expect(art).not.toMatch(/undefined|NaN/);
    expect(art.length).toBeLessThan(8000);
  }
});

test('M-06 an unknown type has a drawing, too', () => {
  expect([
    kindOf('CSGO_Type_Knife', 'weapon_knife_karambit'),
    kindOf('CSGO_Type_Rifle', 'weapon_m4a1'),
    kindOf('Type_Hands'),
    kindOf(null),
  ]).toEqual(['karambit', 'm4a1', 'gloves', 'case']);
});
