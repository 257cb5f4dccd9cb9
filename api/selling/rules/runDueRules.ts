import { doEach } from '../../kernel/doEach.ts';
import type { Platform } from '../../kernel/platform.ts';
import { runDueRule } from './runDueRule.ts';
import { deleteOldRuns, listDueRuleIds, postponeRule } from './sellingRule.store.ts';

/** Most rules of one poll. */
const DUE_MAX = 20;
/** Number of days after which runs are deleted. */
const RUN_DAYS = 30;
/** Minutes until a failed rule is retried. */
const FAILURE_PAUSE_MINUTES = 15;

/** Runs the due rules one after another and deletes old runs: one poll of the worker. */
export async function runDueRules(platform: Platform): Promise<void> {
  const { db, log } = platform;
  const failed = await doEach(log, 'selling-rule', await listDueRuleIds(db, DUE_MAX), {
    keyOf: (ruleId) => ruleId,
    act: (ruleId) => runDueRule(platform, ruleId),
  });
  await doEach(log, 'selling-rule', failed, {
    keyOf: ({ item }) => item,
    act: ({ item }) => postponeRule(db, item, FAILURE_PAUSE_MINUTES),
  });
  await deleteOldRuns(db, RUN_DAYS);
}
