import { readClock } from '../../kernel/clock.ts';
import type { Db } from '../../kernel/db.ts';
import { listStoppedRules } from '../../notifications/message/message.store.ts';
import { type RunTotals, sumRuns } from './ruleRun.store.ts';
import { listRules } from './sellingRule.store.ts';
import { eveningBefore } from './sellingRule.ts';

/** What the rules of a seller did since an evening. Amounts in fen. */
export interface RuleActivity extends RunTotals {
  since: Date;
  /** Number of rules that could not run, of which their seller has been told. */
  stoppedCount: number;
}

/** What the rules of a seller did since the evening of yesterday. */
export async function readRuleActivity(db: Db, userId: string): Promise<RuleActivity> {
  const since = eveningBefore(await readClock(db));
  const ids = (await listRules(db, userId)).map(({ id }) => id);
  const stopped = await listStoppedRules(db, { userId, since });
  return {
    ...(await sumRuns(db, userId, since)),
    since,
    stoppedCount: ids.filter((id) => stopped.has(id)).length,
  };
}
