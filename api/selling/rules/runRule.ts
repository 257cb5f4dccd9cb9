import { checkpoint } from '../../kernel/checkpoint.ts';
import type { Tx } from '../../kernel/db.ts';
import type { Platform } from '../../kernel/platform.ts';
import { repriceOwn } from '../listing/repriceOwn.ts';
import { BATCH_MAX } from '../listing/runBatch.ts';
import { planRule } from './planRule.ts';
import { type RuleOutcome, writeOutcomes } from './ruleOutcome.ts';
import { insertRun, listRules } from './sellingRule.store.ts';
import type { SellingRule } from './sellingRule.ts';

/**
 * Runs a locked rule in the caller's transaction: it decides every listing, reprices by the rules for sellers, and
 * stores the outcome. Unchanged asks are not written.
 * @param requestId under which the rule runs once.
 * @returns the run, and whether changes remain for another one, because one transaction changes at most a batch.
 * @throws AccountBlocked.
 */
export async function runRule(
  tx: Tx,
  { config }: Platform,
  rule: SellingRule,
  requestId: string,
): Promise<{ runId: string; hasMore: boolean }> {
  const { id: ruleId, userId } = rule;
  const plan = await planRule(tx, config, { userId, rules: await listRules(tx, userId), ruleId });
  checkpoint('rule.planned');
  const changes = plan.outcomes.filter(({ toCents }) => toCents !== null);
  const chosen = changes.slice(0, BATCH_MAX);
  const outcomes = [
    ...(await reprice(tx, config, userId, chosen)),
    ...plan.outcomes.filter(({ toCents }) => toCents === null),
  ];
  checkpoint('rule.repriced');
  const runId = await insertRun(tx, {
    ruleId,
    requestId,
    decidedCount: plan.outcomes.length,
    changedCount: outcomes.filter(({ toCents }) => toCents !== null).length,
    outcomes: writeOutcomes(outcomes),
  });
  return { runId, hasMore: changes.length > chosen.length };
}

async function reprice(
  tx: Tx,
  config: Platform['config'],
  userId: string,
  changes: readonly RuleOutcome[],
): Promise<RuleOutcome[]> {
  const items = changes.map(({ listingId, toCents }) => ({
    listingId,
    priceCents: toCents,
    multiplier: null,
    // A rule never confirms a price that is far too low; only a person can.
    isPriceConfirmed: false,
  }));
  const done = await repriceOwn(tx, config, { userId, items });
  return changes.map((change, at) =>
    done[at]?.reason === null ? change : { ...change, toCents: null, because: 'moved' },
  );
}
