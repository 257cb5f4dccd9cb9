import type { Tx } from '../../kernel/db.ts';
import type { Log } from '../../kernel/log.ts';
import { noteFailure } from '../../kernel/workFailures.ts';
import type { MarketIndex } from '../market/marketIndex.ts';
import { listMarketItems } from '../market/marketItem.store.ts';
import { type AskChange, isNewlyIn } from './filterMatch.ts';
import { addNewItems, listAlerted } from './savedFilter.store.ts';
import { readStoredFilter, type StoredFilter } from './savedFilter.ts';

/** Filters read by one statement. */
const BATCH = 500;
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

/** Caches which of some items match a keyword, for each keyword of a run. Positions are used at once: the index may be rebuilt meanwhile. */
function openKeywords(index: MarketIndex, ids: readonly string[]): (keyword: string) => ReadonlySet<string> {
  const matches = new Map<string, ReadonlySet<string>>();
  return (keyword) => {
    const known = matches.get(keyword);
    if (known) return known;
    const found = index.search.find(keyword).items;
    const matching = new Set(ids.filter((id) => found.has(index.positionOf(id) ?? -1)));
    matches.set(keyword, matching);
    return matching;
  };
}

/** Parses a stored filter. Null if it is invalid, so that it does not block the others. */
function readFilter(log: Log, row: { id: string; filter: StoredFilter }) {
  try {
    return readStoredFilter(row.filter);
  } catch (error) {
    noteFailure(log, 'alert', row.id, error);
    return null;
  }
}

/**
 * Records, for every filter with alerts, the items that a change of price brought into it.
 * @param index only for keywords: it may be older than the changes.
 */
export async function noteNewItems(
  tx: Tx,
  log: Log,
  index: MarketIndex,
  changes: readonly AskChange[],
): Promise<void> {
  const asks = changes.flatMap(({ nowCents }) => (nowCents === null ? [] : [nowCents])).sort(compareAsks);
  const [lowest, highest] = [asks.at(0), asks.at(-1)];
  if (lowest === undefined || highest === undefined) return;
  const ids = changes.map(({ marketItemId }) => marketItemId);
  const findKeyword = openKeywords(index, ids);
  const items = new Map((await listMarketItems(tx, ids)).map((item) => [item.id, item]));
  const known = changes.flatMap((change) => {
    const item = items.get(change.marketItemId);
    return item ? [{ change, item }] : [];
  });
  for (let last = BEFORE_ALL; ; ) {
    const rows = await listAlerted(tx, { lowest, highest }, last, BATCH);
    const news = rows.flatMap((row) => {
      const filter = readFilter(log, row);
      if (!filter) return [];
      const alerted = { filter, priceLimitCents: row.priceLimitCents };
      const fitting = known.filter(
        ({ change, item }) =>
          isNewlyIn(alerted, item, change) &&
          (filter.keyword === null || findKeyword(filter.keyword).has(item.id)),
      );
      return fitting.map(({ item }) => ({ filterId: row.id, marketItemId: item.id }));
    });
    await addNewItems(tx, news);
    const end = rows.at(-1);
    if (!end || rows.length < BATCH) return;
    last = end.id;
  }
}

function compareAsks(one: bigint, other: bigint): number {
  return one < other ? -1 : Number(one > other);
}
