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

/** Entries of one answer (look.md 3.5). */
const FINISH_COUNT_MAX = 6;
const KEYWORD_LENGTH_MAX = 100;

interface SuggestionsShape {
  readonly corrected: string | null;
  readonly finishes: readonly (FinishShape & { readonly keyword: string })[];
  readonly tags: readonly TagSuggestion<MarketTagRow>[];
}

/** One for each list of tags, which changes with the catalogue alone. */
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
  description: 'A piece of a text, counted in UTF-16 units.',
  fields: (t) => ({
    start: t.exposeInt('start', { description: 'Where it begins, from 0.' }),
    end: t.exposeInt('end', { description: 'Where it has ended.' }),
  }),
});

const FinishSuggestion = builder
  .objectRef<SuggestionsShape['finishes'][number]>('FinishSuggestion')
  .implement({
    authScopes: { everyone: true },
    description:
      'A finish, or an item without wear, that a keyword may mean: one entry for all its exteriors.',
    fields: (t) => ({
      item: t.field({
        type: MarketItemNode,
        description: 'The one of its items that sells most: what a press opens.',
        resolve: ({ item }) => item,
      }),
      exteriorCount: t.exposeInt('exteriorCount', {
        description: 'Exteriors in which the keyword finds it. 0 for what does not wear.',
      }),
      lowestAskCents: t.expose('lowestAskCents', {
        type: 'Cents',
        nullable: true,
        description: 'Cheapest listing of these exteriors, in fen. Null where nobody sells.',
      }),
      matchesZh: t.field({
        type: [TextRangeObject],
        description: "Pieces of the item's Chinese name that the keyword met, for marking.",
        resolve: ({ item, keyword }) => matchedRanges(item.nameZh, keyword, NICKNAMES),
      }),
      matchesEn: t.field({
        type: [TextRangeObject],
        description: "Pieces of the item's English name that the keyword met, for marking.",
        resolve: ({ item, keyword }) => matchedRanges(item.nameEn, keyword, NICKNAMES),
      }),
    }),
  });

const TagSuggestionObject = builder.objectRef<TagSuggestion<MarketTagRow>>('TagSuggestion').implement({
  authScopes: { everyone: true },
  description: 'A kind, sub-type or collection to search in.',
  fields: (t) => ({
    tag: t.field({
      type: MarketTagObject,
      description: 'What the list is narrowed by.',
      resolve: ({ tag }) => tag,
    }),
    keyword: t.exposeString('keyword', {
      description: 'What to search for in it. Empty where the keyword named the tag itself.',
    }),
  }),
});

const SearchSuggestions = builder.objectRef<SuggestionsShape>('SearchSuggestions').implement({
  authScopes: { everyone: true },
  description: 'What a keyword that is being typed may mean.',
  fields: (t) => ({
    corrected: t.exposeString('corrected', {
      nullable: true,
      description: 'The spelling that was searched for instead, where a letter had to be forgiven.',
    }),
    finishes: t.field({
      type: [FinishSuggestion],
      description: 'Finishes: those whose names say the keyword first, then by sales.',
      complexity: { field: 1, multiplier: 1 },
      resolve: ({ finishes }) => finishes,
    }),
    tags: t.field({
      type: [TagSuggestionObject],
      description: 'Tags that the keyword names, then the types in which it finds most. At most three.',
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
    description: 'What a keyword may mean, while it is being typed. Null where it has no words.',
    authScopes: { everyone: true },
    args: {
      keyword: t.arg.string({
        required: true,
        description: 'As typed: words in any order, pinyin, initials, nicknames.',
      }),
      limit: t.arg.int({
        required: false,
        defaultValue: FINISH_COUNT_MAX,
        description: `Finishes to answer, at most ${FINISH_COUNT_MAX}.`,
      }),
    },
    resolve: (_root, { keyword, limit }, { market }) => {
      const typed = requireText('keyword', keyword, KEYWORD_LENGTH_MAX).trim();
      return typed === '' ? null : suggest(market, typed, limit ?? FINISH_COUNT_MAX);
    },
  }),
);
