import type { Db, Tx } from '../../kernel/db.ts';
import type { Cents } from '../../kernel/money.ts';
import { phasePriceCents } from '../items/phasePrice.ts';
import { type Reference, referenceOf } from './reference.ts';
import { listReferences } from './saleReference.store.ts';

/** What a reference price is requested for: an item with its own reference price, or one of its phases. */
export interface Referenced {
  marketItemId: string;
  phase: string | null;
  itemReferenceCents: Cents | null;
}

/** Reads the reference prices of many copies by item and phase, in one statement. Null for a copy without one. */
export async function readReferences(
  db: Db | Tx,
  copies: readonly Referenced[],
): Promise<(Reference | null)[]> {
  const itemIds = [...new Set(copies.map(({ marketItemId }) => marketItemId))];
  const kept = itemIds.length === 0 ? [] : await listReferences(db, itemIds);
  const byItem = new Map(itemIds.map((id, index) => [id, kept[index] ?? []]));
  return copies.map(({ marketItemId, phase, itemReferenceCents: own }) => {
    const modelCents = own === null ? null : BigInt(phasePriceCents(Number(own), phase));
    return referenceOf(modelCents, byItem.get(marketItemId) ?? [], phase);
  });
}
