import { BitSet } from '../../kernel/bitSet.ts';
import { InvalidInput } from '../../kernel/invalidInput.ts';
import {
  type MarketFilter,
  type MarketZone,
  TAG_FILTER_NAMES,
  TAG_FILTERS,
  type TagName,
  ZONE_NAMES,
} from './marketFilter.ts';
import type { MarketIndex } from './marketIndex.ts';
import type { PlatformName } from './pricePlatform.ts';

/** One criterion of a filter: a tag, the price, another platform, the keyword, or a zone. */
export type FilterPart = TagName | 'price' | 'platform' | 'keyword' | MarketZone;

/** The items that pass a filter, and the items that pass each of its criteria alone. */
export interface MarketSelection {
  parts: ReadonlyMap<FilterPart, BitSet>;
  /** Null if all items pass. */
  all: BitSet | null;
  /** The corrected keyword that was searched for, if one letter had to be tolerated. */
  corrected: string | null;
}

/**
 * Applies a filter to all items.
 * @param platform only items with a fresh price on this other platform.
 * @throws InvalidInput `minPriceCents` if that is above the maximum. `webFilterOf` has named it before as `/web` does.
 */
export function selectItems(
  index: MarketIndex,
  filter: MarketFilter,
  platform: PlatformName | null = null,
): MarketSelection {
  const { minPriceCents: low, maxPriceCents: high } = filter;
  if (low !== null && high !== null && low > high)
    throw new InvalidInput('minPriceCents', 'must not be above maxPriceCents');
  const parts = new Map<FilterPart, BitSet>();
  for (const name of TAG_FILTER_NAMES) {
    const { tag } = TAG_FILTERS[name];
    const set = filter[name].length > 0 ? index.columns.get(tag)?.select(filter[name]) : undefined;
    if (set) parts.set(tag, set);
  }
  for (const zone of ZONE_NAMES) {
    const set = filter[zone] ? index.zones.get(zone) : undefined;
    if (set) parts.set(zone, set);
  }
  const priced = index.selectByPrice(filter);
  if (priced) parts.set('price', priced);
  const there = platform === null ? undefined : index.platforms.get(platform);
  if (there) parts.set('platform', there);
  const found = filter.keyword === null ? null : index.search.find(filter.keyword);
  if (found) parts.set('keyword', found.items);
  return { parts, all: BitSet.shared([...parts.values()]), corrected: found?.corrected ?? null };
}

/** The items that pass all criteria but one, in which the choices of that one are counted. Null if all items pass. */
export function selectWithout(selection: MarketSelection, part: FilterPart): BitSet | null {
  if (!selection.parts.has(part)) return selection.all;
  return BitSet.shared([...selection.parts].filter(([name]) => name !== part).map(([, set]) => set));
}
