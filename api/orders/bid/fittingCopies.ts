import type { CopyFilter } from '../../catalog/filter/filter.ts';
import type { Cents } from '../../kernel/money.ts';
import type { Platform } from '../../kernel/platform.ts';
import { listCopiesOnSale } from '../../selling/copies/copyOnSale.store.ts';
import { openConditions } from './bidConditions.ts';
import { listOfferedCopies, type OfferedCopy } from './matching.store.ts';
import { storedConditions } from './openBid.ts';

/** Copies of an item that somebody asks for. */
export interface WantedCopies {
  marketItemId: string;
  /** Whose own copies do not count; null for a visitor. */
  userId: string | null;
  /** The most that one may cost, in fen. */
  mostCents: Cents;
  conditions: CopyFilter;
  /** How many of the cheapest are looked at. */
  limit: number;
}

/** The copies of an item on sale that fit some conditions, the cheapest first. */
export async function listFittingCopies(
  { db, log }: Pick<Platform, 'db' | 'log'>,
  { marketItemId, userId, mostCents, conditions, limit }: WantedCopies,
): Promise<OfferedCopy[]> {
  const offered = await listOfferedCopies(db, marketItemId, { mostCents, limit });
  const copies = offered.filter(({ sellerId }) => sellerId !== userId);
  const asking = {
    id: '',
    userId: userId ?? '',
    priceCents: mostCents,
    limitCents: mostCents,
    remaining: limit,
    queuedAt: new Date(0),
    conditions: storedConditions(conditions).conditions,
  };
  const ids = copies.map(({ id }) => id);
  const fits = await openConditions(log, [asking], () => listCopiesOnSale(db, ids));
  return copies.filter((copy) => fits(asking, copy));
}
