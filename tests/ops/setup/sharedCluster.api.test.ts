import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { type Cluster, type ClusterOptions, startCluster } from '../../../api/ops/database/cluster.ts';
import { openOwner } from '../../../api/ops/database/openOwner.ts';

const OPEN_OWNER = new URL('../../../api/ops/database/openOwner.ts', import.meta.url).href;

/** A data folder that PostgreSQL's user can reach, and what uses it; everything is gone after the test. */
function scene() {
  const folder = mkdtempSync('/var/tmp/shiji-shared-');
  // As root PostgreSQL runs as another user, who must reach the folder.
  chmodSync(folder, 0o755);
  const open: { stop(): Promise<unknown> }[] = [];
  const said: string[] = [];
  onTestFinished(async () => {
    for (const one of open) await one.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  const directory = join(folder, 'data');
  return {
    said,
    backups: join(folder, 'backups'),
    files: join(directory, 'postgres'),
    async start(options: Partial<ClusterOptions> = {}): Promise<Cluster> {
      const say = (line: string) => void said.push(line);
      const cluster = await startCluster({ directory, isDisposable: true, say, ...options });
      open.push(cluster);
      return cluster;
    },
    /** As an operator's command opens it, without the market's settings. */
    async command() {
      const before = process.env.DATA_DIR;
      process.env.DATA_DIR = directory;
      const opened = openOwner();
      if (before === undefined) delete process.env.DATA_DIR;
      else process.env.DATA_DIR = before;
      const owner = await opened;
      open.push({ stop: owner.close });
      return owner;
    },
    /** A command in a process of its own. */
    async process(): Promise<ChildProcess> {
      const program = `await (await import('${OPEN_OWNER}')).openOwner(); process.send('open'); setInterval(() => {}, 1000);`;
      const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
        env: { ...process.env, DATA_DIR: directory },
        stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      });
      open.push({ stop: async () => child.kill('SIGKILL') });
      await new Promise((done, fail) => child.once('message', done).once('exit', fail));
      return child;
    },
  };
}

async function read(url: string, setting: string): Promise<string> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ value: string }>('select current_setting($1) as value', [setting]);
  await client.end();
  return rows[0]?.value ?? '';
}

const pidOf = (files: string): number =>
  Number(readFileSync(join(files, 'postmaster.pid'), 'utf8').split('\n')[0]);

const isRunning = (files: string): boolean => existsSync(join(files, 'postmaster.pid'));

test('two that start the database at once share it, and the last of them stops it', async () => {
  const { start, files, said } = scene();
  const [first, second] = await Promise.all([start(), start()]);
  expect(first.urlOf('postgres')).toBe(second.urlOf('postgres'));
  expect(said).toContain('Another command is starting or stopping the database; waiting …');
  await first.stop();
  expect(await read(second.urlOf('postgres'), 'port')).toBe(new URL(second.urlOf('postgres')).port);
  await second.stop();
  expect(isRunning(files)).toBe(false);
});

test('a command that started the database and ends does not stop it under a market that began meanwhile', async () => {
  const { start, command, files } = scene();
  await (await start()).stop();
  const owner = await command();
  const market = await start();
  await owner.close();
  expect(await read(market.urlOf('postgres'), 'port')).toBe(new URL(market.urlOf('postgres')).port);
  await market.stop();
  expect(isRunning(files)).toBe(false);
});

test('a market that ends leaves the database to the command that still uses it', async () => {
  const { start, command, files, said } = scene();
  const market = await start();
  const owner = await command();
  await market.stop();
  expect(said.at(-1)).toContain('goes on');
  const url = owner.url.replace(/market$/, 'postgres');
  expect(await read(url, 'port')).toBe(new URL(url).port);
  await owner.close();
  expect(isRunning(files)).toBe(false);
});

test('a command leaves the database to whoever is connected without having said so', async () => {
  const { start, command, files } = scene();
  await (await start()).stop();
  const owner = await command();
  const client = new Client({ connectionString: owner.url.replace(/market$/, 'postgres') });
  await client.connect();
  await owner.close();
  expect((await client.query('select 1')).rowCount).toBe(1);
  await client.end();
  await (await start()).stop();
  expect(isRunning(files)).toBe(false);
});

test('who was killed uses the database no more', async () => {
  const { start, process: run, files } = scene();
  const child = await run();
  const gone = new Promise((done) => child.once('exit', done));
  const market = await start();
  child.kill('SIGKILL');
  await gone;
  await market.stop();
  expect(isRunning(files)).toBe(false);
});

test('a lock of a process that lives no more holds nobody up', async () => {
  const { start, files, said } = scene();
  const market = await start();
  // The number lives, but it is another process now.
  writeFileSync(join(files, '..', 'users', 'lock'), `${process.pid} 1`);
  await market.stop();
  expect(isRunning(files)).toBe(false);
  expect(said).toEqual([]);
});

test.each(['is ending', 'has ended'])(
  'a database that %s by itself as it is stopped counts as stopped',
  async (moment) => {
    const { start, files } = scene();
    const market = await start();
    process.kill(pidOf(files), 'SIGINT');
    if (moment === 'has ended') await expect.poll(() => isRunning(files), { timeout: 30_000 }).toBe(false);
    await market.stop();
    expect(isRunning(files)).toBe(false);
  },
);

test('a database that died is started again where its market knows it, whoever starts it', async () => {
  const { start, command, files } = scene();
  const market = await start();
  const pid = pidOf(files);
  process.kill(pid, 'SIGKILL');
  // Its children end by themselves. It remains in the process table until its parent reaps it.
  await expect.poll(() => existsSync(`/proc/${pid}`), { timeout: 30_000 }).toBe(false);
  const owner = await command();
  expect(new URL(owner.url).port).toBe(new URL(market.urlOf('postgres')).port);
  await owner.close();
});

test('the log of changes is kept whoever starts the database, until it is told otherwise', async () => {
  const { start, command, backups } = scene();
  await (await start({ archive: { folder: backups } })).stop();
  const owner = await command();
  const url = owner.url.replace(/market$/, 'postgres');
  expect(await read(url, 'archive_mode')).toBe('on');
  expect(await read(url, 'archive_command')).toContain(`${backups}/wal/`);
  await owner.close();
  const market = await start();
  expect(await read(market.urlOf('postgres'), 'archive_mode')).toBe('on');
  await market.stop();
  const last = await start({ archive: null });
  expect(await read(last.urlOf('postgres'), 'archive_mode')).toBe('off');
  await last.stop();
  const after = await command();
  expect(await read(after.url.replace(/market$/, 'postgres'), 'archive_mode')).toBe('off');
  await after.close();
});

test('a market that keeps its log waits for a command on a database that does not, and starts it anew', async () => {
  const { start, command, backups, said } = scene();
  await (await start()).stop();
  const owner = await command();
  const starting = start({ archive: { folder: backups } });
  await expect.poll(() => said.join('\n')).toContain('without keeping its log of changes');
  await owner.close();
  const market = await starting;
  expect(await read(market.urlOf('postgres'), 'archive_mode')).toBe('on');
  await market.stop();
});

test('a database that was left running without keeping its log is started anew with it', async () => {
  const { start, process: run, backups, said } = scene();
  await (await start()).stop();
  const child = await run();
  const gone = new Promise((done) => child.once('exit', done));
  child.kill('SIGKILL');
  await gone;
  const market = await start({ archive: { folder: backups } });
  expect(await read(market.urlOf('postgres'), 'archive_mode')).toBe('on');
  expect(said.join('\n')).toContain('starts anew');
  await market.stop();
});
