import type { BitSet } from '../kernel/bitSet.ts';
import { InvalidInput } from '../kernel/invalidInput.ts';
import { type MarketCursor, readCursor, writeCursor } from './marketCursor.ts';
import type { MarketIndex } from './marketIndex.ts';
import type { MarketFilter, MarketSort } from './marketItem.ts';
import type { MarketItemRow } from './marketItemStore.ts';
import { keyOfValue, sortValueOf } from './marketOrder.ts';
import { type MarketSelection, selectItems } from './marketSelection.ts';

/** Rows that one page may have. */
export const PAGE_SIZE_MAX = 100;

/** Which part of the list. Either from a cursor, in one direction, or a page by number for the REST door. */
export interface MarketPageRequest {
  filter: MarketFilter;
  sort: MarketSort;
  size: number;
  after?: string;
  before?: string;
  isBackward?: boolean;
  /** Rows to leave out before the page, where no cursor is given. */
  offset?: number;
}

/** One page of the market. */
export interface MarketPage {
  rows: { item: MarketItemRow; cursor: string }[];
  hasMore: boolean;
  /** All items that the filter lets through, for what is counted over the pages. */
  selection: MarketSelection;
}

/**
 * One page of the market list: the one read that GraphQL, REST and the site share. Paged by the keyset (sort value, id), so that items
 * whose sort value does not change are neither repeated nor missed while others trade (M-11).
 * @throws InvalidInput naming a size, cursor or price that cannot be.
 */
export function pageMarketItems(index: MarketIndex, request: MarketPageRequest): MarketPage {
  const { filter, sort, size, isBackward = false } = request;
  if (!Number.isInteger(size) || size < 0 || size > PAGE_SIZE_MAX)
    throw new InvalidInput(isBackward ? 'last' : 'first', `0 to ${PAGE_SIZE_MAX}`);
  const after = request.after === undefined ? null : readCursor('after', request.after);
  const before = request.before === undefined ? null : readCursor('before', request.before);
  const start = after === null ? 0 : placeOf(index, sort, after, true);
  const end = before === null ? index.rows.length : placeOf(index, sort, before, false);
  const places = { start, end, isBackward, skip: request.offset ?? 0, wanted: size + 1 };
  const selection = selectItems(index, filter);
  const positions = collect(index, sort, selection.all, places);
  const page = positions.slice(0, size).flatMap((position) => {
    const item = index.rows[position];
    if (!item) return [];
    return [{ item, cursor: writeCursor({ value: BigInt(sortValueOf(sort, item)), id: item.id }) }];
  });
  return { rows: isBackward ? page.reverse() : page, hasMore: positions.length > size, selection };
}

/** Items that a filter lets through, over all pages. */
export function countMarketItems(index: MarketIndex, { all }: MarketSelection): number {
  return all?.count() ?? index.rows.length;
}

/** The place behind a cursor's row, or of it: it may have moved away or never have been. */
function placeOf(index: MarketIndex, sort: MarketSort, cursor: MarketCursor, isAfter: boolean): number {
  const key = keyOfValue(sort, Number(cursor.value));
  return index.orders.get(sort)?.findStart(key, index.positionFrom(cursor.id, isAfter)) ?? 0;
}

interface Places {
  start: number;
  end: number;
  isBackward: boolean;
  skip: number;
  wanted: number;
}

function collect(index: MarketIndex, sort: MarketSort, selected: BitSet | null, places: Places): number[] {
  const order = index.orders.get(sort)?.positions ?? new Uint32Array(0);
  const found: number[] = [];
  let { skip } = places;
  const step = places.isBackward ? -1 : 1;
  let place = places.isBackward ? places.end - 1 : places.start;
  for (; place >= places.start && place < places.end && found.length < places.wanted; place += step) {
    const position = order[place] ?? 0;
    if (selected !== null && !selected.has(position)) continue;
    if (skip > 0) skip -= 1;
    else found.push(position);
  }
  return found;
}
