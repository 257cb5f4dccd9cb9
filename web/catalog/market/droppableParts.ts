import { EMPTY_FILTER, type MarketFilter, type TagFilterName } from './marketFilter.ts';

/** A part of the filter that can be removed as a whole. */
export type FilterPart = 'keyword' | 'price' | 'stock' | 'zones' | TagFilterName;

/** All parts, in the order of the chips. */
export const FILTER_PARTS: readonly FilterPart[] = [
  'keyword',
  'stock',
  'zones',
  'types',
  'weapons',
  'price',
  'exteriors',
  'rarities',
  'qualities',
  'itemSets',
];

/** The filter without one of its parts. Removing a type also removes its weapons, which depend on it. */
export function withoutPart(filter: MarketFilter, part: FilterPart): MarketFilter {
  if (part === 'price') {
    return { ...filter, minPriceCents: null, maxPriceCents: null };
  }
  if (part === 'stock') {
    return { ...filter, hasSoldOut: true };
  }
  const weapons = part === 'types' ? EMPTY_FILTER.weapons : filter.weapons;
  return { ...filter, weapons, [part]: EMPTY_FILTER[part] };
}

/** Whether a part is set. */
export function isPartChosen(filter: MarketFilter, part: FilterPart): boolean {
  return JSON.stringify(withoutPart(filter, part)) !== JSON.stringify(filter);
}

/** The part whose removal adds the most items; null when no single removal helps. */
export function bestPartToDrop(
  filter: MarketFilter,
  countWithout: (part: FilterPart) => number,
): FilterPart | null {
  const helpful = FILTER_PARTS.filter((part) => isPartChosen(filter, part) && countWithout(part) > 0);
  return helpful.toSorted((one, other) => countWithout(other) - countWithout(one))[0] ?? null;
}
