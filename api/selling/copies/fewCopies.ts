import type { CopyFilter } from '../../catalog/filter/filter.ts';
import type { FilterPlace } from '../../catalog/filter/filterFields.ts';
import { readStoredFilter } from '../../catalog/filter/storedFilter.ts';
import { MarketIndex } from '../../catalog/market/marketIndex.ts';
import { listMarketItems } from '../../catalog/market/marketItem.store.ts';
import { searchWhenAsked } from '../../catalog/search/searchIndex.ts';
import { readClock } from '../../kernel/clock.ts';
import type { Db, Tx } from '../../kernel/db.ts';
import type { Log } from '../../kernel/log.ts';
import { noteFailure } from '../../kernel/workFailures.ts';
import { CopyIndex } from './copyIndex.ts';
import { type CopyOnSale, findSellers } from './copyOnSale.store.ts';
import { type CopyPredicate, copyPredicate, type SearchedCopies } from './copyPredicate.ts';
import { FoundItems } from './foundItems.ts';

/** Some copies in an index of their own, as the predicates of the search over all copies take them. */
export interface FewCopies {
  readonly searched: SearchedCopies;
  /** Their places in the index, by id. */
  readonly slots: ReadonlyMap<string, number>;
}

/** What is known beside copies that are asked for themselves alone. */
type Beside = Partial<Pick<SearchedCopies, 'sellers' | 'nowMs'>> & {
  readonly market?: MarketIndex;
  /** What their seller paid for them, in fen by id. */
  readonly costs?: ReadonlyMap<string, number>;
};

/** Makes ready a few copies. Without a market nothing of their items is known, such as prices. */
export function fewCopies(
  copies: readonly CopyOnSale[],
  {
    market = new MarketIndex(searchWhenAsked),
    sellers = new Map(),
    nowMs = 0,
    costs = new Map(),
  }: Beside = {},
): FewCopies {
  const index = new CopyIndex();
  const slots = new Map(copies.map((copy) => [copy.id, index.put(copy)]));
  const bySlot = new Map([...costs].map(([id, cents]) => [slots.get(id) ?? -1, cents]));
  const items = new FoundItems(index, market);
  return { searched: { copies: index, items, sellers, nowMs, costs: bySlot }, slots };
}

/** Makes ready a few copies with all that the market knows of their items, and the time. */
export async function fewCopiesOfMarket(
  db: Db | Tx,
  copies: readonly CopyOnSale[],
  { nicknames = [], costs }: { nicknames?: readonly string[]; costs?: ReadonlyMap<string, number> },
): Promise<FewCopies> {
  const market = new MarketIndex(searchWhenAsked);
  const itemIds = [...new Set(copies.map(({ marketItemId }) => marketItemId))].sort();
  market.rebuild(await listMarketItems(db, itemIds), []);
  const sellers = await findSellers(db, nicknames);
  const nowMs = (await readClock(db)).getTime();
  return fewCopies(copies, { market, sellers, nowMs, ...(costs && { costs }) });
}

/** What asks for copies by a filter, as it is stored. */
interface Asking {
  readonly id: string;
  readonly conditions: unknown;
}

const NEVER: CopyPredicate = () => false;

/**
 * Makes ready what stored filters ask of copies: by the same predicates as the search over all copies. One that cannot be read gets nothing,
 * and stops no other.
 * @param asked `work` names those who ask where one fails; `ready` is called only if one of them asks for something.
 */
export async function openStoredFilters<Asker extends Asking>(
  log: Log,
  askers: readonly Asker[],
  { place, work, ready }: { place: FilterPlace; work: string; ready: () => Promise<FewCopies> },
): Promise<(asker: Asker, copy: { readonly id: string }) => boolean> {
  const asking = new Set(
    askers.filter(({ conditions }) => Object.keys(conditions ?? {}).length > 0).map(({ id }) => id),
  );
  if (asking.size === 0) return () => true;
  const { searched, slots } = await ready();
  const known = new Map<string, CopyPredicate>();
  const compile = ({ id, conditions }: Asker): CopyPredicate => {
    try {
      const filter: CopyFilter = readStoredFilter(conditions, place);
      return copyPredicate(filter, searched);
    } catch (error) {
      noteFailure(log, work, id, error);
      return NEVER;
    }
  };
  return (asker, copy) => {
    if (!asking.has(asker.id)) return true;
    const slot = slots.get(copy.id);
    if (slot === undefined) return false;
    const predicate = known.get(asker.id) ?? compile(asker);
    known.set(asker.id, predicate);
    return predicate(slot);
  };
}
