import { chmodSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../../../api/kernel/db.ts';
import { createDatabase, startCluster } from '../../../api/ops/database/cluster.ts';
import { prepareDatabase } from '../../../api/ops/database/prepareDatabase.ts';
import { roleUrl } from '../../../api/ops/database/roles.ts';
import { openWorkerMetrics } from '../../../api/ops/metrics/workerMetrics.ts';
import { openTestMarket } from '../../kit/testMarket.ts';
import { runFile } from './operateScene.ts';

/** The value of a metric. */
function figureOf(text: string, name: string): number {
  const line = text.split('\n').find((each) => each.startsWith(`${name} `));
  return Number(line?.split(' ').at(-1));
}

test('a market without backups tells so to its metrics: nothing is kept, nothing was made', async () => {
  const market = await openTestMarket({ BACKUP_DIR: '/nowhere/at/all' });
  onTestFinished(() => market.close());
  const text = await openWorkerMetrics(market.worker).metrics();
  for (const name of [
    'backup_log_kept',
    'backup_log_timestamp_seconds',
    'backup_base_timestamp_seconds',
    'backup_base_failures',
  ])
    expect(figureOf(text, name), name).toBe(0);
  expect(text).not.toContain('backup_space_bytes{');
  await expect(
    market.worker.db.$executeRaw`insert into base_backup (outcome, name) values ('done', 'x')`,
  ).rejects.toThrow(/permission/);
});

test('L13 the state of backups follows what happens: a copy, a try that fails, a log that cannot be kept, and the metrics say the same', async () => {
  const folder = mkdtempSync('/var/tmp/shiji-state-');
  chmodSync(folder, 0o755);
  const [data, backups] = [join(folder, 'data'), join(folder, 'backups')];
  const cluster = await startCluster({ directory: data, archive: { folder: backups, timeoutSeconds: 1 } });
  const url = cluster.urlOf('market');
  await createDatabase(cluster.urlOf('postgres'), 'market');
  await prepareDatabase(url);
  const owner = new Client({ connectionString: url });
  await owner.connect();
  const db = openDatabase({
    url: roleUrl(url, 'worker'),
    poolSize: 2,
    statementTimeoutMs: 10_000,
    lockTimeoutMs: 10_000,
  });
  onTestFinished(async () => {
    await db.$disconnect();
    await owner.end();
    await cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  const run = (...words: string[]) => runFile('runBackup.ts', words, { DATA_DIR: data });
  // Something is always written in a market at work; a piece is closed for that.
  const write = () => owner.query("select pg_logical_emit_message(true, 'test', 'x')");
  const metrics = async (): Promise<string> => {
    const platform = { db, config: { BACKUP_DIR: backups }, jobs: { boss: { getQueues: async () => [] } } };
    return openWorkerMetrics(platform as unknown as Parameters<typeof openWorkerMetrics>[0]).metrics();
  };

  const before = await run('state');
  expect(before).toMatchObject({ code: 1, text: expect.stringContaining('there is no base backup') });
  expect(await run(backups, '--operator', 'compose')).toMatchObject({ code: 0 });
  const own = { DATA_DIR: join(folder, 'none'), DATABASE_URL: url };
  const second = await runFile('runBackup.ts', [backups, '--operator', 'compose'], own);
  expect(second).toMatchObject({ code: 0, text: expect.stringContaining('can be restored') });
  await write();
  await expect.poll(() => run('state'), { timeout: 15_000 }).toMatchObject({ code: 0 });
  const well = await metrics();
  expect(figureOf(well, 'backup_log_kept')).toBe(1);
  expect(Math.abs(figureOf(well, 'backup_base_timestamp_seconds') * 1_000 - Date.now())).toBeLessThan(60_000);
  expect(Math.abs(figureOf(well, 'backup_log_timestamp_seconds') * 1_000 - Date.now())).toBeLessThan(60_000);
  expect(figureOf(well, 'backup_base_bytes')).toBeGreaterThan(1_000_000);
  expect(figureOf(well, 'backup_space_bytes{kind="free"}')).toBeGreaterThan(0);

  expect(await run(join(folder, 'elsewhere'))).toMatchObject({ code: 1 });
  expect(await run('state')).toMatchObject({
    code: 1,
    text: expect.stringContaining('the last try of a base backup failed'),
  });
  renameSync(join(backups, 'wal'), join(backups, 'away'));
  await write();
  await expect
    .poll(async () => (await run('state')).text, { timeout: 20_000 })
    .toContain('pieces cannot be kept');
  const ill = await metrics();
  expect(figureOf(ill, 'backup_log_failing')).toBe(1);
  expect(figureOf(ill, 'backup_base_failures')).toBe(1);
  renameSync(join(backups, 'away'), join(backups, 'wal'));
}, 120_000);
