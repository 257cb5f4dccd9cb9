import type { Tx } from '../kernel/db.ts';
import type { MarketIndex } from '../market/marketIndex.ts';
import { type AskChange, hasTags, isNewlyIn } from './filterMatch.ts';
import { readStoredFilter, type StoredFilter } from './savedFilter.ts';
import { addNewItems, listAlerted } from './savedFilterStore.ts';

/** Filters of one statement. */
const BATCH = 500;
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

/** Finds what a keyword finds, once for each keyword of a round. */
function openKeywords(index: MarketIndex): (keyword: string) => ReadonlySet<number> {
  const found = new Map<string, ReadonlySet<number>>();
  return (keyword) => {
    const known = found.get(keyword) ?? new Set(index.search.find(keyword).positions);
    found.set(keyword, known);
    return known;
  };
}

/** Remembers, for every filter that wants alerts, the items that a change of price brought into it. */
export async function noteNewItems(tx: Tx, index: MarketIndex, changes: readonly AskChange[]): Promise<void> {
  const findKeyword = openKeywords(index);
  const known = changes.flatMap((change) => {
    const item = index.findById(change.marketItemId);
    return item ? [{ change, item, position: index.positionFrom(item.id, false) }] : [];
  });
  for (let last = BEFORE_ALL; ; ) {
    const rows = await listAlerted(tx, last, BATCH);
    for (const row of rows) {
      const filter = readStoredFilter(row.filter as StoredFilter);
      const alerted = { filter, priceLimitCents: row.priceLimitCents };
      const fitting = known.filter(
        ({ change, item, position }) =>
          isNewlyIn(alerted, change) &&
          hasTags(filter, item) &&
          (filter.keyword === null || findKeyword(filter.keyword).has(position)),
      );
      const ids = fitting.map(({ item }) => item.id);
      if (ids.length > 0) await addNewItems(tx, row.id, ids);
    }
    const end = rows.at(-1);
    if (!end || rows.length < BATCH) return;
    last = end.id;
  }
}
