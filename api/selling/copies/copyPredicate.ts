import type { Condition, CopyFilter, PriceBound, WantedSticker } from '../../catalog/filter/filter.ts';
import { isCondition } from '../../catalog/filter/filter.ts';
import { type PriceBase, tagsOfWord } from '../../catalog/filter/filterFields.ts';
import { MINUTE_MS } from '../../kernel/durations.ts';
import type { CopyIndex } from './copyIndex.ts';
import { type FoundItems, isAboutItems } from './foundItems.ts';

/** What a filter is applied to. */
export interface SearchedCopies {
  readonly copies: CopyIndex;
  readonly items: FoundItems;
  /** Ids of the sellers that a filter names, by nickname. */
  readonly sellers: ReadonlyMap<string, readonly string[]>;
  /** The market's time in Unix milliseconds. */
  readonly nowMs: number;
  /** What their seller paid for copies, in fen by slot; only a seller's own filters ask for it. */
  readonly costs?: ReadonlyMap<number, number>;
}

/** True for copies that match. */
export type CopyPredicate = (slot: number) => boolean;

const STICKER_PREFIX = 'Sticker | ';
const CHARM_PREFIX = 'Charm | ';

const COMPARE = {
  lt: (value: number, bound: number) => value < bound,
  lte: (value: number, bound: number) => value <= bound,
  gt: (value: number, bound: number) => value > bound,
  gte: (value: number, bound: number) => value >= bound,
  eq: (value: number, bound: number) => value === bound,
} as const;

/** Compiles a filter in normal form. */
export function copyPredicate(filter: CopyFilter, searched: SearchedCopies): CopyPredicate {
  if (isAboutItems(filter)) {
    const passes = searched.items.passes(filter);
    const { item } = searched.copies;
    return (slot) => passes[item[slot] ?? 0] === 1;
  }
  if (isCondition(filter)) return predicateOf(filter, searched);
  if ('not' in filter) {
    const inner = copyPredicate(filter.not, searched);
    return (slot) => !inner(slot);
  }
  const members = ('all' in filter ? filter.all : filter.any)
    // What most copies pass is looked at late, and stickers last: they stand in no column.
    .toSorted((a, b) => lateness(a) - lateness(b))
    .map((member) => copyPredicate(member, searched));
  const [first = () => true, ...others] = members;
  // Pairs of functions: to go through a list for each of half a million copies takes twice as long.
  if ('all' in filter) return others.reduce((all, next) => (slot) => all(slot) && next(slot), first);
  return others.reduce((any, next) => (slot) => any(slot) || next(slot), first);
}

function lateness(filter: CopyFilter): number {
  if (isCondition(filter)) return filter.kind === 'stickers' ? 2 : 0;
  return 'not' in filter ? 1 : 0;
}

function predicateOf(condition: Condition, searched: SearchedCopies): CopyPredicate {
  const { copies } = searched;
  switch (condition.kind) {
    case 'words':
      return wordPredicate(condition, copies);
    case 'names':
      return namePredicate(condition, searched);
    case 'flag':
      return (slot) => copies.hasNameTag[slot] === Number(condition.value);
    case 'numbers':
    case 'compare':
      return numberPredicate(condition, searched);
    case 'price':
      return pricePredicate(condition.comparison, condition.bound, searched);
    case 'stickers': {
      const carried = condition.stickers.map((wanted) => stickerPredicate(wanted, copies));
      return (slot) => carried.some((carries) => carries(slot));
    }
  }
}

function wordPredicate(condition: Condition & { kind: 'words' }, copies: CopyIndex): CopyPredicate {
  if (condition.field === 'phase') {
    const numbers = condition.values.flatMap((value) =>
      tagsOfWord('phase', value).map((tag) => copies.phases.find(tag)),
    );
    return (slot) => numbers.includes(copies.phase[slot] ?? 0);
  }
  const wanted = condition.values.map((value) => Number(value === 'auto'));
  return (slot) => wanted.includes(copies.isAutomatic[slot] ?? 0);
}

function namePredicate(
  condition: Condition & { kind: 'names' },
  { copies, sellers }: SearchedCopies,
): CopyPredicate {
  if (condition.field === 'charm') {
    const charms = new Set(condition.values.map((name) => copies.attachments.find(`${CHARM_PREFIX}${name}`)));
    return (slot) => charms.has(copies.charm[slot] ?? 0);
  }
  const ids = condition.values.flatMap((name) => sellers.get(name) ?? []);
  const numbers = new Set(ids.map((id) => copies.sellers.find(id)));
  return (slot) => numbers.has(copies.seller[slot] ?? 0);
}

/** The number of a copy that a field compares; NaN, which nothing equals, where it has none. */
function numberReader(
  field: Condition['field'],
  { copies, nowMs }: SearchedCopies,
): (slot: number) => number {
  switch (field) {
    case 'wear':
      return (slot) => copies.wear[slot] ?? Number.NaN;
    case 'seed':
      return (slot) => orNone(copies.seed[slot]);
    case 'charmSeed':
      return (slot) => orNone(copies.charmSeed[slot]);
    case 'fade':
      return (slot) => orNone(copies.fade[slot]);
    case 'blue':
      return (slot) => orNone(copies.blue[slot]);
    case 'lowestPlace':
    case 'highestPlace': {
      const places = copies[field];
      return (slot) => places[slot] || Number.NaN;
    }
    case 'age':
      return (slot) => (nowMs - (copies.listedAtMs[slot] ?? 0)) / MINUTE_MS;
    case 'stickerCount':
      return (slot) => copies.stickerCount[slot] ?? 0;
    default:
      return (slot) => copies.scrape[slot] ?? Number.NaN;
  }
}

const orNone = (value: number | undefined): number => (value === undefined || value < 0 ? Number.NaN : value);

function numberPredicate(
  condition: Condition & { kind: 'numbers' | 'compare' },
  searched: SearchedCopies,
): CopyPredicate {
  const [only] = condition.kind === 'numbers' && condition.values.length === 1 ? condition.values : [];
  if (condition.field === 'seed' && only !== undefined) {
    const { copies } = searched;
    return (slot) => copies.seed[slot] === only;
  }
  const read = numberReader(condition.field, searched);
  if (condition.kind === 'compare') {
    const [compare, bound] = [COMPARE[condition.comparison], condition.value];
    return (slot) => compare(read(slot), bound);
  }
  const values = new Set(condition.values);
  // An age is a whole number of minutes in a list.
  if (condition.field === 'age') return (slot) => values.has(Math.floor(read(slot)));
  return (slot) => values.has(read(slot));
}

/** Where the market has the prices of items that asks are compared with. */
export const BASE_COLUMNS = {
  reference: 'referencePriceCents',
  lowestAsk: 'lowestAskCents',
  bestBid: 'bestBidCents',
} as const satisfies Record<Exclude<PriceBase, 'cost'>, string>;

/** A share of an amount in fen, rounded to a millionth, so that 0.07 of 100 is 7. */
export const shareOf = (cents: number, factor: number): number => Math.round(cents * factor * 1e6) / 1e6;

function pricePredicate(
  comparison: keyof typeof COMPARE,
  bound: PriceBound,
  { copies, items, costs }: SearchedCopies,
): CopyPredicate {
  const compare = COMPARE[comparison];
  const { ask } = copies;
  if ('cents' in bound) return (slot) => compare(ask[slot] ?? Number.NaN, bound.cents);
  const { of, factor } = bound;
  if (of === 'cost')
    return (slot) => compare(ask[slot] ?? Number.NaN, shareOf(costs?.get(slot) ?? Number.NaN, factor));
  // Once for each item, of which there are far fewer than copies.
  const bounds = items.prices(BASE_COLUMNS[of]).map((price) => shareOf(price, factor));
  return (slot) => compare(ask[slot] ?? Number.NaN, bounds[copies.item[slot] ?? 0] ?? Number.NaN);
}

function stickerPredicate({ name, count, slot: place }: WantedSticker, copies: CopyIndex): CopyPredicate {
  const number = copies.attachments.find(`${STICKER_PREFIX}${name}`);
  const asked = { name: number, count, place: place === null ? null : place - 1 };
  return (slot) => copies.stickers.carries(slot, asked);
}
