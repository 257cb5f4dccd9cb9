import type { FilterJson } from '../../catalog/filter/filterJson.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../kernel/durations.ts';
import type { Cents } from '../../kernel/money.ts';
import type { OwnListingFilter } from '../listing/ownListing.store.ts';

/** The price that a rule starts from: the reference price, the lowest ask of other sellers, or the cost of the copy. */
export type RuleBasis = 'reference' | 'lowestAsk' | 'cost';

/** Maximum number of rules that one user may have. */
export const SELLING_RULES_MAX = 20;
/** Allowed intervals between two runs, in minutes. */
export const RULE_INTERVALS: readonly number[] = [15, 60, 360, 1_440];
/** Bounds of a multiplier of the cost, in thousandths, inclusive. */
export const COST_MULTIPLIER_MIN = 1_000;
export const COST_MULTIPLIER_MAX = 10_000;
/** Maximum number of items, or copies, that one list of a rule may name. */
export const RULE_IDS_MAX = 500;
export const RULE_NAME_MAX = 40;
/** If a floor raises an ask above this share of the reference price, the seller has to confirm it. */
export const FLOOR_FAR_BASIS_POINTS = 15_000n;

/** Bounds of a floor or ceiling as a share of the reference price or the cost, in thousandths, inclusive. */
export const SHARE_MIN = 10;
export const SHARE_MAX = 10_000;
/** Maximum number of Steam accounts that a rule may be limited to. */
export const RULE_ACCOUNTS_MAX = 50;

/** The settings of a rule. Amounts in fen, multipliers in thousandths. */
export interface RuleChoice {
  name: string;
  isEnabled: boolean;
  basis: RuleBasis;
  /** For `reference` and `cost`. */
  thousandths: number | null;
  /** For `lowestAsk`: how far below the lowest ask of others. */
  stepCents: Cents | null;
  floorCents: Cents | null;
  /** Floors and ceilings as shares of the reference price and of the cost. The highest floor and the lowest ceiling count. */
  floorReferenceThousandths: number | null;
  floorCostThousandths: number | null;
  ceilingCents: Cents | null;
  ceilingReferenceThousandths: number | null;
  ceilingCostThousandths: number | null;
  /** The most that one run moves an ask, as a share of it. */
  stepThousandths: number | null;
  /** A bid that pays this share of that basis or more gets the copy, in thousandths. Both or neither. */
  bidBasis: RuleBasis | null;
  bidThousandths: number | null;
  /** True if the rule never sets an ask that would pay less than the copy cost. */
  isCostFloor: boolean;
  /**
   * True if the seller has confirmed floors that raise an ask above `FLOOR_FAR_BASIS_POINTS` of its reference price.
   */
  isFloorConfirmed: boolean;
  /** What a listing must match. Null: every listing. */
  filter: OwnListingFilter | null;
  /** What its copy must be like, in the language of filters; empty: any copy. As text in normal form, and the same filter as JSON. */
  copyText: string;
  copyConditions: FilterJson;
  /** Only these copies. Empty: every copy. */
  assetIds: readonly string[];
  /** Empty: every item. */
  marketItemIds: readonly string[];
  minReferenceCents: Cents | null;
  maxReferenceCents: Cents | null;
  excludedMarketItemIds: readonly string[];
  excludedAssetIds: readonly string[];
  /** Words that the item's names must contain, in any order; none: every item. */
  keyword: string;
  /** Empty: every account. */
  steamAccountIds: readonly string[];
  /** Hours in China's zone in which it runs, from `fromHour` up to, not including, `toHour`. Null: at any hour. */
  fromHour: number | null;
  toHour: number | null;
  intervalMinutes: number;
}

/** A rule as it is stored. */
export interface SellingRule extends RuleChoice {
  id: string;
  userId: string;
  position: number;
  nextRunAt: Date | null;
  lastRunAt: Date | null;
  /** Since when a run by schedule goes on in rounds. Null: none does. */
  runBegunAt: Date | null;
  /** Since when its runs fail. Null: the last one did not. */
  stoppedAt: Date | null;
}

/** The data of one open listing that a rule uses. Amounts in fen. */
export interface CopyFacts {
  listingId: string;
  assetId: string;
  marketItemId: string;
  steamAccountId: string;
  /** The item's names in lower case, as a search reads them. */
  searchText: string;
  askCents: Cents;
  /** False while nobody can buy it. */
  isOnSale: boolean;
  /** Since when it stands at its ask. */
  stoodSince: Date;
  /** Of its item and phase. Null if unknown. */
  referenceCents: Cents | null;
  /** The lowest active ask of other sellers for the same item and phase. Null if nobody else sells it. */
  lowestOtherCents: Cents | null;
  /** The lowest ask of a third seller. Null if there is none. */
  secondOtherCents: Cents | null;
  /** Null if unknown. */
  costCents: Cents | null;
  /** The rules with a filter of either kind that it matches. */
  matchedRuleIds: ReadonlySet<string>;
}

/** What decides which rule a listing has. */
export type ScopeFacts = Pick<
  CopyFacts,
  'assetId' | 'marketItemId' | 'steamAccountId' | 'searchText' | 'referenceCents' | 'matchedRuleIds'
>;

/** Whether a listing is in a rule's scope and not one of its exceptions. */
export function isFit(rule: SellingRule, copy: ScopeFacts): boolean {
  const { marketItemIds, minReferenceCents: min, maxReferenceCents: max } = rule;
  const { referenceCents } = copy;
  const hasFilter = rule.filter !== null || rule.copyText !== '';
  if (hasFilter && !copy.matchedRuleIds.has(rule.id)) return false;
  if (rule.assetIds.length > 0 && !rule.assetIds.includes(copy.assetId)) return false;
  if (marketItemIds.length > 0 && !marketItemIds.includes(copy.marketItemId)) return false;
  if (rule.steamAccountIds.length > 0 && !rule.steamAccountIds.includes(copy.steamAccountId)) return false;
  if (
    !rule.keyword
      .toLowerCase()
      .split(/\s+/)
      .every((word) => copy.searchText.includes(word))
  )
    return false;
  if (rule.excludedMarketItemIds.includes(copy.marketItemId)) return false;
  if (rule.excludedAssetIds.includes(copy.assetId)) return false;
  if (min !== null && (referenceCents === null || referenceCents < min)) return false;
  return max === null || (referenceCents !== null && referenceCents <= max);
}

/** The rule that decides a listing: the first in the seller's order that is enabled and fits. Null if none does. */
export function ruleFor(rules: readonly SellingRule[], copy: ScopeFacts): SellingRule | null {
  return rules.find((rule) => rule.isEnabled && isFit(rule, copy)) ?? null;
}

/**
 * The next run of a rule: the first multiple of its interval after the due time that lies in the future. A worker that
 * was down makes up for one run, not for all.
 */
export function nextRunAt(dueAt: Date, now: Date, intervalMinutes: number): Date {
  const step = intervalMinutes * MINUTE_MS;
  const missed = Math.max(0, Math.floor((now.getTime() - dueAt.getTime()) / step));
  return new Date(dueAt.getTime() + (missed + 1) * step);
}

/** China has one zone and no summer time. */
const CHINA_AHEAD_MS = 8 * HOUR_MS;

/** The first moment from `at` on at which a rule may run by its hours. A period may pass midnight. */
export function withinHours(at: Date, { fromHour, toHour }: Pick<RuleChoice, 'fromHour' | 'toHour'>): Date {
  if (fromHour === null || toHour === null || fromHour === toHour) return at;
  const sinceMidnightMs = (at.getTime() + CHINA_AHEAD_MS) % DAY_MS;
  const sinceStartMs = (sinceMidnightMs - fromHour * HOUR_MS + DAY_MS) % DAY_MS;
  const lengthMs = ((toHour - fromHour + 24) % 24) * HOUR_MS;
  return sinceStartMs < lengthMs ? at : new Date(at.getTime() + DAY_MS - sinceStartMs);
}

/** 20:00 of the day before, in China: what happened since is what a seller has not seen in the morning. */
export function eveningBefore(now: Date): Date {
  const midnightMs = Math.floor((now.getTime() + CHINA_AHEAD_MS) / DAY_MS) * DAY_MS - CHINA_AHEAD_MS;
  return new Date(midnightMs - 4 * HOUR_MS);
}
