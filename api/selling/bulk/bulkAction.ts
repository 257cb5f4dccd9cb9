import { InvalidInput, setOrCleared } from '../../kernel/invalidInput.ts';
import { AMOUNT_MAX_CENTS, type Cents } from '../../kernel/money.ts';
import type { SortCursor } from '../../kernel/sortCursor.ts';
import { type Discount, requirePercent } from '../discount/discount.ts';
import type { ListingReason } from '../listing/listingOutcome.ts';
import { multiplierPrice, type PriceInput, thousandthsOf } from '../listing/priceRules.ts';
import { followedAsk } from '../rules/decideAsk.ts';
import { type KindPrice, requireKindPrices } from './pricesOfKinds.ts';

/**
 * What an action does with each of its targets: copies for `list` and `cost`, listings for `reprice`, `unlist` and
 * `discount`.
 */
export type BulkKind = 'list' | 'reprice' | 'unlist' | 'cost' | 'discount';

/**
 * States of an action. `waiting`: another one of its seller is at work; `cancelled`: its seller took it back meanwhile.
 * `stopped`: a domain error ended it early; what was done until then stands. It can be undone from `paused`, `finished`
 * and `stopped`.
 */
export type BulkState =
  | 'waiting'
  | 'running'
  | 'paused'
  | 'finished'
  | 'stopped'
  | 'undoing'
  | 'undone'
  | 'cancelled';

/** What an action that waits for its turn becomes then. */
export type BulkTurn = 'running' | 'undoing';

/** What an action becomes at its turn. Null if it does not wait. */
export function turnOf({ state, waitingFor }: { state: string; waitingFor: string | null }): BulkTurn | null {
  return state === 'waiting' ? 'running' : (waitingFor as BulkTurn | null);
}

/** Maximum number of targets of one action. */
export const BULK_TARGETS_MAX = 20_000;
/** Targets of one transaction. A part that fails is halved until the target that fails is alone. */
export const BULK_PART = 500;
/** Maximum number of actions of a seller that wait for the one at work, new ones and others whose undo or resumption waits. */
export const BULK_WAITING_MAX = 5;
/** Time after its end in which an action can be undone, in milliseconds. */
export const BULK_UNDO_MS = 24 * 3_600_000;
/** Days after which actions and their outcomes are deleted. */
export const BULK_KEPT_DAYS = 30;

/**
 * What a new ask starts from: the reference price, the lowest ask of other sellers for the same item and phase, the
 * listing's own ask, or one price for all.
 */
export type BulkBasis = 'reference' | 'lowestAsk' | 'ownAsk' | 'fixed';

/** Bounds of a multiplier of the own ask, in thousandths, inclusive. */
const OWN_MIN = 500;
const OWN_MAX = 1_500;
/** Maximum by which an ask may stay below the lowest ask of others, in fen. */
const STEP_MAX_CENTS = 10_000_000n;

/** The new ask of each target. Amounts in fen; `multiplier` as a decimal number. */
export interface BulkPrice {
  basis: BulkBasis;
  /** For `reference` (0.97 to 1.1) and `ownAsk` (0.5 to 1.5). */
  multiplier: number | null;
  /** For `lowestAsk`: how far below it; 0 matches it. */
  stepCents: Cents | null;
  /** For `fixed`. */
  priceCents: Cents | null;
  /** Confirms asks that are below half of the reference price. */
  isPriceConfirmed: boolean;
  /** Asks of kinds of copies, which take the place of the basis. The first that a copy is of decides. */
  kindPrices: readonly KindPrice[];
}

/**
 * An action as it is requested. `price` for list and reprice; `costCents` for cost, null: the cost is unknown; `discount`
 * for discount, null: the present ones end.
 */
export interface BulkChange {
  kind: BulkKind;
  price: BulkPrice | null;
  costCents: Cents | null;
  discount: Discount | null;
}

/**
 * What an input sets or removes: costs are removed and discounts ended only where it says so. Null for other kinds.
 * @throws InvalidInput naming a value that is neither set nor removed, or both.
 */
export function readCleared<Discounts>(
  kind: BulkKind,
  input: {
    costCents?: Cents | null | undefined;
    clearsCost: boolean;
    discount?: Discounts | null | undefined;
    endsDiscounts: boolean;
  },
): { costCents: Cents | null; discount: Discounts | null } {
  const cost = { field: 'costCents', value: input.costCents };
  const discount = { field: 'discount', value: input.discount };
  return {
    costCents: kind === 'cost' ? setOrCleared(cost, { field: 'clearsCost', isOn: input.clearsCost }) : null,
    discount:
      kind === 'discount'
        ? setOrCleared(discount, { field: 'endsDiscounts', isOn: input.endsDiscounts })
        : null,
  };
}

/**
 * Checks a requested change, except the times of a discount.
 * @throws InvalidInput naming the field.
 */
export function requireChange({ kind, price, costCents, discount }: BulkChange): BulkChange {
  const nothing = { kind, price: null, costCents: null, discount: null };
  if (kind === 'discount') return { ...nothing, discount: discount && requirePercent(discount) };
  if (kind === 'cost') {
    if (costCents !== null && (costCents < 1n || costCents > AMOUNT_MAX_CENTS))
      throw new InvalidInput('costCents', `from 1 to ${AMOUNT_MAX_CENTS} fen`);
    return { ...nothing, costCents };
  }
  if (kind === 'unlist') return nothing;
  if (price === null) throw new InvalidInput('price', 'needed to list and to reprice');
  return { ...nothing, price: requirePrice(kind, price) };
}

function requirePrice(kind: 'list' | 'reprice', price: BulkPrice): BulkPrice {
  const { basis, multiplier, stepCents, priceCents, isPriceConfirmed } = price;
  const kindPrices = requireKindPrices(price.kindPrices);
  const none = { basis, multiplier: null, stepCents: null, priceCents: null, isPriceConfirmed, kindPrices };
  if (basis === 'fixed') {
    // A price that is too high is lowered for each target by its own bound (I-05).
    if (priceCents === null || priceCents < 1n) throw new InvalidInput('priceCents', 'at least 1 fen');
    return { ...none, priceCents };
  }
  if (basis === 'lowestAsk') {
    if (stepCents === null || stepCents < 0n || stepCents > STEP_MAX_CENTS)
      throw new InvalidInput('stepCents', `from 0 to ${STEP_MAX_CENTS} fen`);
    return { ...none, stepCents };
  }
  if (basis === 'ownAsk' && kind === 'list')
    throw new InvalidInput('basis', 'a copy that is not on sale has no ask of its own');
  const isRight =
    multiplier !== null &&
    (basis === 'reference' ? thousandthsOf(multiplier) !== null : ownThousandths(multiplier) !== null);
  if (!isRight)
    throw new InvalidInput(
      'multiplier',
      `${basis === 'reference' ? '0.97 to 1.1' : '0.5 to 1.5'}, with at most three decimals`,
    );
  return { ...none, multiplier };
}

function ownThousandths(multiplier: number): number | null {
  const thousandths = Math.round(multiplier * 1_000);
  if (Math.abs(multiplier * 1_000 - thousandths) > 1e-9) return null;
  return thousandths >= OWN_MIN && thousandths <= OWN_MAX ? thousandths : null;
}

/** What the new ask of one target starts from. Amounts in fen; null if there is none. */
export interface PriceBase {
  ownAskCents: Cents | null;
  lowestOtherCents: Cents | null;
  /** The lowest ask of a third seller. */
  secondOtherCents: Cents | null;
  referenceCents: Cents | null;
}

/** The request for one target, and whether the lowest ask of others is an outlier, which is not followed. */
export interface BulkPriceInput extends PriceInput {
  isOutlier: boolean;
}

/**
 * The request for one target, as a seller would have typed it. No price where the basis does not exist. An outlier among
 * the asks of others is treated as in selling rules: the third seller's ask counts instead, if there is one.
 */
export function priceFor(price: BulkPrice, base: PriceBase): BulkPriceInput {
  const { basis, multiplier, isPriceConfirmed } = price;
  const input = { priceCents: null, multiplier: null, isPriceConfirmed, isOutlier: false };
  if (basis === 'reference') return { ...input, multiplier };
  if (basis === 'fixed') return { ...input, priceCents: price.priceCents };
  if (basis === 'ownAsk') {
    const thousandths = ownThousandths(multiplier ?? 1) ?? 1_000;
    const { ownAskCents: own } = base;
    return { ...input, priceCents: own === null ? null : multiplierPrice(own, thousandths) };
  }
  const followed = followedAsk(base);
  if (followed === null) return input;
  if (followed === 'outlier') return { ...input, isOutlier: true };
  const priceCents = followed.cents - (price.stepCents ?? 0n);
  return { ...input, priceCents, isOutlier: followed.isOutlierSkipped };
}

/** The outcome of one target. Amounts in fen: asks, or costs for an action of kind `cost`. */
export interface BulkOutcome {
  targetId: string;
  assetId: string | null;
  listingId: string | null;
  reason: ListingReason | null;
  fromCents: Cents | null;
  toCents: Cents | null;
  loweredFromCents: Cents | null;
  /** True if its ask does not follow the lowest ask of others, which is an outlier. */
  isOutlierSkipped?: boolean;
  /** The discount that the listing got or lost. An undo touches no other. */
  discountId?: string;
}

/** An outcome without further data. `reason` null: done. */
export function bulkOutcome(
  targetId: string,
  reason: ListingReason | null,
  told: Partial<BulkOutcome> = {},
): BulkOutcome {
  const nothing = { assetId: null, listingId: null, fromCents: null, toCents: null, loweredFromCents: null };
  return { ...nothing, ...told, targetId, reason };
}

/**
 * Outcomes that somebody may want to look at together: done or skipped ones, and done ones whose ask was too high and was
 * lowered, or does not follow an outlier.
 */
export type BulkGroup = 'done' | 'skipped' | 'lowered' | 'outlier';

/** Whether an outcome is one of a group. */
export function isOfGroup(outcome: BulkOutcome, group: BulkGroup): boolean {
  const { reason, loweredFromCents, isOutlierSkipped = false } = outcome;
  if (group === 'skipped') return reason !== null;
  if (reason !== null) return false;
  return group === 'done' || (group === 'lowered' ? loweredFromCents !== null : isOutlierSkipped);
}

/** Which outcomes of an action are read. Null: all. */
export interface OutcomeFilter {
  /** Only targets that were skipped for this reason. */
  reason: string | null;
  group: BulkGroup | null;
}

/** Whether an outcome is one of those that are read. */
export function isRead(outcome: BulkOutcome, { reason, group }: OutcomeFilter): boolean {
  return (reason === null || outcome.reason === reason) && (group === null || isOfGroup(outcome, group));
}

/**
 * The position at which a list of targets that is read anew goes on after a cursor, whose value is the position that its target had.
 * @param mayMove a target may have moved towards the end, as a copy of an inventory does when it is put on sale: to begin behind it
 * would leave out what it has passed.
 */
export function startAfter(targetIds: readonly string[], after: SortCursor | null, mayMove: boolean): number {
  if (after === null) return 0;
  const formerly = after.value ?? 0;
  const now = targetIds.indexOf(after.id);
  return now < 0 || (mayMove && now > formerly) ? formerly : now + 1;
}

/** The sums over some outcomes. Amounts in fen. */
export interface BulkSums {
  doneCount: number;
  /** Number of refused targets by reason. */
  refused: Record<string, number>;
  /** Over the done targets. */
  fromCents: Cents;
  toCents: Cents;
  loweredCount: number;
  loweredCents: Cents;
  /** Number of done targets whose ask does not follow an outlier. */
  outlierCount: number;
}

/** Adds outcomes up. */
export function sumUp(outcomes: readonly BulkOutcome[]): BulkSums {
  const refused: Record<string, number> = {};
  const sums = {
    doneCount: 0,
    fromCents: 0n,
    toCents: 0n,
    loweredCount: 0,
    loweredCents: 0n,
    outlierCount: 0,
  };
  for (const { reason, fromCents, toCents, loweredFromCents, isOutlierSkipped } of outcomes) {
    if (reason !== null) {
      refused[reason] = (refused[reason] ?? 0) + 1;
      continue;
    }
    sums.doneCount += 1;
    if (isOutlierSkipped) sums.outlierCount += 1;
    sums.fromCents += fromCents ?? 0n;
    sums.toCents += toCents ?? 0n;
    if (loweredFromCents === null || toCents === null) continue;
    sums.loweredCount += 1;
    sums.loweredCents += loweredFromCents - toCents;
  }
  return { ...sums, refused };
}

/** Numbers of targets by reason, added up. */
export function addCounts(
  before: Record<string, number>,
  more: Record<string, number>,
): Record<string, number> {
  const counts = { ...before };
  for (const [reason, count] of Object.entries(more)) counts[reason] = (counts[reason] ?? 0) + count;
  return counts;
}

/** Encodes outcomes for the row of their part. */
export function writeOutcomes(outcomes: readonly BulkOutcome[]): string {
  return JSON.stringify(outcomes, (_name, value) => (typeof value === 'bigint' ? Number(value) : value));
}

/** Decodes the outcomes of a part. */
export function readOutcomes(kept: unknown): BulkOutcome[] {
  const centsOf = (value: number | null): Cents | null => (value === null ? null : BigInt(value));
  return (kept as (Omit<BulkOutcome, AmountField> & Record<AmountField, number | null>)[]).map((row) => ({
    ...row,
    fromCents: centsOf(row.fromCents),
    toCents: centsOf(row.toCents),
    loweredFromCents: centsOf(row.loweredFromCents),
  }));
}

type AmountField = 'fromCents' | 'toCents' | 'loweredFromCents';
