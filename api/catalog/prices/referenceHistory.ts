import type { Db, Tx } from '../../kernel/db.ts';
import type { Cents } from '../../kernel/money.ts';
import { phasePriceCents } from '../items/referencePrice.ts';
import { type DayNumber, dateOf, dayOf } from './priceHistory.ts';
import { type Reference, referenceOf } from './reference.ts';
import { listReferences } from './saleReference.store.ts';

/** A stored month of an item's reference prices: a value for each day from the first on, 0 if unknown. */
export interface StoredMonth {
  readonly marketItemId: string;
  /** First day of the month, midnight UTC. */
  readonly month: Date;
  readonly priceCents: readonly bigint[];
}

/** The reference price of one day, in fen. */
export interface ReferenceDay {
  /** Start of the day: midnight UTC. */
  readonly day: Date;
  readonly priceCents: bigint;
}

/** The days with a price from `from` on, oldest first. */
export function referenceDaysOf(months: readonly StoredMonth[], from: DayNumber): ReferenceDay[] {
  return months
    .toSorted((a, b) => a.month.getTime() - b.month.getTime())
    .flatMap(({ month, priceCents }) =>
      priceCents.map((cents, index) => ({
        day: dateOf(dayOf(month) + index),
        priceCents: cents,
      })),
    )
    .filter(({ day, priceCents }) => priceCents > 0n && dayOf(day) >= from);
}

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
