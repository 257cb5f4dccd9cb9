import { builder } from '../../http/graphql/builder.ts';
import { InvalidInput } from '../../kernel/invalidInput.ts';
import { requireText } from '../../kernel/text.ts';
import { type FinishSuggestion as FinishShape, finishSuggestions } from '../market/finishSuggestions.ts';
import { MarketItemNode } from '../market/market.graphql.ts';
import type { MarketIndex } from '../market/marketIndex.ts';
import type { MarketTagRow } from '../market/marketItem.store.ts';
import { MarketTagObject } from '../market/marketTag.graphql.ts';
import {
  buildTagSearch,
  type TagSearch,
  type TagSuggestion,
  tagSuggestions,
} from '../market/tagSuggestions.ts';
import { matchedRanges, type TextRange } from './matchedRanges.ts';
import { NICKNAMES } from './nicknames.ts';

/** Maximum number of suggested finishes in one response. */
const FINISH_COUNT_MAX = 6;
const KEYWORD_LENGTH_MAX = 100;

interface SuggestionsShape {
  readonly corrected: string | null;
  readonly finishes: readonly (FinishShape & { readonly keyword: string })[];
  readonly tags: readonly TagSuggestion<MarketTagRow>[];
}

/** One search for each list of tags. The list changes only with the catalogue. */
const tagSearches = new WeakMap<readonly MarketTagRow[], TagSearch<MarketTagRow>>();

function tagSearchOf({ tags }: MarketIndex): TagSearch<MarketTagRow> {
  const known = tagSearches.get(tags);
  if (known) return known;
  const built = buildTagSearch(tags);
  tagSearches.set(tags, built);
  return built;
}

const TextRangeObject = builder.objectRef<TextRange>('TextRange').implement({
  authScopes: { everyone: true },
  description: 'A range of a text, counted in UTF-16 units.',
  fields: (t) => ({
    start: t.exposeInt('start', { description: 'Start of the range, from 0, inclusive.' }),
    end: t.exposeInt('end', { description: 'End of the range, exclusive.' }),
  }),
});

const FinishSuggestion = builder
  .objectRef<SuggestionsShape['finishes'][number]>('FinishSuggestion')
  .implement({
    authScopes: { everyone: true },
    description:
      'A finish, or an item without wear, that matches a keyword: one entry for all its exteriors.',
    fields: (t) => ({
      item: t.field({
        type: MarketItemNode,
        description: 'The best-selling of its items, which a selection opens.',
        resolve: ({ item }) => item,
      }),
      exteriorCount: t.exposeInt('exteriorCount', {
        description: 'Number of exteriors that match the keyword. 0 for an item without wear.',
      }),
      lowestAskCents: t.expose('lowestAskCents', {
        type: 'Cents',
        nullable: true,
        description: 'Price of the cheapest listing in these exteriors, in fen. Null if none is on sale.',
      }),
      matchesZh: t.field({
        type: [TextRangeObject],
        description: "Ranges of the item's Chinese name that match the keyword, for highlighting.",
        resolve: ({ item, keyword }) => matchedRanges(item.nameZh, keyword, NICKNAMES),
      }),
      matchesEn: t.field({
        type: [TextRangeObject],
        description: "Ranges of the item's English name that match the keyword, for highlighting.",
        resolve: ({ item, keyword }) => matchedRanges(item.nameEn, keyword, NICKNAMES),
      }),
    }),
  });

const TagSuggestionObject = builder.objectRef<TagSuggestion<MarketTagRow>>('TagSuggestion').implement({
  authScopes: { everyone: true },
  description: 'A type, weapon or collection to search in.',
  fields: (t) => ({
    tag: t.field({
      type: MarketTagObject,
      description: 'The tag to filter the list by.',
      resolve: ({ tag }) => tag,
    }),
    keyword: t.exposeString('keyword', {
      description: 'Keyword to search for within the tag. Empty if the keyword named the tag itself.',
    }),
  }),
});

const SearchSuggestions = builder.objectRef<SuggestionsShape>('SearchSuggestions').implement({
  authScopes: { everyone: true },
  description: 'Suggestions for a keyword while it is being typed.',
  fields: (t) => ({
    corrected: t.exposeString('corrected', {
      nullable: true,
      description: 'The corrected keyword that was searched for, if one letter had to be tolerated.',
    }),
    finishes: t.field({
      type: [FinishSuggestion],
      description: 'Finishes whose name contains the keyword come first, then the others by sales.',
      complexity: { field: 1, multiplier: 1 },
      resolve: ({ finishes }) => finishes,
    }),
    tags: t.field({
      type: [TagSuggestionObject],
      description: 'Tags that the keyword names, followed by the types with the most matches. At most three.',
      complexity: { field: 1, multiplier: 1 },
      resolve: ({ tags }) => tags,
    }),
  }),
});

function suggest(market: MarketIndex, typed: string, limit: number): SuggestionsShape {
  if (!Number.isInteger(limit) || limit < 0 || limit > FINISH_COUNT_MAX)
    throw new InvalidInput('limit', `0 to ${FINISH_COUNT_MAX}`);
  const { items, corrected } = market.search.find(typed);
  const positions = items.positions();
  const keyword = corrected ?? typed;
  const finishes = finishSuggestions(market, positions, keyword, limit);
  const tags = tagSuggestions(tagSearchOf(market), market, positions, keyword);
  return { corrected, finishes: finishes.map((finish) => ({ ...finish, keyword })), tags };
}

builder.queryField('searchSuggestions', (t) =>
  t.field({
    type: SearchSuggestions,
    nullable: true,
    description: 'Suggestions for a keyword while it is being typed. Null if it contains no words.',
    authScopes: { everyone: true },
    args: {
      keyword: t.arg.string({
        required: true,
        description: 'Keyword as typed: words in any order, pinyin, initials or nicknames.',
      }),
      limit: t.arg.int({
        required: false,
        defaultValue: FINISH_COUNT_MAX,
        description: `Maximum number of finishes to return, at most ${FINISH_COUNT_MAX}.`,
      }),
    },
    resolve: (_root, { keyword, limit }, { market }) => {
      const typed = requireText('keyword', keyword, KEYWORD_LENGTH_MAX).trim();
      return typed === '' ? null : suggest(market, typed, limit ?? FINISH_COUNT_MAX);
    },
  }),
);
