import type { Cents } from '../../kernel/money.ts';
import type { PriceReason } from './priceRules.ts';

/** Why a copy cannot be listed, as stable codes (I-05, I-08). */
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

/**
 * Why one copy or listing of a batch was skipped. `repeated`: the batch names it twice; `listingsClosed`: its ask would
 * rise; `lowestAskOutlier`: the only ask of others is too low to follow; `discounted`: it has a discount already;
 * `notDiscounted`: it has none to end, or its time has passed; `failed`: a fault of the market, which is logged.
 */
export type ListingReason =
  | CopyReason
  | PriceReason
  | 'repeated'
  | 'changedSince'
  | 'listingsClosed'
  | 'discounted'
  | 'notDiscounted'
  | 'lowestAskOutlier'
  | 'failed';

/** The outcome of one copy of a batch. Amounts in fen. */
export interface ListingOutcome {
  index: number;
  /** Null if the copy does not belong to the seller. */
  assetId: string | null;
  listingId: string | null;
  reason: ListingReason | null;
  /** For `inCooldown`: when it ends. */
  until: Date | null;
  askCents: Cents | null;
  /** For a new price: the previous one, without a discount that it ends. */
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

/** An outcome without further data. `reason` null: done. */
export function outcomeWith(
  index: number,
  reason: ListingReason | null,
  told: Partial<ListingOutcome> = {},
): ListingOutcome {
  return { ...NOTHING, ...told, index, reason };
}

type Written = Record<keyof ListingOutcome, string | number | null>;

/** Encodes outcomes for the batch's row. */
export function writeOutcomes(outcomes: readonly ListingOutcome[]): string {
  return JSON.stringify(outcomes, (_name, value) => (typeof value === 'bigint' ? Number(value) : value));
}

function centsOf(value: string | number | null): Cents | null {
  return value === null ? null : BigInt(value);
}

/** Decodes outcomes of a batch's row. */
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
