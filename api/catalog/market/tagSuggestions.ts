import { buildSearchIndex } from '../search/searchIndex.ts';
import type { MarketIndex } from './marketIndex.ts';

/** A type, weapon or collection to search in. */
export interface SearchTag {
  readonly category: string;
  readonly internalName: string;
  readonly nameZh: string;
  readonly nameEn: string;
}

/** A tag suggested as a filter. `keyword` is searched for within it; it is empty if the keyword named the tag itself. */
export interface TagSuggestion<Tag extends SearchTag> {
  readonly tag: Tag;
  readonly keyword: string;
}

/** Finds tags by their names, in the same way as items. */
export interface TagSearch<Tag extends SearchTag> {
  find(keyword: string): Tag[];
  typeOf(internalName: string): Tag | undefined;
}

const CATEGORIES = new Set(['type', 'weapon', 'itemSet']);
const NAMED_COUNT_MAX = 2;
const SUGGESTION_COUNT_MAX = 3;

/** Builds the search over the types, weapons and collections among these tags. Nicknames of types and weapons match too. */
export function buildTagSearch<Tag extends SearchTag>(all: readonly Tag[]): TagSearch<Tag> {
  const tags = all.filter(({ category }) => CATEGORIES.has(category));
  const names = tags.map(({ internalName, nameZh, nameEn }) => ({
    marketHashName: nameEn,
    nameZh,
    nameEn,
    tagType: internalName,
  }));
  const index = buildSearchIndex(names);
  return {
    find(keyword) {
      const { items, corrected } = index.find(keyword);
      return corrected === null ? [...items.positions()].flatMap((position) => tags[position] ?? []) : [];
    },
    typeOf: (internalName) =>
      tags.find((tag) => tag.category === 'type' && tag.internalName === internalName),
  };
}

/** Types of the found items, most frequent first. */
function typesOf(market: MarketIndex, positions: Uint32Array): string[] {
  const counts = new Map<string, number>();
  for (const position of positions) {
    const type = market.rows[position]?.tagType;
    if (type !== undefined) counts.set(type, (counts.get(type) ?? 0) + 1);
  }
  return [...counts].sort((a, b) => b[1] - a[1]).map(([type]) => type);
}

/** The tags that a keyword names, followed by the types with the most matches if there are several. */
export function tagSuggestions<Tag extends SearchTag>(
  tags: TagSearch<Tag>,
  market: MarketIndex,
  positions: Uint32Array,
  keyword: string,
): TagSuggestion<Tag>[] {
  const named = tags
    .find(keyword)
    .slice(0, NAMED_COUNT_MAX)
    .map((tag) => ({ tag, keyword: '' }));
  const types = typesOf(market, positions);
  const within = (types.length > 1 ? types : []).flatMap((type) => {
    const tag = tags.typeOf(type);
    return tag && !named.some((known) => known.tag === tag) ? [{ tag, keyword }] : [];
  });
  return [...named, ...within].slice(0, SUGGESTION_COUNT_MAX);
}
