import { describe, expect, test } from 'vitest';
import type { CatalogueItem } from '../../../api/catalog/items/catalogue.ts';
import { finishName } from '../../../api/catalog/items/finishName.ts';
import { readCatalogue } from '../../../api/catalog/items/readCatalogue.ts';
import { NICKNAMES } from '../../../api/catalog/search/nicknames.ts';
import { buildSearchIndex } from '../../../api/catalog/search/searchIndex.ts';
import { foldText, textUnits } from '../../../api/catalog/search/searchText.ts';

const ITEMS = readCatalogue();
const INDEX = buildSearchIndex(ITEMS);
const NICKNAME_COUNT_MIN = 200;

function foundItems(keyword: string): CatalogueItem[] {
  return [...INDEX.find(keyword).items.positions()].flatMap((position) => ITEMS[position] ?? []);
}

/** The words of the item's English name, including quality and exterior. They are derived from the name alone and not from the index. */
function piecesOf(item: CatalogueItem): string[] {
  const quality = /^(?:★ )?(StatTrak™|Souvenir) /.exec(item.marketHashName)?.[1];
  const exterior = /\(([^()]+)\)$/.exec(item.marketHashName)?.[1];
  const pieces = finishName(item).split(/ \| | \(|\)/);
  return [...pieces, quality ?? '', exterior ?? ''].map((piece) => piece.trim());
}

function isOfTarget(item: CatalogueItem, target: string): boolean {
  if (target === ':vanilla')
    return item.tagType === 'CSGO_Type_Knife' && !item.marketHashName.includes(' | ');
  if (target.startsWith(':')) return item.tagType === target.slice(1);
  const [head = '', ...tail] = target.split('|').map((piece) => piece.trim());
  const pieces = piecesOf(item);
  const wanted = tail.flatMap((piece) => piece.split(/ \(|\)/)).filter((piece) => piece !== '');
  return (head === '' || pieces[0] === head) && wanted.every((piece) => pieces.includes(piece));
}

/** Whether a name of the item contains the typed words. Such an item is found in addition to the items that the nickname means. */
function isNamed(item: CatalogueItem, name: string): boolean {
  const spelling = (text: string): string => textUnits(foldText(text)).join('');
  return [item.marketHashName, item.nameZh].some((text) => spelling(text).includes(spelling(name)));
}

describe.each(NICKNAMES)('M-10 $name', ({ name, targets }) => {
  test('finds each of what it stands for, and nothing else', () => {
    const found = foundItems(name);
    expect(INDEX.find(name).corrected).toBeNull();
    for (const target of targets) {
      expect(
        found.some((item) => isOfTarget(item, target)),
        target,
      ).toBe(true);
    }
    const strangers = found.filter(
      (item) => !targets.some((target) => isOfTarget(item, target)) && !isNamed(item, name),
    );
    expect(strangers.map(({ marketHashName }) => marketHashName)).toEqual([]);
  });
});

test('M-10 there are enough nicknames, each once', () => {
  const names = NICKNAMES.map(({ name }) => textUnits(foldText(name)).join(''));
  expect(new Set(names).size).toBe(names.length);
  expect(names.length).toBeGreaterThanOrEqual(NICKNAME_COUNT_MIN);
});

test('M-10 a nickname of Chinese is found by its sound, in traditional characters, and beside other words', () => {
  for (const keyword of ['longju', '龍狙', '龙狙崭新', 'awp 龙狙']) {
    expect(new Set(foundItems(keyword).map(finishName)), keyword).toEqual(new Set(['AWP | Dragon Lore']));
  }
  expect(new Set(foundItems('蝴蝶 p2').map(finishName))).toEqual(
    new Set(['Butterfly Knife | Doppler', 'Butterfly Knife | Gamma Doppler']),
  );
});
