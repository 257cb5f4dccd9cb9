import type { Db } from '../../kernel/db.ts';
import { listLastSales } from '../listing/stockAge.store.ts';
import { medianOf } from '../listing/stockAge.ts';
import type { BulkKind, BulkOutcome } from './bulkAction.ts';

/** How new asks compare with what their items brought lately. */
export interface MedianAsks {
  /** Number of new asks whose item and phase has enough sales to say. */
  comparedCount: number;
  /** Those of them that are above the median of these sales. */
  aboveMedianCount: number;
}

/** Compares the asks that an action would set with the medians of the last sales, as the report on old stock does. */
export async function compareWithMedians(
  db: Db,
  kind: BulkKind,
  outcomes: readonly BulkOutcome[],
): Promise<MedianAsks> {
  const isPriced = kind === 'list' || kind === 'reprice' || kind === 'discount';
  const asks = isPriced ? outcomes.filter(({ reason, toCents }) => reason === null && toCents !== null) : [];
  if (asks.length === 0) return { comparedCount: 0, aboveMedianCount: 0 };
  const ids = asks.map(({ targetId }) => targetId);
  const sales = await listLastSales(db, kind === 'list' ? 'copies' : 'listings', ids);
  const compared = asks.flatMap(({ targetId, toCents }) => {
    const known = sales.get(targetId);
    const medianCents = known === undefined ? null : medianOf(known);
    return medianCents === null || toCents === null ? [] : [toCents > medianCents];
  });
  return { comparedCount: compared.length, aboveMedianCount: compared.filter(Boolean).length };
}
