import { checkpoint } from '../../kernel/checkpoint.ts';
import { readClock } from '../../kernel/clock.ts';
import type { Platform } from '../../kernel/platform.ts';
import { inTransaction } from '../../kernel/tx.ts';
import { nextRunAt } from './ruleSchedule.ts';
import { runRule } from './runRule.ts';
import { lockDueRule, updateRun } from './sellingRule.store.ts';

/**
 * Runs a due rule once for its due time, in one transaction. If killed at any point, it has done everything, or nothing
 * and the rule is still due. Of two workers, one runs it.
 * @returns false if it is not due, or another worker has it.
 */
export async function runDueRule(platform: Platform, ruleId: string): Promise<boolean> {
  const isRun = await inTransaction(platform.db, async (tx) => {
    const rule = await lockDueRule(tx, ruleId);
    if (!rule?.nextRunAt) return false;
    checkpoint('rule.locked');
    const { nextRunAt: dueAt } = rule;
    const { hasMore } = await runRule(tx, platform, rule, `due-${dueAt.getTime()}`);
    const now = await readClock(tx);
    await updateRun(tx, ruleId, now, hasMore ? now : nextRunAt(dueAt, now, rule.intervalMinutes));
    checkpoint('rule.noted');
    return true;
  });
  checkpoint('rule.committed');
  return isRun;
}
