import type { Cents } from '../../kernel/money.ts';

/** What a rule starts from: the reference price, the lowest ask of other sellers, or what the copy cost. */
export type RuleBasis = 'reference' | 'lowestAsk' | 'cost';

/** Rules that one user may have. */
export const SELLING_RULES_MAX = 20;
/** How often a rule may run, in minutes. */
export const RULE_INTERVALS: readonly number[] = [15, 60, 360, 1_440];
/** A multiplier of the cost, in thousandths, both ends included. */
export const COST_MULTIPLIER_MIN = 1_000;
export const COST_MULTIPLIER_MAX = 10_000;
/** Items, or copies, that one list of a rule may name. */
export const RULE_IDS_MAX = 200;
export const RULE_NAME_MAX = 40;
/** An ask that a floor lifts above this share of the reference price has to be confirmed. */
export const FLOOR_FAR_BASIS_POINTS = 15_000n;

/** What a seller decides about a rule. Money in cents, multipliers in thousandths. */
export interface RuleChoice {
  name: string;
  isEnabled: boolean;
  basis: RuleBasis;
  /** Of `reference` and `cost`. */
  thousandths: number | null;
  /** Of `lowestAsk`: so much below the lowest ask of others. */
  stepCents: Cents | null;
  floorCents: Cents | null;
  /** Never so low that a sale would bring less than the copy cost. */
  isCostFloor: boolean;
  /** The seller meant floors that lift an ask above `FLOOR_FAR_BASIS_POINTS` of its reference price. */
  isFloorConfirmed: boolean;
  /** Empty: every item. */
  marketItemIds: readonly string[];
  minReferenceCents: Cents | null;
  maxReferenceCents: Cents | null;
  excludedMarketItemIds: readonly string[];
  excludedAssetIds: readonly string[];
  intervalMinutes: number;
}

/** A rule as it is kept. */
export interface SellingRule extends RuleChoice {
  id: string;
  userId: string;
  position: number;
  nextRunAt: Date | null;
  lastRunAt: Date | null;
}

/** What a rule knows of one open listing. Money in cents. */
export interface CopyFacts {
  listingId: string;
  assetId: string;
  marketItemId: string;
  askCents: Cents;
  /** Of its item and phase. Null: none is known. */
  referenceCents: Cents | null;
  /** The lowest active ask of other sellers for the same item and phase. Null: nobody else sells it. */
  lowestOtherCents: Cents | null;
  /** Null: not known. */
  costCents: Cents | null;
}
