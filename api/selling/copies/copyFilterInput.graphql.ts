import { COMPARISON_NAMES } from '../../catalog/filter/filter.ts';
import {
  FIELD_NAMES,
  FILTER_FIELDS,
  type FilterField,
  type FilterWordField,
  fieldOf,
  PRICE_BASE_NAMES,
  PRICE_BASES,
  tagsOfWord,
} from '../../catalog/filter/filterFields.ts';
import { builder } from '../../http/graphql/builder.ts';

const COMPARED = { lt: 'below this', lte: 'at most this', gt: 'above this', gte: 'at least this' } as const;

const NumberCondition = builder.inputType('CopyNumberCondition', {
  description: 'Bounds of a number of a copy. All that are given must hold.',
  fields: (t) => ({
    lt: t.float({ required: false, description: `The number is ${COMPARED.lt}.` }),
    lte: t.float({ required: false, description: `The number is ${COMPARED.lte}.` }),
    gt: t.float({ required: false, description: `The number is ${COMPARED.gt}.` }),
    gte: t.float({ required: false, description: `The number is ${COMPARED.gte}.` }),
    in: t.floatList({ required: false, description: 'The number is one of these, at most 50.' }),
  }),
});

const PriceBoundInput = builder.inputType('CopyPriceBound', {
  isOneOf: true,
  description: 'A price to compare the ask with: an amount, or a share of another price of the item.',
  fields: (t) => ({
    cents: t.field({ type: 'Cents', required: false, description: 'An amount in fen.' }),
    ...Object.fromEntries(
      PRICE_BASE_NAMES.map((name) => [
        name,
        t.float({ required: false, description: `${PRICE_BASES[name].description} 0.95 means 95 % of it.` }),
      ]),
    ),
  }),
});

const PriceCondition = builder.inputType('CopyPriceCondition', {
  description: 'Bounds of the ask for a copy. All that are given must hold.',
  fields: (t) =>
    Object.fromEntries([
      ...COMPARISON_NAMES.map((name) => [
        name,
        t.field({ type: PriceBoundInput, required: false, description: `The ask is ${COMPARED[name]}.` }),
      ]),
      ['eq', t.field({ type: PriceBoundInput, required: false, description: 'The ask is exactly this.' })],
    ]),
});

const StickerCondition = builder.inputType('CopyStickerCondition', {
  description: 'A sticker that a copy carries.',
  fields: (t) => ({
    name: t.string({
      required: true,
      description: 'Name of the sticker in either language, with or without its prefix.',
    }),
    count: t.int({
      required: false,
      description: 'Least number of times that the copy carries it, 1 to 6. Default: 1.',
    }),
    slot: t.int({
      required: false,
      description: 'Slot in which it is, counted from 1. Any slot if omitted.',
    }),
  }),
});

const WORD_ENUMS = {
  type: wordEnum('type'),
  rarity: wordEnum('rarity'),
  exterior: wordEnum('exterior'),
  phase: wordEnum('phase'),
  delivery: wordEnum('delivery'),
} as const;

/** Conditions over a copy on sale, as GraphQL takes them. */
export const CopyFilterInput = builder.inputRef<Record<string, unknown>>('CopyFilterInput').implement({
  description:
    'What copies must be like. Everything that stands side by side must hold. The same filter as text is in `CopySearch.text`.',
  fields: (t) => ({
    all: t.field({ type: [CopyFilterInput], required: false, description: 'Filters that must all hold.' }),
    any: t.field({
      type: [CopyFilterInput],
      required: false,
      description: 'Filters of which one at least must hold.',
    }),
    not: t.field({ type: CopyFilterInput, required: false, description: 'A filter that must not hold.' }),
    ...Object.fromEntries(FIELD_NAMES.map((name) => [name, fieldInput(t, name)])),
  }),
});

type InputFields = Parameters<
  NonNullable<
    Parameters<ReturnType<typeof builder.inputRef<Record<string, unknown>>>['implement']>[0]['fields']
  >
>[0];

/** The words of a closed list as an enum, whose values are the words. */
function wordEnum(field: FilterWordField) {
  return builder.enumType(`Copy${field.charAt(0).toUpperCase()}${field.slice(1)}`, {
    description: `A value of \`CopyFilterInput.${field}\`.`,
    values: Object.fromEntries(
      Object.keys(FILTER_FIELDS[field].words).map((word) => [
        word.toUpperCase(),
        {
          value: word,
          description: `Selects what has the value \`${tagsOfWord(field, word).join('`, `')}\`.`,
        },
      ]),
    ),
  });
}

function fieldInput(t: InputFields, name: FilterField) {
  const { kind, description } = fieldOf(name);
  const options = { required: false, description } as const;
  switch (kind) {
    case 'flag':
      return t.boolean(options);
    case 'number':
      return t.field({ type: NumberCondition, ...options });
    case 'price':
      return t.field({ type: PriceCondition, ...options });
    case 'sticker':
      return t.field({ type: [StickerCondition], ...options });
    case 'word':
      return t.field({
        type: [WORD_ENUMS[name as FilterWordField]],
        ...options,
        description: `${description} Any of these.`,
      });
    case 'name':
      return t.stringList({ ...options, description: `${description} Any of these.` });
  }
}
