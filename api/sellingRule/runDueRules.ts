import type { Platform } from '../kernel/platform.ts';
import { runDueRule } from './runDueRule.ts';
import { deleteOldRuns, listDueRuleIds, postponeRule } from './sellingRuleStore.ts';

/** Rules of one look. */
const DUE_MAX = 20;
/** Runs are forgotten after so many days. */
const RUN_DAYS = 30;
/** A rule whose run failed waits so many minutes. */
const FAILURE_PAUSE_MINUTES = 15;

/** Runs the rules that are due, one after another, and forgets old runs: one look of the worker. */
export async function runDueRules(platform: Platform): Promise<void> {
  const { db, log } = platform;
  for (const ruleId of await listDueRuleIds(db, DUE_MAX)) {
    try {
      await runDueRule(platform, ruleId);
    } catch (error) {
      log.warn({ ruleId, error: String(error) }, 'a selling rule failed; it is tried again later');
      await postponeRule(db, ruleId, FAILURE_PAUSE_MINUTES);
    }
  }
  await deleteOldRuns(db, RUN_DAYS);
}
