import { type FilterVocabulary, nearestWord } from '../../catalog/filter/vocabulary.ts';
import { ITEM_TYPES } from '../../catalog/items/itemType.ts';
import type { MarketIndex } from '../../catalog/market/marketIndex.ts';
import type { MarketItemRow, MarketTagRow } from '../../catalog/market/marketItem.store.ts';

/** Names of one kind: their canonical form by every form that people write, in lower case. */
type NameTable = ReadonlyMap<string, string>;

interface Tables {
  readonly item: NameTable;
  readonly sticker: NameTable;
  readonly charm: NameTable;
}

/** Tables are made once for the items of the catalogue, and again when items were added or renamed. */
const tablesOf = new WeakMap<readonly MarketItemRow[], Tables>();

/** A name without the prefix of its kind, such as `Sticker | `. */
const withoutPrefix = (name: string): string => name.replace(/^[^|]+ \| /, '');

function makeTables(rows: readonly MarketItemRow[]): Tables {
  const [item, sticker, charm] = [0, 0, 0].map(() => new Map<string, string>()) as [
    Map<string, string>,
    Map<string, string>,
    Map<string, string>,
  ];
  for (const { marketHashName, nameZh, nameEn, tagType } of rows) {
    for (const name of [nameZh, nameEn, marketHashName]) item.set(name.toLowerCase(), marketHashName);
    const attached = tagType === ITEM_TYPES.sticker ? sticker : tagType === ITEM_TYPES.charm ? charm : null;
    if (attached === null) continue;
    for (const name of [nameZh, nameEn, marketHashName]) {
      attached.set(name.toLowerCase(), withoutPrefix(marketHashName));
      attached.set(withoutPrefix(name).toLowerCase(), withoutPrefix(marketHashName));
    }
  }
  return { item, sticker, charm };
}

function tables({ rows }: MarketIndex): Tables {
  const known = tablesOf.get(rows);
  if (known !== undefined) return known;
  const made = makeTables(rows);
  tablesOf.set(rows, made);
  return made;
}

/** A weapon as people type it. */
const weaponWord = (internalName: string): string => internalName.replace(/^weapon_/, '');

function findTag(tags: readonly MarketTagRow[], category: string, name: string): string | null {
  const wanted = name.toLowerCase();
  const tag = tags.find(
    (each) =>
      each.category === category &&
      [each.internalName, weaponWord(each.internalName), each.nameZh, each.nameEn].some(
        (text) => text.toLowerCase() === wanted,
      ),
  );
  if (tag === undefined) return null;
  return category === 'weapon' ? weaponWord(tag.internalName) : tag.internalName;
}

/** Longer texts are compared with no name, and names only with texts of about their length: there are 80,000. */
const NEAR_LENGTH_MAX = 60;
const NEAR_DIFFERENCE = 3;

/** Names that begin with a text, then those that contain it, then the nearest one. */
function suggestFrom(names: Iterable<readonly [string, string]>, text: string, limit: number): string[] {
  const wanted = text.toLowerCase();
  const all = [...names];
  const begins = all.filter(([name]) => name.startsWith(wanted));
  const contains = all.filter(([name]) => name.includes(wanted) && !name.startsWith(wanted));
  const found = [...new Set([...begins, ...contains].map(([, canonical]) => canonical))];
  if (found.length > 0) return found.slice(0, limit);
  if (text.length === 0 || text.length > NEAR_LENGTH_MAX) return [];
  const near = nearestWord(
    text,
    all.flatMap(([name]) => (Math.abs(name.length - text.length) <= NEAR_DIFFERENCE ? [name] : [])),
  );
  return near === null ? [] : all.filter(([name]) => name === near).map(([, canonical]) => canonical);
}

const tagNames = (tags: readonly MarketTagRow[], category: string): (readonly [string, string])[] =>
  tags
    .filter((tag) => tag.category === category)
    .flatMap(({ internalName, nameZh, nameEn }) => {
      const canonical = category === 'weapon' ? weaponWord(internalName) : internalName;
      return [canonical, nameZh, nameEn].map((name) => [name.toLowerCase(), canonical] as const);
    });

/** The names of the catalogue, for filters. Sellers and search words are not listed: any is known. */
export function catalogueVocabulary(market: MarketIndex): FilterVocabulary {
  return {
    find(field, name) {
      if (field === 'seller' || field === 'name') return name;
      if (field === 'weapon') return findTag(market.tags, 'weapon', name);
      if (field === 'collection') return findTag(market.tags, 'itemSet', name);
      return tables(market)[field].get(name.toLowerCase()) ?? null;
    },
    suggest(field, text, limit) {
      if (field === 'seller' || field === 'name') return [];
      if (field === 'weapon') return suggestFrom(tagNames(market.tags, 'weapon'), text, limit);
      if (field === 'collection') return suggestFrom(tagNames(market.tags, 'itemSet'), text, limit);
      return suggestFrom(tables(market)[field], text, limit);
    },
  };
}
