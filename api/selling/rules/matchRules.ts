import type { Db, Tx } from '../../kernel/db.ts';
import type { Log } from '../../kernel/log.ts';
import { BATCH, type CopyOnSale, listCopiesOfListings } from '../copies/copyOnSale.store.ts';
import { type FewCopies, fewCopiesOfMarket, openStoredFilters } from '../copies/fewCopies.ts';
import { listCosts } from './ruleListing.store.ts';
import { listRuleMatches } from './sellingRule.store.ts';
import type { SellingRule } from './sellingRule.ts';

/** Reads a seller's listings, on sale or paused, as the search would see them on sale, with what they cost. */
async function readListings(db: Db | Tx, listingIds: readonly string[]): Promise<FewCopies> {
  const copies: CopyOnSale[] = [];
  for (let start = 0; start < listingIds.length; start += BATCH)
    copies.push(...(await listCopiesOfListings(db, listingIds.slice(start, start + BATCH))));
  return fewCopiesOfMarket(db, copies, { costs: await listCosts(db, listingIds) });
}

/**
 * The rules with a filter of either kind that each of a seller's listings matches, by its id. A rule whose filter cannot be read matches none,
 * and stops no other.
 * @param listings `isEvery`: they are all that rules may decide.
 */
export async function matchRules(
  { db, log }: { db: Db | Tx; log: Log },
  { userId, rules }: { userId: string; rules: readonly SellingRule[] },
  { ids, isEvery }: { ids: readonly string[]; isEvery: boolean },
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const matches = await listRuleMatches(db, userId, rules, isEvery ? null : ids);
  const asking = rules.filter(({ copyText }) => copyText !== '');
  if (asking.length === 0) return matches;
  const askers = asking.map(({ id, copyConditions: conditions }) => ({ id, conditions }));
  const fits = await openStoredFilters(log, askers, {
    place: 'rule',
    work: 'selling rules',
    ready: () => readListings(db, ids),
  });
  return new Map(
    ids.map((id) => {
      const matched = new Set(matches.get(id));
      for (const [at, { filter }] of asking.entries()) {
        const asker = askers[at];
        if (!asker) continue;
        if (!fits(asker, { id })) matched.delete(asker.id);
        else if (filter === null) matched.add(asker.id);
      }
      return [id, matched];
    }),
  );
}
