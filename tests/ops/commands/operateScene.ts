import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { OperatorAction } from '../../../api/kernel/audit/operatorAction.ts';
import { type Db, openDatabase } from '../../../api/kernel/db.ts';
import { openJobs } from '../../../api/kernel/jobs.ts';
import type { Platform } from '../../../api/kernel/platform.ts';
import { environmentOfProcess } from '../../kit/environmentOfProcess.ts';
import type { TestMarket } from '../../kit/testMarket.ts';

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

/** A block of an operator's, without whom. */
export const BLOCK = {
  scope: 'everything',
  note: null,
  withinDays: null,
  reason: 'x',
  operator: 'tester',
} as const;

/** The operator actions recorded about a subject, oldest first. */
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

/** How a script ended. */
export interface ScriptEnd {
  code: number | null;
  signal: NodeJS.Signals | null;
  /** What it printed. */
  text: string;
}

/** Runs a script of `api/ops/commands` in a process of its own. */
export async function runScript(
  market: TestMarket,
  script: string,
  words: readonly string[],
  environment: NodeJS.ProcessEnv = {},
): Promise<ScriptEnd> {
  return runFile(script, words, { ...environmentOfProcess(market, market.ownerUrl), ...environment });
}

/** Runs a script of `api/ops/commands` without a market. `environment` overrides the environment of the tests. */
export async function runFile(
  script: string,
  words: readonly string[],
  environment: NodeJS.ProcessEnv,
): Promise<ScriptEnd> {
  const file = fileURLToPath(new URL(`../../../api/ops/commands/${script}`, import.meta.url));
  const env = { PATH: process.env.PATH, ...environment };
  return new Promise((done) => {
    const child = spawn(process.execPath, [file, ...words], { env });
    const parts: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => parts.push(part));
    child.once('close', (code, signal) => done({ code, signal, text: Buffer.concat(parts).toString() }));
  });
}

/** Runs an operator's command as 小王 does. */
export async function command(market: TestMarket, script: string, ...words: string[]): Promise<ScriptEnd> {
  return runScript(market, script, [...words, '--operator', '小王']);
}
