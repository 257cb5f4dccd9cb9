import { builder } from '../../http/graphql/builder.ts';
import { InvalidInput } from '../../kernel/invalidInput.ts';
import { requireText } from '../../kernel/text.ts';
import { EVERYTHING, type MarketFilter } from './marketItem.ts';

const names = (description: string) => ({ required: false, description }) as const;

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
    types: t.stringList(names('Types, such as CSGO_Type_Rifle.')),
    weapons: t.stringList(names('Weapons, such as weapon_ak47.')),
    rarities: t.stringList(names('Rarities, such as Rarity_Ancient_Weapon.')),
    qualities: t.stringList(
      names(
        'Categories: normal, strange (StatTrak), tournament (souvenir), unusual (star), unusual_strange.',
      ),
    ),
    exteriors: t.stringList(names('Exteriors: WearCategory0 to WearCategory4, or WearCategoryNA.')),
    itemSets: t.stringList(names('Collections, such as set_train_2021.')),
    isOnSale: t.boolean(names('True to select only items with at least one copy on sale.')),
    isAutomatic: t.boolean(names('True to select only items with a listing that a robot delivers.')),
    isHot: t.boolean(names('True to select only items sold at least once in the last 24 hours.')),
    isLowStock: t.boolean(names('True to select only items with one to three copies on sale.')),
    isBargain: t.boolean(
      names('True to select only items with an ask of at most 90 % of the reference price.'),
    ),
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
    types: tagList('types', input.types),
    weapons: tagList('weapons', input.weapons),
    rarities: tagList('rarities', input.rarities),
    qualities: tagList('qualities', input.qualities),
    exteriors: tagList('exteriors', input.exteriors),
    itemSets: tagList('itemSets', input.itemSets),
    isOnSale: input.isOnSale === true,
    isAutomatic: input.isAutomatic === true,
    isHot: input.isHot === true,
    isLowStock: input.isLowStock === true,
    isBargain: input.isBargain === true,
  };
}
