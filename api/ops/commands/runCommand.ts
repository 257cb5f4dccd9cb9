import { userInfo } from 'node:os';
import { createInterface } from 'node:readline/promises';
import { readConfig } from '../../config.ts';
import { CommandProblem } from '../../kernel/commandLine.ts';
import { type Db, openDatabase } from '../../kernel/db.ts';
import { openJobs } from '../../kernel/jobs.ts';
import { openLog } from '../../kernel/log.ts';
import type { Platform } from '../../kernel/platform.ts';
import { openOwner } from '../database/openOwner.ts';
import { confirmDanger, YES } from './confirmDanger.ts';

/** Definition of an operator's command, as in `run*.ts`. */
export interface OperatorCommand<C extends { readonly kind: string }> {
  /** Name of the script for `npm run`. */
  script: string;
  help: string;
  /** @throws CommandProblem */
  read(words: readonly string[]): C;
  /** True for an action that cannot be undone or that interrupts users. At a terminal it must be confirmed. */
  isDangerous?(command: C): boolean;
  /** @returns true on success. */
  run(platform: Platform, command: Exclude<C, { readonly kind: 'help' }>): Promise<boolean>;
}

/** Name of the operator at this machine. */
export function operatorOf(named: string | null): string {
  return named ?? userInfo().username;
}

function openOwnerDb(url: string): Db {
  return openDatabase({ url, poolSize: 2, statementTimeoutMs: 10_000, lockTimeoutMs: 10_000 });
}

async function runAt(ownerUrl: string, run: (platform: Platform) => Promise<boolean>): Promise<boolean> {
  // A command calls no external service, so an operator's shell does not need the settings that production requires.
  const config = readConfig({ ...process.env, NODE_ENV: 'development', DATABASE_URL: ownerUrl });
  const log = openLog('operator', process.env.LOG_LEVEL ?? 'warn');
  const db = openOwnerDb(ownerUrl);
  const jobs = openJobs(ownerUrl, log, { isWorker: false });
  try {
    await jobs.boss.start();
    return await run({ config, db, log, jobs });
  } finally {
    await jobs.boss.stop({ graceful: false });
    await db.$disconnect();
  }
}

/** Runs with the role of the tables' owner, on the configured or embedded database. */
export async function runAsOwner(run: (platform: Platform) => Promise<boolean>): Promise<boolean> {
  const owner = await openOwner();
  try {
    return await runAt(owner.url, run);
  } finally {
    await owner.close();
  }
}

/** Why it failed. Prisma puts the call and its code before the reason; a host of several addresses says nothing but by each of them. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError && error.message === '') return reasonOf(error.errors[0]);
  const message = (error instanceof Error ? error.message : String(error)).trim();
  return message.startsWith('Invalid `') ? (message.split('\n').at(-1) ?? message) : message;
}

function printFailure(script: string, error: unknown): void {
  process.exitCode = 1;
  if (error instanceof CommandProblem) {
    console.error(error.message);
    console.error(`npm run ${script} -- --help`);
    return;
  }
  console.error(`\n✖ ${reasonOf(error)}\n`);
  if (process.env.LOG_LEVEL === 'debug') console.error(error);
}

async function askAtTerminal(question: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return await terminal.question(question);
  } finally {
    terminal.close();
  }
}

/**
 * Common frame of all commands: parses words, prints help, asks for confirmation, and exits with 1 if nothing could be done, a word is
 * missing or wrong, or the command fails. Errors are one line without a stack trace, which `LOG_LEVEL=debug` shows.
 */
export async function runWords<C extends { readonly kind: string }>(
  { script, help, read, isDangerous }: Omit<OperatorCommand<C>, 'run'>,
  act: (command: Exclude<C, { readonly kind: 'help' }>) => Promise<boolean>,
): Promise<void> {
  const words = process.argv.slice(2);
  try {
    const command = read(words.filter((word) => word !== YES));
    if (command.kind === 'help') {
      // Without words, a word is missing.
      if (words.length === 0) process.exitCode = 1;
      console.log(help);
      return;
    }
    const isTerminal = process.stdin.isTTY === true;
    if (isDangerous?.(command) && !(await confirmDanger({ script, words, isTerminal }, askAtTerminal))) {
      process.exitCode = 1;
      console.log('Nothing was done / 未做任何操作');
      return;
    }
    if (!(await act(command as Exclude<C, { readonly kind: 'help' }>))) process.exitCode = 1;
  } catch (error) {
    printFailure(script, error);
  }
}

/** Runs an operator's command as the owner of the tables, in the common frame. */
export async function runCommand<C extends { readonly kind: string }>(
  command: OperatorCommand<C>,
): Promise<void> {
  await runWords(command, (asked) => runAsOwner((platform) => command.run(platform, asked)));
}
