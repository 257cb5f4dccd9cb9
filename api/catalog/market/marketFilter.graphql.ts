import { builder } from '../../http/graphql/builder.ts';
import { InvalidInput } from '../../kernel/invalidInput.ts';
import { requireText } from '../../kernel/text.ts';
import {
  EVERYTHING,
  forTags,
  forZones,
  MARKET_ZONES,
  type MarketFilter,
  TAG_FILTERS,
} from './marketFilter.ts';

/** Filter of a market list, as clients send it. */
export const MarketItemFilter = builder.inputType('MarketItemFilter', {
  description:
    "Filter of a market list. An item passes a field if it matches any of its values, and must pass every field. Tags are Steam's internal names.",
  fields: (t) => ({
    keyword: t.string({
      required: false,
      description:
        'Words in any order: names in Chinese, in English or as market hash name, pinyin and its initials, or nicknames. If nothing matches, one wrong letter is tolerated.',
    }),
    minPriceCents: t.field({
      type: 'Cents',
      required: false,
      description: 'Minimum of the lowest ask, in fen, inclusive.',
    }),
    maxPriceCents: t.field({
      type: 'Cents',
      required: false,
      description: 'Maximum of the lowest ask, in fen, inclusive.',
    }),
    ...forTags((name) => t.stringList({ required: false, description: TAG_FILTERS[name].description })),
    ...forZones((zone) => t.boolean({ required: false, description: MARKET_ZONES[zone].description })),
  }),
});

type FilterInput = typeof MarketItemFilter.$inferInput;

function tagList(field: string, values: readonly string[] | null | undefined): readonly string[] {
  if (!values) return [];
  if (values.length > 100) throw new InvalidInput(field, 'at most 100 values');
  return values.map((value) => requireText(field, value, 100));
}

function price(field: string, cents: bigint | null | undefined): bigint | null {
  if (cents === null || cents === undefined) return null;
  if (cents < 0n) throw new InvalidInput(field, 'not below zero');
  return cents;
}

/**
 * Converts the input of a client to a filter.
 * @throws InvalidInput naming the field.
 */
export function readFilter(input: FilterInput | null | undefined): MarketFilter {
  if (!input) return EVERYTHING;
  return {
    keyword: input.keyword ? requireText('keyword', input.keyword, 100) : null,
    minPriceCents: price('minPriceCents', input.minPriceCents),
    maxPriceCents: price('maxPriceCents', input.maxPriceCents),
    ...forTags((name) => tagList(name, input[name])),
    ...forZones((zone) => input[zone] === true),
  };
}
