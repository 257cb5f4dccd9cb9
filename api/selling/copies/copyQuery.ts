import { type CopyFilter, conditionsOf, isCondition } from '../../catalog/filter/filter.ts';
import type { MarketIndex } from '../../catalog/market/marketIndex.ts';
import type { CopyIndex } from './copyIndex.ts';
import type { SearchedCopies } from './copyPredicate.ts';
import { asksPlaces } from './floatPlaces.ts';
import { type CopySources, openSearch } from './openSearch.ts';
import {
  type CopyFacets,
  type CopyPage,
  type CopySearch,
  countCopies,
  itemsOfFilter,
  searchCopies,
} from './searchCopies.ts';

/** Copies that one condition looks at in a millisecond of a processor. */
const COPIES_PER_MS = 100_000;

/** Maximum number of copies that a search looks at: those of one item, if it is among the conditions, or all. */
function mostLookedAt(filter: CopyFilter, copies: CopyIndex, market: MarketIndex): number {
  const sizeOf = (name: string) =>
    copies.byItem.countOf(copies.items.find(market.findByName(name)?.id ?? ''));
  const counts = ('all' in filter ? filter.all : [filter]).flatMap((member) =>
    isCondition(member) && member.kind === 'names' && member.field === 'item'
      ? [member.values.reduce((sum, name) => sum + sizeOf(name), 0)]
      : [],
  );
  return Math.min(copies.count, ...counts);
}

/** Reading the places of one item, in the database and here, in milliseconds. */
const PLACES_MS = 0.3;

/** Takes the price of work in processor milliseconds. */
export type Charge = (costMs: number) => Promise<unknown>;

/**
 * One filter applied to the copies of now: made ready once, and counted once, however often a request asks. Each look at the copies is
 * charged first, by what the filter may cost.
 */
export class CopyQuery {
  readonly filter: CopyFilter;
  readonly #sources: CopySources;
  readonly #charge: Charge;
  #searched: Promise<SearchedCopies> | null = null;
  #facets: Promise<CopyFacets> | null = null;
  #places: Promise<void> | null = null;

  constructor(filter: CopyFilter, sources: CopySources, charge: Charge) {
    this.filter = filter;
    this.#sources = sources;
    this.#charge = charge;
  }

  /** One page of the copies that match. */
  async page(search: Omit<CopySearch, 'filter'>): Promise<CopyPage> {
    const searched = await this.#open();
    if (search.sort === 'rankAscending') await this.#readPlaces(searched);
    return searchCopies({ ...search, filter: this.filter }, searched);
  }

  /** Numbers of matching copies. */
  facets(): Promise<CopyFacets> {
    this.#facets ??= this.#open().then((searched) => countCopies(this.filter, searched));
    return this.#facets;
  }

  async #open(): Promise<SearchedCopies> {
    this.#searched ??= openSearch(this.filter, this.#sources);
    const searched = await this.#searched;
    const most = mostLookedAt(this.filter, searched.copies, this.#sources.market);
    await this.#charge((most * (1 + conditionsOf(this.filter).length)) / COPIES_PER_MS);
    if (asksPlaces(this.filter)) await this.#readPlaces(searched);
    return searched;
  }

  #readPlaces(searched: SearchedCopies): Promise<void> {
    const read = async () => {
      const { places } = this.#sources.copies;
      const items = itemsOfFilter(this.filter, searched);
      await this.#charge(places.staleOf(items).length * PLACES_MS);
      await places.prepare(items);
    };
    this.#places ??= read();
    return this.#places;
  }
}
