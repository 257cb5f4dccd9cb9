import { expect, test } from 'vitest';
import { assembleCatalogue } from '../../../api/catalog/items/build/assembleCatalogue.ts';
import { catalogueText } from '../../../api/catalog/items/build/catalogueText.ts';
import type { Library, LibraryItem } from '../../../api/catalog/items/build/library.ts';
import { expandCatalogue } from '../../../api/catalog/items/catalogue.ts';
import { readCatalogueFile } from '../../../api/catalog/items/readCatalogue.ts';

const image = `/images/${'0123456789abcdef'.repeat(4)}.webp`;
const MIL_SPEC = '#4b69ff';

type Named = LibraryItem & { name: string; tournamentDesc?: string; collectionName?: string };

function libraryOf(named: readonly Named[]): Library {
  const texts = Object.fromEntries(named.map((item) => [item.id, item]));
  return { items: named, english: texts, chinese: texts };
}

const AK: Named = {
  id: 1,
  type: 'weapon',
  base: true,
  model: 'ak47',
  category: 'rifle',
  name: 'AK-47',
  image,
};
const CASE_KEY: Named = { id: 2, type: 'key', rarity: '#b0c3d9', name: 'Key | CS20 Case Key', image };
const finish = (id: number, name: string, more: Partial<Named>): Named => {
  const range = { wearMin: 0, wearMax: 0.07 };
  return { id, type: 'weapon', baseId: 1, index: id, rarity: MIL_SPEC, name, image, ...range, ...more };
};
const namesFrom = (...named: Named[]): string[] =>
  expandCatalogue(assembleCatalogue(libraryOf([AK, CASE_KEY, ...named]))).map((item) => item.marketHashName);

test('a finish of a case has StatTrak, a finish of a map collection has not', () => {
  const weaponCase: Named = {
    id: 9,
    type: 'case',
    containerType: 0,
    collection: 'set_case',
    specials: [5],
    name: 'Container | A Case',
    rarity: '#b0c3d9',
    image,
  };
  const names = namesFrom(
    weaponCase,
    finish(3, 'AK-47 | Cased', { collection: 'set_case', collectionName: 'The Case Collection' }),
    finish(4, 'AK-47 | Mapped', { collection: 'set_map', collectionName: 'The Map Collection' }),
  );
  expect(names).toContain('StatTrak™ AK-47 | Cased (Factory New)');
  expect(names).toContain('Souvenir AK-47 | Mapped (Factory New)');
  expect(names).not.toContain('StatTrak™ AK-47 | Mapped (Factory New)');
});

test('a gold tournament sticker exists loose only if a capsule holds it', () => {
  const gold: Named = {
    id: 5,
    type: 'sticker',
    rarity: MIL_SPEC,
    name: 'Sticker | A (Gold) | Cologne 2015',
    tournamentDesc: 'x',
    index: 1,
    image,
  };
  const capsule: Named = {
    id: 6,
    type: 'case',
    containerType: 1,
    contents: [5],
    rarity: '#b0c3d9',
    name: 'Container | Capsule',
    image,
  };
  expect(namesFrom(gold)).not.toContain('Sticker | A (Gold) | Cologne 2015');
  expect(namesFrom(gold, capsule)).toContain('Sticker | A (Gold) | Cologne 2015');
  expect(namesFrom(gold, capsule)).toContain('Sticker Slab | A (Gold) | Cologne 2015');
});

test('keys of cases later than October 2019 cannot be traded', () => {
  const later: Named = { ...CASE_KEY, id: 7, name: 'Key | Prisma 2 Case Key' };
  expect(namesFrom(later)).toContain('CS20 Case Key');
  expect(namesFrom(later)).not.toContain('Prisma 2 Case Key');
});

test('a rarity that the game does not have stops the build', () => {
  expect(() => namesFrom(finish(8, 'AK-47 | Odd', { rarity: '#123456' }))).toThrow('#123456');
});

test('the committed file is what its own rows write', () => {
  const file = readCatalogueFile();
  const again: unknown = JSON.parse(catalogueText(file));
  expect(again).toEqual(file);
});
