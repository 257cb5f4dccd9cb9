import type { CopyFilter } from '../../catalog/filter/filter.ts';
import type { Cents } from '../../kernel/money.ts';
import type { Platform } from '../../kernel/platform.ts';
import { listCopiesOnSale } from '../../selling/copies/copyOnSale.store.ts';
import { openConditions } from './bidConditions.ts';
import { type AwakeBid, listOfferedCopies, type OfferedCopy } from './matching.store.ts';
import { storedConditions } from './openBid.ts';

/** Copies that are read at first; where too few of them fit, so many at a time. */
const FIRST_COPIES = 200;
const NEXT_COPIES = 1_000;
/** Copies that are read at most, about: anyone may ask for what none of them fits. */
const COPIES_MAX = 5_000;
/** Complexity of a field that lists copies which fit: with conditions, all may have to be read. */
export const fittingCost = ({ filter }: { filter?: string | null | undefined }): number =>
  filter ? 250 : 50;

/** Copies of an item that somebody asks for. */
export interface WantedCopies {
  marketItemId: string;
  /** Whose own copies do not count; null for a visitor. */
  userId: string | null;
  /** The most that one may cost, in fen. */
  mostCents: Cents;
  conditions: CopyFilter;
  /** How many are wanted: dearer ones than these may be missing. */
  wanted: number;
  /** The price above which one that fits is enough, in fen: it tells that the price is what ends them. Null: no such price. */
  enoughAboveCents?: Cents | null;
}

/** The copies of an item on sale that fit some conditions, the cheapest first: as many as are wanted or more, if the cheapest 5,000 have so many. */
export async function listFittingCopies(
  { db, log }: Pick<Platform, 'db' | 'log'>,
  { marketItemId, userId, mostCents, conditions, wanted, enoughAboveCents = null }: WantedCopies,
): Promise<OfferedCopy[]> {
  const asking: AwakeBid = {
    id: '',
    userId: userId ?? '',
    priceCents: mostCents,
    limitCents: mostCents,
    remaining: wanted,
    queuedAt: new Date(0),
    conditions: storedConditions(conditions).conditions,
  };
  // By id: one that becomes dearer meanwhile is read again.
  const fitting = new Map<string, OfferedCopy>();
  let after: OfferedCopy | null = null;
  let readCount = 0;
  for (let limit = FIRST_COPIES; ; limit = NEXT_COPIES) {
    const part = { mostCents, limit, exceptOf: userId, after };
    const copies: OfferedCopy[] = await listOfferedCopies(db, marketItemId, part);
    const ids = copies.map(({ id }) => id);
    const fits = await openConditions(log, [asking], () => listCopiesOnSale(db, ids));
    for (const copy of copies.filter((each) => fits(asking, each))) {
      fitting.delete(copy.id);
      fitting.set(copy.id, copy);
    }
    readCount += copies.length;
    const isAll = copies.length < limit || readCount >= COPIES_MAX;
    const found = [...fitting.values()];
    const isTooDear = enoughAboveCents !== null && (found.at(-1)?.askCents ?? 0n) > enoughAboveCents;
    if (found.length >= wanted || isTooDear || isAll) return found;
    after = copies.at(-1) ?? null;
  }
}
