import { DELIVERIES, EXTERIORS, type FilterWord, PHASES, RARITIES, TYPES } from './filterWords.ts';

/** Where a filter is used. Some conditions make sense in some places only. */
export const FILTER_PLACES = ['copies', 'item', 'alert', 'bid', 'rule'] as const;
export type FilterPlace = (typeof FILTER_PLACES)[number];

interface FieldBase {
  /** The word that people type. */
  readonly word: string;
  /** What it selects, for the documents and the schema. */
  readonly description: string;
  readonly places: readonly FilterPlace[];
}
/** One of a closed list of words. A copy has one value, so that several conditions in a row may exclude each other. */
interface WordField extends FieldBase {
  readonly kind: 'word';
  readonly words: Readonly<Record<string, FilterWord>>;
}
/** The name of something: known ones are in a vocabulary. */
interface NameField extends FieldBase {
  readonly kind: 'name';
  /** Whether a copy can have only one of them. */
  readonly isSingle: boolean;
  /** Written before the name in text. */
  readonly sign?: string;
}
interface FlagField extends FieldBase {
  readonly kind: 'flag';
}
interface NumberField extends FieldBase {
  readonly kind: 'number';
  readonly least: number;
  readonly most: number;
  readonly isWhole: boolean;
  /** Units in text with their size; the value itself is in the smallest one. */
  readonly units?: Readonly<Record<string, number>>;
}
interface PriceField extends FieldBase {
  readonly kind: 'price';
}
interface StickerField extends FieldBase {
  readonly kind: 'sticker';
}
type FieldDefinition = WordField | NameField | FlagField | NumberField | PriceField | StickerField;

const ALL = FILTER_PLACES;
/** Of one item's copies these are all alike. */
const MANY_ITEMS: readonly FilterPlace[] = ['copies', 'alert', 'rule'];
/** A bid has a price of its own, waits for copies however old, and is filled by whoever sells. */
const ON_SALE: readonly FilterPlace[] = ['copies', 'item', 'alert', 'rule'];
/** All copies of a rule have the same seller, and what may move money asks for nothing that changes while the copy does not: its place. */
const MANY_SELLERS: readonly FilterPlace[] = ['copies', 'item', 'alert'];

/**
 * Everything that a copy on sale can be filtered by, by its name in the structured form. The grammar, the structured form, GraphQL's input
 * and the documents are made from this table.
 */
export const FILTER_FIELDS = {
  type: {
    kind: 'word',
    word: 'type',
    words: TYPES,
    places: MANY_ITEMS,
    description: 'Type of the item, such as knife, gloves or rifle.',
  },
  weapon: {
    kind: 'name',
    word: 'weapon',
    isSingle: true,
    places: MANY_ITEMS,
    description: 'Weapon or model of the item by its internal name, such as ak47 or knife_butterfly.',
  },
  rarity: {
    kind: 'word',
    word: 'rarity',
    words: RARITIES,
    places: MANY_ITEMS,
    description: 'Rarity of the item, such as covert or classified.',
  },
  exterior: {
    kind: 'word',
    word: 'exterior',
    words: EXTERIORS,
    places: MANY_ITEMS,
    description: 'Exterior of the item: fn, mw, ft, ww, bs, or none for items without a finish.',
  },
  collection: {
    kind: 'name',
    word: 'collection',
    isSingle: true,
    places: MANY_ITEMS,
    description: 'Collection of the item by its internal name, such as set_train_2021.',
  },
  item: {
    kind: 'name',
    word: 'item',
    isSingle: true,
    places: MANY_ITEMS,
    description: 'The item by its whole market hash name, or by its name in Chinese.',
  },
  name: {
    kind: 'name',
    word: 'name',
    isSingle: false,
    places: MANY_ITEMS,
    description: 'Search words that the item must match, as in the search field of the market.',
  },
  isStatTrak: {
    kind: 'flag',
    word: 'st',
    places: MANY_ITEMS,
    description: 'Whether the item counts kills (StatTrak).',
  },
  isSouvenir: {
    kind: 'flag',
    word: 'souvenir',
    places: MANY_ITEMS,
    description: 'Whether the item is a souvenir of a tournament.',
  },
  price: {
    kind: 'price',
    word: 'price',
    places: ON_SALE,
    description:
      'Ask for the copy: an amount, or a share of the reference price, the lowest ask or the best bid.',
  },
  wear: {
    kind: 'number',
    word: 'wear',
    least: 0,
    most: 1,
    isWhole: false,
    places: ALL,
    description: 'Wear of the copy (its float), from 0 to 1.',
  },
  lowestPlace: {
    kind: 'number',
    word: 'lowrank',
    least: 1,
    most: 50,
    isWhole: true,
    places: MANY_SELLERS,
    description:
      'Place of the copy by its wear among all copies of its item that were seen here, 1 for the least worn; from 1 to 50. None of items of which fewer than 20 were seen.',
  },
  highestPlace: {
    kind: 'number',
    word: 'highrank',
    least: 1,
    most: 50,
    isWhole: true,
    places: MANY_SELLERS,
    description:
      'Place of the copy by its wear among all copies of its item that were seen here, 1 for the most worn; from 1 to 50. None of items of which fewer than 20 were seen.',
  },
  seed: {
    kind: 'number',
    word: 'seed',
    least: 0,
    most: 1_000,
    isWhole: true,
    places: ALL,
    description: 'Pattern template of the copy (its paint seed), from 0 to 1000.',
  },
  phase: {
    kind: 'word',
    word: 'phase',
    words: PHASES,
    places: ALL,
    description: 'Doppler phase or gem of the copy: p1 to p4, ruby, sapphire, blackpearl or emerald.',
  },
  fade: {
    kind: 'number',
    word: 'fade',
    least: 0,
    most: 100,
    isWhole: false,
    places: ALL,
    description:
      'How much of the gradient of a Fade, Amber Fade or Acid Fade shows, in percent from 80 to 100.',
  },
  blue: {
    kind: 'number',
    word: 'blue',
    least: 0,
    most: 100,
    isWhole: false,
    places: ALL,
    description:
      'Share of blue of a Case Hardened or Heat Treated in percent: play side of a knife, top of a gun.',
  },
  sticker: {
    kind: 'sticker',
    word: 'sticker',
    places: ALL,
    description: 'A sticker on the copy, at least so many times, or in one slot.',
  },
  stickerCount: {
    kind: 'number',
    word: 'stickers',
    least: 0,
    most: 6,
    isWhole: true,
    places: ALL,
    description: 'Number of stickers on the copy, from 0 to 6.',
  },
  scrape: {
    kind: 'number',
    word: 'scrape',
    least: 0,
    most: 1,
    isWhole: false,
    places: ALL,
    description: 'How far the most scraped sticker of the copy is scraped off, from 0 to 1.',
  },
  charm: {
    kind: 'name',
    word: 'charm',
    isSingle: true,
    places: ALL,
    description: 'The charm on the copy by its name, with or without the prefix.',
  },
  charmSeed: {
    kind: 'number',
    word: 'charmseed',
    least: 0,
    most: 100_000,
    isWhole: true,
    places: ALL,
    description: 'Pattern of the charm on the copy, from 0 to 100000.',
  },
  hasNameTag: {
    kind: 'flag',
    word: 'nametag',
    places: ALL,
    description: 'Whether the copy carries a name that an owner gave it.',
  },
  delivery: {
    kind: 'word',
    word: 'delivers',
    words: DELIVERIES,
    places: ALL,
    description: 'How the copy is delivered: auto by a robot, hand by its seller.',
  },
  seller: {
    kind: 'name',
    word: 'seller',
    isSingle: true,
    sign: '@',
    places: MANY_SELLERS,
    description: 'Nickname of the seller, written with an @ in text.',
  },
  age: {
    kind: 'number',
    word: 'age',
    least: 0,
    most: 5_256_000,
    isWhole: true,
    units: { d: 1_440, h: 60, m: 1 },
    places: ON_SALE,
    description: 'Minutes since the copy was listed; in text with a unit: 30m, 2h, 3d.',
  },
} as const satisfies Record<string, FieldDefinition>;

type Fields = typeof FILTER_FIELDS;
/** The name of a field in the structured form. */
export type FilterField = keyof Fields;
type FieldOf<Kind extends FieldDefinition['kind']> = {
  [Name in FilterField]: Fields[Name]['kind'] extends Kind ? Name : never;
}[FilterField];
export type FilterWordField = FieldOf<'word'>;
export type FilterNameField = FieldOf<'name'>;
export type FilterFlag = FieldOf<'flag'>;
export type FilterNumber = FieldOf<'number'>;

export const FIELD_NAMES = Object.keys(FILTER_FIELDS) as FilterField[];

/** The definition of a field without its literal types. */
export function fieldOf(name: FilterField): FieldDefinition {
  return FILTER_FIELDS[name];
}

const BY_WORD = new Map(FIELD_NAMES.map((name) => [FILTER_FIELDS[name].word as string, name]));

/** The field that people mean by a word, in any case. Null for an unknown word. */
export function fieldNamed(text: string): FilterField | null {
  return BY_WORD.get(text.toLowerCase()) ?? null;
}

/** The canonical word for a value of a closed list: itself, one of its aliases, or Steam's tag. Null if it is none of them. */
export function wordOf(field: FilterWordField, text: string): string | null {
  const wanted = text.toLowerCase();
  for (const [name, { tags, aliases }] of Object.entries<FilterWord>(FILTER_FIELDS[field].words))
    if (name === wanted || aliases.includes(wanted) || tags.some((tag) => tag.toLowerCase() === wanted))
      return name;
  return null;
}

/** The tags or stored values that a canonical word stands for. */
export function tagsOfWord(field: FilterWordField, canonical: string): readonly string[] {
  return (FILTER_FIELDS[field].words as Readonly<Record<string, FilterWord>>)[canonical]?.tags ?? [];
}

interface PriceBaseDefinition {
  /** The word that people type. */
  readonly word: string;
  readonly description: string;
  readonly places: readonly FilterPlace[];
}

/** What a price can be compared with, beside an amount. A copy whose item, or which itself, has none matches no comparison with it. */
export const PRICE_BASES = {
  reference: { word: 'ref', description: 'The reference price of the item.', places: ON_SALE },
  lowestAsk: { word: 'ask', description: 'The lowest ask for the item.', places: ON_SALE },
  bestBid: {
    word: 'bestbid',
    description: 'The highest price that an open buy order for the item shows.',
    places: ON_SALE,
  },
  cost: {
    word: 'cost',
    description: 'What the seller paid for the copy; in the filter of a selling rule only.',
    places: ['rule'],
  },
} as const satisfies Record<string, PriceBaseDefinition>;
export type PriceBase = keyof typeof PRICE_BASES;
export const PRICE_BASE_NAMES = Object.keys(PRICE_BASES) as PriceBase[];

/** The bases that prices can be compared with in a place. */
export function priceBasesIn(place: FilterPlace): PriceBase[] {
  return PRICE_BASE_NAMES.filter((name) =>
    (PRICE_BASES[name].places as readonly FilterPlace[]).includes(place),
  );
}
