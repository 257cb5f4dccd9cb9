import { doEach } from '../../kernel/doEach.ts';
import type { Platform } from '../../kernel/platform.ts';
import { runDueRule } from './runDueRule.ts';
import { deleteOldRuns, listDueRuleIds, postponeRule } from './sellingRule.store.ts';

/** Rules of one look. */
const DUE_MAX = 20;
/** Runs are forgotten after so many days. */
const RUN_DAYS = 30;
/** A rule whose run failed waits so many minutes. */
const FAILURE_PAUSE_MINUTES = 15;

/** Runs the rules that are due, one after another, and forgets old runs: one look of the worker. */
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
