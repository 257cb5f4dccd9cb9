import { readClock } from '../../kernel/clock.ts';
import { InvalidInput } from '../../kernel/invalidInput.ts';
import type { Platform } from '../../kernel/platform.ts';
import { inTransaction } from '../../kernel/tx.ts';
import { runRule } from './runRule.ts';
import { SellingRuleUnknown } from './sellingRule.errors.ts';
import { findRunId, lockRule, updateRun } from './sellingRule.store.ts';

const REQUEST_ID = /^[A-Za-z0-9_-]{8,64}$/;

/**
 * Runs a rule now at its seller's request, whether enabled or not; its schedule is unchanged. Repeating the same
 * `clientRequestId` returns the first run.
 * @returns the run's id.
 * @throws SellingRuleUnknown, AccountBlocked, InvalidInput.
 */
export async function runSellingRule(
  platform: Platform,
  { userId, ruleId, clientRequestId }: { userId: string; ruleId: string; clientRequestId: string },
): Promise<string> {
  if (!REQUEST_ID.test(clientRequestId))
    throw new InvalidInput('clientRequestId', '8 to 64 letters, digits, - or _');
  const requestId = `ask-${clientRequestId}`;
  return inTransaction(platform.db, async (tx) => {
    const rule = await lockRule(tx, userId, ruleId);
    if (!rule) throw new SellingRuleUnknown();
    const known = await findRunId(tx, ruleId, requestId);
    if (known) return known;
    const { runId } = await runRule(tx, platform, rule, requestId);
    await updateRun(tx, ruleId, await readClock(tx), rule.nextRunAt);
    return runId;
  });
}
