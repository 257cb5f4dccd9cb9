import { type CopyFilter, conditionsOf } from '../../catalog/filter/filter.ts';
import type { MarketIndex } from '../../catalog/market/marketIndex.ts';
import { readClock } from '../../kernel/clock.ts';
import type { Db } from '../../kernel/db.ts';
import { findSellers } from './copyOnSale.store.ts';
import type { SearchedCopies } from './copyPredicate.ts';
import type { CopyFeed } from './followCopies.ts';
import { FoundItems } from './foundItems.ts';

/** What searches need of the process. */
export interface CopySources {
  readonly copies: CopyFeed;
  readonly market: MarketIndex;
  readonly platform: { readonly db: Db };
}

/**
 * Makes ready what a filter is applied to: sellers by name, and the time where it asks for ages. Waits until all copies were read once.
 * @throws StillStarting if that takes too long.
 */
export async function openSearch(
  filter: CopyFilter,
  { copies, market, platform }: CopySources,
): Promise<SearchedCopies> {
  const conditions = conditionsOf(filter);
  const nicknames = conditions.flatMap((one) =>
    one.kind === 'names' && one.field === 'seller' ? one.values : [],
  );
  const asksAge = conditions.some(({ field }) => field === 'age');
  const [sellers, now] = await Promise.all([
    findSellers(platform.db, nicknames),
    asksAge ? readClock(platform.db) : null,
    copies.whenLoaded(),
  ]);
  return {
    copies: copies.index,
    items: new FoundItems(copies.index, market),
    sellers,
    nowMs: now?.getTime() ?? 0,
  };
}
