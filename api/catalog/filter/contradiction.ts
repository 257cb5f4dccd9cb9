import { type Condition, type CopyFilter, isCondition, type PriceBound } from './filter.ts';
import { fieldOf } from './filterFields.ts';

/** Steam's bounds of wear by exterior. */
const WEAR_BY_EXTERIOR: Readonly<Record<string, readonly [number, number]>> = {
  fn: [0, 0.07],
  mw: [0.07, 0.15],
  ft: [0.15, 0.38],
  ww: [0.38, 0.45],
  bs: [0.45, 1],
};

/** What a quantity may still be after some conditions. */
interface Range {
  low: number;
  isLowOpen: boolean;
  high: number;
  isHighOpen: boolean;
  /** Only these; null for any. */
  values: ReadonlySet<number> | null;
}

const EVERYTHING = (): Range => ({
  low: Number.NEGATIVE_INFINITY,
  isLowOpen: false,
  high: Number.POSITIVE_INFINITY,
  isHighOpen: false,
  values: null,
});

function isWithin({ low, isLowOpen, high, isHighOpen }: Range, value: number): boolean {
  return (isLowOpen ? value > low : value >= low) && (isHighOpen ? value < high : value <= high);
}

function isEmptyRange(range: Range, isWhole: boolean): boolean {
  if (range.values !== null) return ![...range.values].some((value) => isWithin(range, value));
  if (!isWhole) {
    const isOpen = range.isLowOpen || range.isHighOpen;
    return range.low > range.high || (range.low === range.high && isOpen);
  }
  const least = range.isLowOpen ? Math.floor(range.low) + 1 : Math.ceil(range.low);
  const most = range.isHighOpen ? Math.ceil(range.high) - 1 : Math.floor(range.high);
  return least > most;
}

function atLeast(range: Range, value: number, isOpen: boolean): void {
  if (value < range.low || (value === range.low && !isOpen)) return;
  range.low = value;
  range.isLowOpen = isOpen;
}

function atMost(range: Range, value: number, isOpen: boolean): void {
  if (value > range.high || (value === range.high && !isOpen)) return;
  range.high = value;
  range.isHighOpen = isOpen;
}

function compareWith(range: Range, comparison: 'lt' | 'lte' | 'gt' | 'gte' | 'eq', value: number): void {
  if (comparison === 'lt' || comparison === 'lte') atMost(range, value, comparison === 'lt');
  else if (comparison === 'gt' || comparison === 'gte') atLeast(range, value, comparison === 'gt');
  else {
    atLeast(range, value, false);
    atMost(range, value, false);
  }
}

/** What a group of conditions that must all hold has said so far. */
class Said {
  readonly #ranges = new Map<string, Range>();
  readonly #choices = new Map<string, ReadonlySet<string>>();

  /** Adds a condition. False if nothing can match it together with the earlier ones. */
  add(condition: Condition): boolean {
    switch (condition.kind) {
      case 'words':
        return this.#addWords(condition.field, condition.values);
      case 'names': {
        const definition = fieldOf(condition.field);
        const isSingle = definition.kind === 'name' && definition.isSingle;
        return !isSingle || this.#choose(condition.field, condition.values);
      }
      case 'flag':
        return this.#addFlag(condition.field, condition.value);
      case 'numbers':
      case 'compare':
        return this.#addNumber(condition);
      case 'price':
        return this.#addPrice(condition.comparison, condition.bound);
      case 'stickers':
        return true;
    }
  }

  #choose(field: string, values: readonly string[]): boolean {
    const before = this.#choices.get(field);
    const left = new Set(before === undefined ? values : values.filter((value) => before.has(value)));
    this.#choices.set(field, left);
    return left.size > 0;
  }

  #addWords(field: string, values: readonly string[]): boolean {
    if (!this.#choose(field, values)) return false;
    if (field !== 'exterior') return true;
    const bounds = values.map((value) => WEAR_BY_EXTERIOR[value]);
    if (bounds.some((bound) => bound === undefined)) return true;
    const range = this.#rangeOf('wear');
    atLeast(range, Math.min(...bounds.map((bound) => bound?.[0] ?? 0)), false);
    atMost(range, Math.max(...bounds.map((bound) => bound?.[1] ?? 1)), false);
    return !isEmptyRange(range, false);
  }

  #addFlag(field: string, value: boolean): boolean {
    if (!this.#choose(field, [String(value)])) return false;
    const other = { isStatTrak: 'isSouvenir', isSouvenir: 'isStatTrak' }[field];
    return !value || other === undefined || this.#choices.get(other)?.has('true') !== true;
  }

  #addNumber(condition: Condition & { kind: 'numbers' | 'compare' }): boolean {
    const definition = fieldOf(condition.field);
    const range = this.#rangeOf(condition.field);
    if (condition.kind === 'compare') compareWith(range, condition.comparison, condition.value);
    else {
      const { values: before } = range;
      range.values = new Set(condition.values.filter((value) => before === null || before.has(value)));
    }
    return !isEmptyRange(range, definition.kind === 'number' && definition.isWhole);
  }

  #addPrice(comparison: 'lt' | 'lte' | 'gt' | 'gte' | 'eq', bound: PriceBound): boolean {
    const range = this.#rangeOf('cents' in bound ? 'price' : `price/${bound.of}`);
    compareWith(range, comparison, 'cents' in bound ? bound.cents : bound.factor);
    return !isEmptyRange(range, 'cents' in bound);
  }

  #rangeOf(key: string): Range {
    const known = this.#ranges.get(key);
    if (known !== undefined) return known;
    const definition = key === 'wear' || key.startsWith('price') ? null : fieldOf(key as Condition['field']);
    const range = EVERYTHING();
    if (key === 'wear') [range.low, range.high] = [0, 1];
    else if (definition?.kind === 'number') [range.low, range.high] = [definition.least, definition.most];
    else range.low = 0;
    this.#ranges.set(key, range);
    return range;
  }
}

/** The first condition with which nothing can match a filter in normal form any more. Null if something may. */
export function contradictionIn(filter: CopyFilter): Condition | null {
  if (isCondition(filter)) return new Said().add(filter) ? null : filter;
  if ('not' in filter) return null;
  if ('any' in filter) {
    const found = filter.any.map(contradictionIn);
    return found.every((condition) => condition !== null) ? (found.at(-1) ?? null) : null;
  }
  const said = new Said();
  for (const member of filter.all) {
    if (!isCondition(member)) {
      const inner = contradictionIn(member);
      if (inner !== null) return inner;
    } else if (!said.add(member)) return member;
  }
  return null;
}
