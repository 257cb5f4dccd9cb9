import { type CopyFilter, isCondition } from '../../catalog/filter/filter.ts';
import type { MarketIndex } from '../../catalog/market/marketIndex.ts';
import type { Db } from '../../kernel/db.ts';
import { CopyIndex } from '../copies/copyIndex.ts';
import { type CopyOnSale, listCopiesOfListings } from '../copies/copyOnSale.store.ts';
import { copyPredicate, type SearchedCopies } from '../copies/copyPredicate.ts';
import { readPlaces } from '../copies/floatPlaces.ts';
import { FoundItems, isAboutItems } from '../copies/foundItems.ts';
import type { LoggedChange } from './marketChange.store.ts';
import type { MarketChange } from './marketStream.ts';

/** Copies that are read at once. */
const BATCH = 500;

/** A filter that is ready to be applied to changes. */
export interface LiveFilter {
  readonly filter: CopyFilter;
  /** Ids of the sellers that it names, by nickname. */
  readonly sellers: ReadonlyMap<string, readonly string[]>;
}

/** Changes with the copies that they are about, in an index of their own. */
export interface ReadyChanges {
  readonly index: CopyIndex;
  readonly rows: readonly {
    readonly change: Omit<MarketChange, 'cursor'>;
    /** Places in the index: as it is now, and with the ask of before. One without conditions on copies for bids. */
    readonly slots: readonly number[];
  }[];
  readonly nowMs: number;
}

interface ChangesToRead {
  readonly changes: readonly LoggedChange[];
  readonly books: readonly string[];
  readonly nowMs: number;
  readonly asksPlaces: boolean;
}

/** An id for a row of the index that stands for one change rather than for one listing. */
const rowId = (number: number) => `00000000-0000-7000-8000-${number.toString(16).padStart(12, '0')}`;

async function readCopies(db: Db, ids: readonly string[]): Promise<Map<string, CopyOnSale>> {
  const copies = new Map<string, CopyOnSale>();
  for (let start = 0; start < ids.length; start += BATCH)
    for (const copy of await listCopiesOfListings(db, ids.slice(start, start + BATCH)))
      copies.set(copy.id, copy);
  return copies;
}

function bookRow(marketItemId: string): CopyOnSale {
  const none = { wear: null, seed: null, phase: null, fade: null, blue: null, charm: null, charmSeed: null };
  const rest = { sellerId: rowId(0), isAutomatic: false, hasNameTag: false, stickers: null };
  return { ...none, ...rest, id: '', marketItemId, askCents: 0, listedAtMs: 0 };
}

/**
 * Reads the copies of some changes. A copy that was repriced counts at both asks, so that a reader hears of one that leaves its filter.
 * @param books items whose bids changed.
 * @param asksPlaces whether a filter asks for places by wear.
 */
export async function readyChanges(
  db: Db,
  { changes, books, nowMs, asksPlaces }: ChangesToRead,
): Promise<ReadyChanges> {
  const copies = await readCopies(db, [...new Set(changes.map(({ listingId }) => listingId))]);
  const index = new CopyIndex();
  let count = 0;
  const put = (copy: CopyOnSale) => index.put({ ...copy, id: rowId(++count) });
  const listings = changes.flatMap(({ listingId, kind, askCents, formerCents }) => {
    const copy = copies.get(listingId);
    if (copy === undefined) return [];
    const { marketItemId, wear, seed, phase } = copy;
    const asks = kind === 'repriced' && formerCents !== null ? [askCents, formerCents] : [askCents];
    const listing = { listingId, askCents, formerAskCents: formerCents, wear, seed, phase };
    const slots = asks.map((ask) => put({ ...copy, askCents: ask }));
    return [{ change: { kind, marketItemId, listing, count: null }, slots }];
  });
  // Before the books: bids have no copy whose place could be asked for.
  if (asksPlaces) await readPlaces(db, index, index.byItem.held());
  const bids = books.map((marketItemId) => ({
    change: { kind: 'bids', marketItemId, listing: null, count: null } as const,
    slots: [put(bookRow(marketItemId))],
  }));
  return { index, rows: [...listings, ...bids], nowMs };
}

/** What a filter asks of items: bids have no copy that the rest could be asked of. */
function itemPart(filter: CopyFilter): CopyFilter {
  if (isAboutItems(filter)) return filter;
  if (isCondition(filter) || !('all' in filter)) return { all: [] };
  return { all: filter.all.filter(isAboutItems) };
}

/** The changes that a filter lets pass, in their order. */
export function matchChanges(
  { index, rows, nowMs }: ReadyChanges,
  { filter, sellers }: LiveFilter,
  items: FoundItems,
): Omit<MarketChange, 'cursor'>[] {
  const searched: SearchedCopies = { copies: index, items, sellers, nowMs };
  const passesCopy = copyPredicate(filter, searched);
  // Most rounds have no bids: nothing is made ready for them.
  const hasBids = rows.some(({ change }) => change.kind === 'bids');
  const passesBook = hasBids ? copyPredicate(itemPart(filter), searched) : passesCopy;
  return rows
    .filter(({ change, slots }) => slots.some(change.kind === 'bids' ? passesBook : passesCopy))
    .map(({ change }) => change);
}

/** What the market knows of the items of some changes, for all filters. */
export function itemsOf({ index }: ReadyChanges, market: MarketIndex): FoundItems {
  return new FoundItems(index, market);
}
