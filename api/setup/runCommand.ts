import { userInfo } from 'node:os';
import { readConfig } from '../config.ts';
import { type Db, openDatabase } from '../kernel/db.ts';
import { openJobs } from '../kernel/jobs.ts';
import { openLog } from '../kernel/log.ts';
import type { Platform } from '../kernel/platform.ts';
import { CommandProblem } from '../operate/commandLine.ts';
import { openOwner } from './openOwner.ts';

/** An operator's command, as its runner in `run*.ts` says it. */
export interface OperatorCommand<C extends { readonly kind: string }> {
  /** Its name behind `npm run`. */
  script: string;
  help: string;
  /** @throws CommandProblem */
  read(words: readonly string[]): C;
  /** @returns whether it could be done. */
  run(platform: Platform, command: Exclude<C, { readonly kind: 'help' }>): Promise<boolean>;
}

/** Who works at this machine. */
export function operatorOf(named: string | null): string {
  return named ?? userInfo().username;
}

function openOwnerDb(url: string): Db {
  return openDatabase({ url, poolSize: 2, statementTimeoutMs: 10_000, lockTimeoutMs: 10_000 });
}

async function runAsOwner(run: (platform: Platform) => Promise<boolean>): Promise<boolean> {
  const owner = await openOwner();
  // A command calls nobody outside: what production wants for that is not asked of the shell of an operator.
  const config = readConfig({ ...process.env, NODE_ENV: 'development', DATABASE_URL: owner.url });
  const log = openLog('operator', process.env.LOG_LEVEL ?? 'warn');
  const db = openOwnerDb(owner.url);
  const jobs = openJobs(owner.url, log, { isWorker: false });
  try {
    await jobs.boss.start();
    return await run({ config, db, log, jobs });
  } finally {
    await jobs.boss.stop({ graceful: false });
    await db.$disconnect();
    await owner.close();
  }
}

/** Runs a command of an operator as the owner of the tables. Ends the process with 1 where nothing could be done, and says why. */
export async function runCommand<C extends { readonly kind: string }>({
  script,
  help,
  read,
  run,
}: OperatorCommand<C>): Promise<void> {
  try {
    const command = read(process.argv.slice(2));
    if (command.kind === 'help') {
      console.log(help);
      return;
    }
    const asked = command as Exclude<C, { readonly kind: 'help' }>;
    if (!(await runAsOwner((platform) => run(platform, asked)))) process.exitCode = 1;
  } catch (error) {
    if (!(error instanceof CommandProblem)) throw error;
    console.error(error.message);
    console.error(`npm run ${script} -- --help`);
    process.exitCode = 1;
  }
}
