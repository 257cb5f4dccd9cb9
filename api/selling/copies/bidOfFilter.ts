import { type CopyFilter, conditionsOf, isCondition, normalFilter } from '../../catalog/filter/filter.ts';
import { FILTER_FIELDS, type FilterPlace } from '../../catalog/filter/filterFields.ts';
import type { MarketIndex } from '../../catalog/market/marketIndex.ts';
import type { MarketItemRow } from '../../catalog/market/marketItem.store.ts';
import type { Cents } from '../../kernel/money.ts';
import { BASE_COLUMNS, shareOf } from './copyPredicate.ts';
import { isAboutItems, itemsThatPass } from './foundItems.ts';

/** A buy order for the copies that a filter describes. */
export interface FilterBid {
  readonly marketItem: MarketItemRow;
  /** What the filter asks of a copy, as a buy order's condition. */
  readonly filter: CopyFilter;
  /** The most that the filter lets a copy cost, in fen. Null if it says nothing of that. */
  readonly priceCents: Cents | null;
}

/**
 * The most that a copy may cost by one condition, in fen.
 * @returns null for anything but an upper bound that can be computed.
 */
function upperBound(filter: CopyFilter, item: MarketItemRow): number | null {
  if (!isCondition(filter) || filter.kind !== 'price') return null;
  const { comparison, bound } = filter;
  if (comparison === 'gt' || comparison === 'gte') return null;
  const cents = 'cents' in bound ? bound.cents : shareOf(basePrice(bound.of, item), bound.factor);
  if (!Number.isFinite(cents)) return null;
  return comparison === 'lt' ? Math.ceil(cents) - 1 : Math.floor(cents);
}

function basePrice(base: keyof typeof BASE_COLUMNS | 'cost', item: MarketItemRow): number {
  return base === 'cost' ? Number.NaN : Number(item[BASE_COLUMNS[base]] ?? Number.NaN);
}

/** Whether a buy order may have all conditions of a filter. */
function fitsBid(filter: CopyFilter): boolean {
  return conditionsOf(filter).every(({ field }) =>
    (FILTER_FIELDS[field].places as readonly FilterPlace[]).includes('bid'),
  );
}

/**
 * The buy order that waits for what a filter over the copies of all items describes.
 * @returns null if other items than one match, or a buy order could not ask for the same: it waits for copies of every seller, however old,
 * and has a price of its own.
 */
export function bidOfFilter(filter: CopyFilter, market: MarketIndex): FilterBid | null {
  const members = 'all' in filter ? filter.all : [filter];
  const about = members.filter(isAboutItems);
  if (about.length === 0) return null;
  const found = itemsThatPass({ all: about }, market);
  const marketItem = found.count() === 1 ? market.rows[found.positions()[0] ?? -1] : undefined;
  if (marketItem === undefined) return null;
  const others = members.filter((member) => !isAboutItems(member));
  const wanted = others.filter(fitsBid);
  const bounds = others.filter((member) => !fitsBid(member)).map((member) => upperBound(member, marketItem));
  if (bounds.some((cents) => cents === null || cents < 1)) return null;
  const priceCents = bounds.length === 0 ? null : BigInt(Math.min(...bounds.map(Number)));
  return { marketItem, filter: normalFilter({ all: wanted }), priceCents };
}
