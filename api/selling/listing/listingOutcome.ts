import type { Cents } from '../../kernel/money.ts';
import type { PriceReason } from './priceRules.ts';

/** Why a copy cannot be listed, stable words (I-05, I-08). */
export type CopyReason =
  | 'notYours'
  | 'accountUnbound'
  | 'gone'
  | 'alreadyListed'
  | 'orderUnderWay'
  | 'accountAbnormal'
  | 'accountNotSellable'
  | 'inCooldown'
  | 'notTradable'
  | 'notMarketable';

/** Why one copy or listing of a batch was left as it is. `repeated`: the batch names it twice; `listingsClosed`: its ask would rise. */
export type ListingReason = CopyReason | PriceReason | 'repeated' | 'changedSince' | 'listingsClosed';

/** What became of one copy of a batch. Money in cents. */
export interface ListingOutcome {
  index: number;
  /** Null where the copy is none of the seller's. */
  assetId: string | null;
  listingId: string | null;
  reason: ListingReason | null;
  /** Of `inCooldown`: when it ends. */
  until: Date | null;
  askCents: Cents | null;
  /** Of a new price: the one before. */
  formerAskCents: Cents | null;
  loweredFromCents: Cents | null;
  referenceCents: Cents | null;
}

const NOTHING = {
  assetId: null,
  listingId: null,
  until: null,
  askCents: null,
  formerAskCents: null,
  loweredFromCents: null,
  referenceCents: null,
};

/** An outcome of which nothing but this is known. `reason` null: done. */
export function outcomeWith(
  index: number,
  reason: ListingReason | null,
  told: Partial<ListingOutcome> = {},
): ListingOutcome {
  return { ...NOTHING, ...told, index, reason };
}

type Written = Record<keyof ListingOutcome, string | number | null>;

/** Outcomes as the batch's row keeps them. */
export function writeOutcomes(outcomes: readonly ListingOutcome[]): string {
  return JSON.stringify(outcomes, (_name, value) => (typeof value === 'bigint' ? Number(value) : value));
}

function centsOf(value: string | number | null): Cents | null {
  return value === null ? null : BigInt(value);
}

/** Outcomes of a batch's row. */
export function readOutcomes(kept: unknown): ListingOutcome[] {
  return (kept as Written[]).map((row) => ({
    index: Number(row.index),
    assetId: row.assetId as string | null,
    listingId: row.listingId as string | null,
    reason: row.reason as ListingReason | null,
    until: row.until === null ? null : new Date(row.until),
    askCents: centsOf(row.askCents),
    formerAskCents: centsOf(row.formerAskCents),
    loweredFromCents: centsOf(row.loweredFromCents),
    referenceCents: centsOf(row.referenceCents),
  }));
}
