import { type Condition, type CopyFilter, isCondition } from '../../catalog/filter/filter.ts';
import { tagsOfWord } from '../../catalog/filter/filterFields.ts';
import type { TagName } from '../../catalog/market/marketFilter.ts';
import type { MarketIndex } from '../../catalog/market/marketIndex.ts';
import type { MarketItemRow } from '../../catalog/market/marketItem.store.ts';
import { BitSet } from '../../kernel/bitSet.ts';
import type { CopyIndex } from './copyIndex.ts';

const ITEM_FIELDS = new Set<string>([
  'type',
  'weapon',
  'rarity',
  'exterior',
  'collection',
  'item',
  'name',
  'isStatTrak',
  'isSouvenir',
]);

/** Whether a filter asks only for what all copies of an item share. */
export function isAboutItems(filter: CopyFilter): boolean {
  if (isCondition(filter)) return ITEM_FIELDS.has(filter.field);
  if ('not' in filter) return isAboutItems(filter.not);
  const members = 'all' in filter ? filter.all : filter.any;
  return members.length > 0 && members.every(isAboutItems);
}

/** The items that pass a filter about items, by their position in the market. */
export function itemsThatPass(filter: CopyFilter, market: MarketIndex): BitSet {
  if (isCondition(filter)) return itemsOfCondition(filter, market);
  const { length } = market.rows;
  if ('not' in filter) {
    const passed = itemsThatPass(filter.not, market);
    return BitSet.where(length, (position) => !passed.has(position));
  }
  const sets = ('all' in filter ? filter.all : filter.any).map((member) => itemsThatPass(member, market));
  const [first = BitSet.full(length), ...others] = sets;
  const isAll = 'all' in filter;
  return others.reduce((set, other) => (isAll ? set.intersect(other) : set.unite(other)), first.copy());
}

function itemsOfCondition(condition: Condition, market: MarketIndex): BitSet {
  const { length } = market.rows;
  const tagged = (tag: TagName, values: readonly string[]) =>
    market.columns.get(tag)?.select(values) ?? new BitSet(length);
  if (condition.kind === 'flag') {
    const isStatTrak = condition.field === 'isStatTrak';
    const found = tagged('tagQuality', isStatTrak ? ['strange', 'unusual_strange'] : ['tournament']);
    return condition.value ? found : BitSet.where(length, (position) => !found.has(position));
  }
  if (condition.kind === 'words') {
    const tag = ({ type: 'tagType', rarity: 'tagRarity', exterior: 'tagExterior' } as const)[
      condition.field as 'type' | 'rarity' | 'exterior'
    ];
    return tagged(
      tag,
      condition.values.flatMap((value) => tagsOfWord(condition.field, value)),
    );
  }
  const values = condition.kind === 'names' ? condition.values : [];
  if (condition.field === 'collection') return tagged('tagItemSet', values);
  if (condition.field === 'weapon')
    return tagged(
      'tagWeapon',
      values.flatMap((value) => [value, `weapon_${value}`]),
    );
  const found = new BitSet(length);
  for (const value of values) {
    if (condition.field === 'name') found.unite(market.search.find(value).items);
    else {
      const position = market.positionOf(market.findByName(value)?.id ?? '');
      if (position !== null) found.add(position);
    }
  }
  return found;
}

/** Positions in the market by number of an item, made again when items were added to either side. */
const positionsOf = new WeakMap<CopyIndex, { rows: readonly MarketItemRow[]; positions: Int32Array }>();

function itemPositions(copies: CopyIndex, market: MarketIndex): Int32Array {
  const known = positionsOf.get(copies);
  if (known?.rows === market.rows && known.positions.length === copies.items.end) return known.positions;
  const positions = new Int32Array(copies.items.end).map(
    (_, number) => market.positionOf(copies.items.nameOf(number)) ?? -1,
  );
  positionsOf.set(copies, { rows: market.rows, positions });
  return positions;
}

type PriceField = 'referencePriceCents' | 'lowestAskCents' | 'bestBidCents';

/** Prices of items by the positions that they belong to, made again when the market has changed. */
const pricesOf = new WeakMap<Int32Array, { version: number; prices: Map<PriceField, Float64Array> }>();

/** What the market knows of the items of the copies, by the numbers that these have for their items. For one search. */
export class FoundItems {
  readonly #market: MarketIndex;
  readonly #positions: Int32Array;
  readonly #passes = new Map<CopyFilter, Uint8Array>();

  constructor(copies: CopyIndex, market: MarketIndex) {
    this.#market = market;
    this.#positions = itemPositions(copies, market);
  }

  /** The row of an item. Null for a number without one. */
  rowOf(number: number): MarketItemRow | null {
    return this.#market.rows[this.#positions[number] ?? -1] ?? null;
  }

  /** For each number, 1 if the item passes a filter about items. */
  passes(filter: CopyFilter): Uint8Array {
    const known = this.#passes.get(filter);
    if (known !== undefined) return known;
    const set = itemsThatPass(filter, this.#market);
    const passes = new Uint8Array(this.#positions.length);
    this.#positions.forEach((position, number) => {
      if (position >= 0 && set.has(position)) passes[number] = 1;
    });
    this.#passes.set(filter, passes);
    return passes;
  }

  /** A price of each item in fen; NaN where it has none. */
  prices(field: PriceField): Float64Array {
    const kept = pricesOf.get(this.#positions);
    const { version } = this.#market;
    const known = kept?.version === version ? kept.prices : new Map<PriceField, Float64Array>();
    if (kept?.version !== version) pricesOf.set(this.#positions, { version, prices: known });
    const found = known.get(field);
    if (found !== undefined) return found;
    const prices = new Float64Array(this.#positions.length).fill(Number.NaN);
    known.set(field, prices);
    for (const [number, position] of this.#positions.entries()) {
      const price = this.#market.rows[position]?.[field] ?? null;
      if (price !== null) prices[number] = Number(price);
    }
    return prices;
  }
}
