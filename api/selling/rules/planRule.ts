import { readReferences } from '../../catalog/prices/referenceHistory.ts';
import type { Config } from '../../config.ts';
import { readClock } from '../../kernel/clock.ts';
import { hasClosure } from '../../kernel/closure/admitService.ts';
import type { Db, Tx } from '../../kernel/db.ts';
import { newId } from '../../kernel/ids.ts';
import type { Log } from '../../kernel/log.ts';
import type { Cents } from '../../kernel/money.ts';
import type { Platform } from '../../kernel/platform.ts';
import { priceRulesOf } from '../listing/priceRules.ts';
import { decideAsk, type RuleDecision } from './decideAsk.ts';
import { leastBid, type UnsoldReason } from './leastBid.ts';
import { matchRules } from './matchRules.ts';
import { planSales, type SaleWish } from './planSales.ts';
import { requireRule } from './ruleChoice.ts';
import { listRuleFacts } from './ruleListing.store.ts';
import type { RuleOutcome } from './ruleOutcome.ts';
import { SellingRuleUnknown } from './sellingRule.errors.ts';
import { listRules } from './sellingRule.store.ts';
import { type RuleChoice, ruleFor, type SellingRule, withinHours } from './sellingRule.ts';

/**
 * What a rule would do now where no bid gets the copy: one outcome for each listing that it decides, and the number of all listings, those
 * included that an earlier rule decides or none of these rules covers.
 */
export interface RulePlan {
  outcomes: RuleOutcome[];
  openCount: number;
  /** Copies among them that a bid gets which pays enough. */
  wishes: SaleWish[];
}

/** A dry run of a rule. */
export interface RulePreview extends RulePlan {
  /** When its hours begin, if it would not run now by its schedule. Null: it would. */
  waitsUntil: Date | null;
}

/** What a plan is made from. */
interface PlanSource {
  readonly db: Db | Tx;
  readonly config: Config;
  readonly log: Log;
}

const NO_RULES: ReadonlySet<string> = new Set();
const REFUSED: RuleDecision = { askCents: null, because: 'listingsClosed' };

/**
 * Plans one rule over all open listings of its seller; while listing is closed no ask rises, while buying is closed nothing is sold. Writes
 * nothing.
 * @param rules all of the seller's, in their order; `ruleId` counts as enabled.
 * @param listingId only this listing; absent: all.
 */
export async function planRule(
  { db, config, log }: PlanSource,
  {
    userId,
    rules,
    ruleId,
    listingId: onlyId,
  }: { userId: string; rules: readonly SellingRule[]; ruleId: string; listingId?: string },
): Promise<RulePlan> {
  const listings = await listRuleFacts(db, userId, onlyId);
  const references = await readReferences(db, listings);
  const priceRules = priceRulesOf(config);
  const isFallOnly = await hasClosure(db, 'listings');
  const isBuyingClosed = await hasClosure(db, 'purchases');
  const ids = listings.map(({ listingId }) => listingId);
  const matches = await matchRules({ db, log }, { userId, rules }, { ids, isEvery: onlyId === undefined });
  const wishes: SaleWish[] = [];
  const inOrder = rules.map((rule) => (rule.id === ruleId ? { ...rule, isEnabled: true } : rule));
  const outcomes = listings.flatMap((listing, at): RuleOutcome[] => {
    const referenceCents = references[at]?.priceCents ?? null;
    const copy = { ...listing, referenceCents, matchedRuleIds: matches.get(listing.listingId) ?? NO_RULES };
    const rule = ruleFor(inOrder, copy);
    if (rule?.id !== ruleId) return [];
    const { listingId, assetId, askCents: fromCents } = copy;
    const decided = decideAsk(priceRules, rule, copy);
    const isRefused = isFallOnly && decided.askCents !== null && decided.askCents > fromCents;
    const { askCents: toCents, because } = isRefused ? REFUSED : decided;
    const least = leastBid(priceRules, rule, copy);
    const sale = saleOf(least !== null && isBuyingClosed ? 'purchasesClosed' : least);
    if (sale.leastBidCents !== null) wishes.push({ copy, leastCents: sale.leastBidCents });
    return [{ listingId, assetId, fromCents, toCents, because, ...sale, soldCents: null, orderId: null }];
  });
  return { outcomes, openCount: listings.length, wishes };
}

function saleOf(least: Cents | UnsoldReason | null): Pick<RuleOutcome, 'leastBidCents' | 'unsoldBecause'> {
  return typeof least === 'string'
    ? { leastBidCents: null, unsoldBecause: least }
    : { leastBidCents: least, unsoldBecause: null };
}

/**
 * Plans a changed or new rule at its place among the others. Writes nothing.
 * @param request `ruleId` names the rule that it replaces; null: it comes last.
 * @throws SellingRuleUnknown.
 */
export async function planRequestedRule(
  source: PlanSource,
  input: { userId: string; rules: readonly SellingRule[]; ruleId: string | null; requested: RuleChoice },
): Promise<RulePlan> {
  const { userId, rules: known, ruleId, requested } = input;
  if (ruleId === null) {
    const id = newId();
    const position = Number.MAX_SAFE_INTEGER;
    const last = {
      ...requested,
      id,
      userId,
      position,
      nextRunAt: null,
      lastRunAt: null,
      runBegunAt: null,
      stoppedAt: null,
    };
    return planRule(source, { userId, rules: [...known, last], ruleId: id });
  }
  if (!known.some(({ id }) => id === ruleId)) throw new SellingRuleUnknown();
  const rules = known.map((rule) => (rule.id === ruleId ? { ...rule, ...requested } : rule));
  return planRule(source, { userId, rules, ruleId });
}

/**
 * Returns what a rule would do now, saved or not, at its place among the seller's others: what it would sell to bids, and the asks of the rest.
 * Writes nothing.
 * @param ruleId the existing rule that it replaces; null: it comes last.
 * @throws SellingRuleUnknown, InvalidInput naming the field.
 */
export async function previewSellingRule(
  { db, config, log }: Platform,
  { userId, ruleId, choice }: { userId: string; ruleId: string | null; choice: RuleChoice },
): Promise<RulePreview> {
  const rules = await listRules(db, userId);
  const requested = requireRule(choice);
  const plan = await planRequestedRule({ db, config, log }, { userId, rules, ruleId, requested });
  const sales = await planSales({ db, log }, { userId, wishes: plan.wishes });
  const outcomes = plan.outcomes.map((outcome): RuleOutcome => {
    const soldCents = sales.get(outcome.listingId)?.priceCents ?? null;
    return soldCents === null ? outcome : { ...outcome, toCents: null, because: 'soldToBid', soldCents };
  });
  const now = await readClock(db);
  const startsAt = withinHours(now, choice);
  return { ...plan, outcomes, waitsUntil: startsAt > now ? startsAt : null };
}
