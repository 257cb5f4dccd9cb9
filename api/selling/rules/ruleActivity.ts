import { readClock } from '../../kernel/clock.ts';
import type { Db } from '../../kernel/db.ts';
import { type RunTotals, sumRuns } from './ruleRun.store.ts';
import { listRules } from './sellingRule.store.ts';
import { eveningBefore } from './sellingRule.ts';

/** What the rules of a seller did since an evening. Amounts in fen. */
export interface RuleActivity extends RunTotals {
  since: Date;
  /** Number of rules whose runs fail now. */
  stoppedCount: number;
}

/** What the rules of a seller did since the evening of yesterday. */
export async function readRuleActivity(db: Db, userId: string): Promise<RuleActivity> {
  const since = eveningBefore(await readClock(db));
  const rules = await listRules(db, userId);
  return {
    ...(await sumRuns(db, userId, since)),
    since,
    stoppedCount: rules.filter(({ stoppedAt }) => stoppedAt !== null).length,
  };
}
