import { BitSet } from '../../kernel/bitSet.ts';
import { priceBucketOf } from './marketFacets.ts';
import {
  isInZone,
  type MarketFilter,
  type MarketZone,
  TAG_NAMES,
  type TagName,
  ZONE_NAMES,
} from './marketFilter.ts';
import type { MarketItemRow, MarketTagRow } from './marketItem.store.ts';
import { EXTERIORS, type MarketSort } from './marketItem.ts';
import { keyOfValue, NO_ASK_KEY, sortValueOf } from './marketOrder.ts';
import { PriceChanges } from './priceChanges.ts';
import { PLATFORM_NAMES, type PlatformName } from './pricePlatform.ts';
import { SortedPositions } from './sortedPositions.ts';
import { TagColumn } from './tagColumn.ts';

/** Keyword search over the market's items. */
export interface KeywordSearch {
  /** The matching items, and the corrected spelling if one letter had to be tolerated. */
  find(keyword: string): { items: BitSet; corrected: string | null };
}

/** Fields that determine names, finishes and the search. */
const NAMING = ['marketHashName', 'nameZh', 'nameEn', 'finishName', 'tagType'] as const;

/** Builds the search over all items, in the order of their positions. */
export type BuildKeywordSearch = (rows: readonly MarketItemRow[]) => KeywordSearch;

/**
 * All market items in memory, stored in columns: the read model of every market list. It follows the database; services that write do not
 * read it. A position is the index of an item in the order of ids.
 */
export class MarketIndex {
  /** Increases with every change. Cached responses depend on it. */
  version = 0;
  /** Time of the last read from the database in Unix milliseconds, and duration of the first load in milliseconds. */
  refreshedAtMs = 0;
  loadMs = 0;
  rows: MarketItemRow[] = [];
  search: KeywordSearch = { find: () => ({ items: new BitSet(0), corrected: null }) };
  /** Names of all tags, in display order. */
  tags: readonly MarketTagRow[] = [];
  columns = new Map<TagName, TagColumn>();
  zones = new Map<MarketZone, BitSet>();
  /** For each other platform, the items that have a fresh price there. */
  platforms = new Map<PlatformName, BitSet>();
  /** Price bucket of each item's lowest ask, for the histogram. 255 if no copy is on sale. */
  buckets = new Uint8Array(0);
  /** Number of copies of each item on sale. */
  listingCounts = new Uint32Array(0);
  readonly priceChanges = new PriceChanges();
  private orders = new Map<MarketSort, SortedPositions>();
  private positions = new Map<string, number>();
  private names = new Map<string, number>();
  private finishes = new Map<string, number[]>();
  private readonly buildSearch: BuildKeywordSearch;

  constructor(buildSearch: BuildKeywordSearch) {
    this.buildSearch = buildSearch;
  }

  /**
   * Replaces all items.
   * @param rows every item, in ascending order of ids.
   */
  rebuild(rows: MarketItemRow[], tags: readonly MarketTagRow[] = this.tags): void {
    this.tags = tags;
    shareTags(rows);
    this.rows = rows;
    this.positions = new Map(rows.map(({ id }, position) => [id, position]));
    this.names = new Map(rows.map(({ marketHashName }, position) => [marketHashName, position]));
    this.finishes = Map.groupBy(rows.keys(), (position) => rows[position]?.finishName ?? '');
    this.buckets = Uint8Array.from(rows, ({ lowestAskCents }) => priceBucketOf(lowestAskCents));
    this.listingCounts = Uint32Array.from(rows, ({ listingCount }) => listingCount);
    this.columns = new Map(TAG_NAMES.map((name) => [name, columnOf(rows, name)]));
    this.orders = new Map();
    this.zones = new Map(
      ZONE_NAMES.map((zone) => [
        zone,
        BitSet.where(rows.length, (position) => isInZone(zone, rows[position] as MarketItemRow)),
      ]),
    );
    this.platforms = new Map(
      PLATFORM_NAMES.map((name) => [
        name,
        BitSet.where(rows.length, (position) => rows[position]?.platformAsksCents[name] !== undefined),
      ]),
    );
    this.search = this.buildSearch(rows);
    this.priceChanges.reset(rows.length);
    this.version += 1;
  }

  /**
   * Applies changed items.
   * @returns false, without any change, if one of them is new or renamed: everything must be rebuilt then.
   */
  apply(changed: readonly MarketItemRow[]): boolean {
    if (!changed.every((row) => this.isKnown(row))) return false;
    const reread = changed.map((after) => {
      const position = this.positions.get(after.id) ?? 0;
      return { position, before: this.rows[position] ?? after, after };
    });
    this.priceChanges.note(reread);
    for (const { position, after } of reread) this.replace(position, after);
    if (changed.length > 0) this.version += 1;
    return true;
  }

  /** Replaces the tags if they changed. Equal tags are kept, since searches depend on their identity. */
  takeTags(tags: readonly MarketTagRow[]): void {
    if (JSON.stringify(tags) === JSON.stringify(this.tags)) return;
    this.tags = tags;
    this.version += 1;
  }

  /** All items in one order. The order is created on first use and kept up to date afterwards. */
  orderOf(sort: MarketSort): SortedPositions {
    const known = this.orders.get(sort);
    if (known) return known;
    const order = new SortedPositions(Float64Array.from(this.rows, (row) => keyOf(sort, row)));
    this.orders.set(sort, order);
    return order;
  }

  /** The item with exactly this name. */
  findByName(marketHashName: string): MarketItemRow | null {
    return this.rows[this.names.get(marketHashName) ?? -1] ?? null;
  }

  /** The item with this id. */
  findById(id: string): MarketItemRow | null {
    return this.rows[this.positions.get(id) ?? -1] ?? null;
  }

  /** The position of the item with this id. Null if there is none. */
  positionOf(id: string): number | null {
    return this.positions.get(id) ?? null;
  }

  /** All items of one finish. */
  listFinish(finishName: string): MarketItemRow[] {
    return (this.finishes.get(finishName) ?? []).flatMap((position) => this.rows[position] ?? []);
  }

  /** The first position whose id is at least `id`, or above it with `isAfter`. */
  positionFrom(id: string, isAfter: boolean): number {
    const known = this.positions.get(id);
    if (known !== undefined) return isAfter ? known + 1 : known;
    const next = this.rows.findIndex((row) => row.id > id);
    return next === -1 ? this.rows.length : next;
  }

  /** Items whose lowest ask is within the filter's price range. Null if the filter has none. */
  selectByPrice({ minPriceCents, maxPriceCents }: MarketFilter): BitSet | null {
    if (minPriceCents === null && maxPriceCents === null) return null;
    const [low, high] = [minPriceCents ?? 0n, maxPriceCents ?? BigInt(Number.MAX_SAFE_INTEGER)];
    const asks = this.orderOf('priceAscending');
    const start = asks.findStart(Number(low), 0);
    const end = asks.findStart(Math.min(Number(high), NO_ASK_KEY - 1) + 1, 0);
    return BitSet.ofRange(asks.positions, start, end);
  }

  private isKnown(row: MarketItemRow): boolean {
    const known = this.findById(row.id);
    return known !== null && NAMING.every((field) => known[field] === row[field]);
  }

  private replace(position: number, row: MarketItemRow): void {
    this.rows[position] = row;
    this.buckets[position] = priceBucketOf(row.lowestAskCents);
    this.listingCounts[position] = row.listingCount;
    for (const name of TAG_NAMES) this.columns.get(name)?.set(position, row[name]);
    for (const [sort, order] of this.orders) order.move(position, keyOf(sort, row));
    for (const [platform, priced] of this.platforms) {
      if (row.platformAsksCents[platform] === undefined) priced.remove(position);
      else priced.add(position);
    }
    for (const [zone, members] of this.zones) {
      if (isInZone(zone, row)) members.add(position);
      else members.remove(position);
    }
  }
}

/** Makes equal tags share one string: the driver creates a new one for each row. */
function shareTags(rows: readonly MarketItemRow[]): void {
  const shared = new Map<string, string>();
  const share = (text: string): string => {
    const known = shared.get(text);
    if (known === undefined) shared.set(text, text);
    return known ?? text;
  };
  for (const row of rows) {
    row.finishName = share(row.finishName);
    row.rarityColor = share(row.rarityColor);
    row.tagType = share(row.tagType);
    for (const name of TAG_NAMES) if (name !== 'tagType' && row[name] !== null) row[name] = share(row[name]);
  }
}

function columnOf(rows: readonly MarketItemRow[], name: TagName): TagColumn {
  const column = new TagColumn(rows.length);
  for (const [position, row] of rows.entries()) column.set(position, row[name]);
  return column;
}

function keyOf(sort: MarketSort, row: MarketItemRow): number {
  return keyOfValue(sort, sortValueOf(sort, row));
}

/** The items of a finish, best exterior first. */
export function listSiblings(market: MarketIndex, finishName: string): MarketItemRow[] {
  const rankOf = ({ tagExterior }: MarketItemRow): number =>
    (EXTERIORS as readonly (string | null)[]).indexOf(tagExterior);
  return market.listFinish(finishName).toSorted((a, b) => rankOf(a) - rankOf(b));
}
