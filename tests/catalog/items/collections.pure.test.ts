import { expect, test } from 'vitest';
import { readCatalogue, readCatalogueTags } from '../../../api/catalog/items/readCatalogue.ts';

test('M-08 every collection of weapons and maps has its name in both languages, and every item’s collection is one of them', () => {
  const sets = readCatalogueTags().filter(({ category }) => category === 'itemSet');
  const used = new Set(
    readCatalogue().flatMap(({ tagItemSet }) => (tagItemSet === null ? [] : [tagItemSet])),
  );
  expect([...used].filter((name) => !sets.some(({ internalName }) => internalName === name))).toEqual([]);
  expect(sets.length).toBeGreaterThan(80);
  const nameless = sets.filter(
    ({ nameZh, nameEn, internalName }) => !nameZh.trim() || !nameEn.trim() || nameEn === internalName,
  );
  expect(nameless.map(({ internalName }) => internalName)).toEqual([]);
  // A Chinese name has Chinese in it; an English one has none.
  const han = /\p{Script=Han}/u;
  expect(sets.filter(({ nameZh }) => !han.test(nameZh)).map(({ nameZh }) => nameZh)).toEqual([]);
  expect(sets.filter(({ nameEn }) => han.test(nameEn)).map(({ nameEn }) => nameEn)).toEqual([]);
  // Collections of maps, of cases and of operations, old and new.
  for (const name of [
    'The Dust 2 Collection',
    'The Cobblestone Collection',
    'The Arms Deal Collection',
    'The Chroma Collection',
    'The Anubis Collection',
  ])
    expect(sets.map(({ nameEn }) => nameEn)).toContain(name);
});
