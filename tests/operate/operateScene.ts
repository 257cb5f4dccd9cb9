import { type Db, openDatabase } from '../../api/kernel/db.ts';
import { openJobs } from '../../api/kernel/jobs.ts';
import type { Platform } from '../../api/kernel/platform.ts';
import type { OperatorAction } from '../../api/operate/operatorAction.ts';
import { environmentOfProcess } from '../kit/environmentOfProcess.ts';
import type { TestMarket } from '../kit/testMarket.ts';

/** A platform of the owner's, as `npm run user` and the like open it. */
export async function openOperator(
  market: TestMarket,
): Promise<Platform & { db: Db; close(): Promise<void> }> {
  const limits = { poolSize: 4, statementTimeoutMs: 10_000, lockTimeoutMs: 10_000 };
  const db = openDatabase({ url: market.ownerUrl, ...limits });
  const { config, log } = market.platform;
  const jobs = openJobs(market.ownerUrl, log, { isWorker: false });
  await jobs.boss.start();
  return {
    config,
    db,
    log,
    jobs,
    async close() {
      await jobs.boss.stop({ graceful: false });
      await db.$disconnect();
    },
  };
}

/** What is kept about something, oldest first. */
export async function actionsOn(
  market: TestMarket,
  subjectId: string,
): Promise<Pick<OperatorAction, 'operator' | 'command' | 'reason' | 'outcome'>[]> {
  const { rows } = await market.owner.query(
    'select operator, command, reason, outcome from operator_action where subject_id = $1 order by at, id',
    [subjectId],
  );
  return rows;
}

/** The environment in which a command of an operator runs as a process of its own. */
export function operatorEnvironment(market: TestMarket): NodeJS.ProcessEnv {
  return environmentOfProcess(market, market.ownerUrl);
}
