import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '../../kit/freePort.ts';
import { clusterFolder } from '../../kit/keepCluster.ts';
import { untilTrue } from '../../kit/untilTrue.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const LIMIT_MS = 60_000;

/** Process command lines that contain a folder: PostgreSQL and its tools receive the paths of their files as arguments. */
function processesOf(folder: string): string[] {
  const table = execFileSync('ps', ['-eo', 'args'], { encoding: 'utf8', maxBuffer: 2 ** 26 }).split('\n');
  return table.filter((line) => line.includes(`-D ${folder}`));
}

/** As a terminal does it: to the whole group. A build machine ends the first process alone. */
function interrupt(child: ChildProcess, signal: NodeJS.Signals): void {
  process.kill((signal === 'SIGINT' ? -1 : 1) * (child.pid ?? 0), signal);
}

function begin(program: string, args: string[], settings: NodeJS.ProcessEnv) {
  const kept = Object.entries(process.env).filter(
    ([name]) => !/^(VITEST|TEST|NODE_ENV|NODE_OPTIONS)/.test(name),
  );
  const child = spawn(program, args, {
    cwd: ROOT,
    env: { ...Object.fromEntries(kept), ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  let output = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
  });
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  return { child, output: () => output, ended };
}

type Moment = 'initdb' | 'PostgreSQL starts' | 'the database is filled';

function isNow(moment: Moment, folder: string): boolean {
  if (moment === 'initdb') return processesOf(folder).some((line) => line.includes('initdb'));
  const files = join(folder, 'postgres');
  if (moment === 'PostgreSQL starts') return existsSync(join(files, 'postmaster.pid'));
  return (
    existsSync(join(files, 'server.log')) &&
    processesOf(folder).length > 0 &&
    !processesOf(folder).some((line) => line.includes('pg_ctl'))
  );
}

const TIMES: [Moment, NodeJS.Signals][] = [
  ['initdb', 'SIGINT'],
  ['PostgreSQL starts', 'SIGTERM'],
  ['PostgreSQL starts', 'SIGINT'],
  ['the database is filled', 'SIGTERM'],
];

test.each([...TIMES, ['the database is filled', 'SIGKILL']] as [Moment, NodeJS.Signals][])(
  'a test run that is interrupted leaves no PostgreSQL and no files behind: %s, %s',
  async (moment, signal) => {
    const args = [
      'run',
      '--config',
      'tests/vitest.config.ts',
      '--project',
      'api',
      'tests/ops/setup/closedFolder',
    ];
    const { child, ended } = begin('vitest', args, {});
    const folder = clusterFolder(`${child.pid}-api`);
    await untilTrue(async () => isNow(moment, folder), LIMIT_MS);
    interrupt(child, signal);
    await ended;
    await untilTrue(async () => processesOf(folder).length === 0 && !existsSync(folder), LIMIT_MS);
  },
  3 * LIMIT_MS,
);

test.each(TIMES)(
  'a start that is interrupted ends soon and leaves no PostgreSQL behind: %s, %s',
  async (moment, signal) => {
    // As root PostgreSQL runs as another user, who must reach the folder.
    const folder = mkdtempSync('/var/tmp/shiji-interrupted-');
    execFileSync('chmod', ['755', folder]);
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const { child, output, ended } = begin(process.execPath, ['api/start.ts'], {
      DATA_DIR: folder,
      PORT: String(await freePort()),
      SANDBOX_PORT: String(await freePort()),
    });
    await untilTrue(async () => isNow(moment, folder), LIMIT_MS);
    interrupt(child, signal);
    await ended;
    expect(output()).not.toContain('is up after');
    await untilTrue(async () => processesOf(folder).length === 0, LIMIT_MS);
  },
  3 * LIMIT_MS,
);
