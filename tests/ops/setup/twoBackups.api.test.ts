import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Base, listBases } from '../../../api/ops/backup/baseBackup.ts';
import { takeBackup } from '../../../api/ops/backup/takeBackup.ts';
import { type Cluster, startCluster } from '../../../api/ops/database/cluster.ts';

let folder: string;
let backups: string;
let cluster: Cluster;
beforeAll(async () => {
  folder = mkdtempSync('/var/tmp/shiji-two-backups-');
  // As root PostgreSQL runs as another user, who must reach the folder.
  chmodSync(folder, 0o755);
  backups = join(folder, 'backups');
  const archive = { folder: backups, timeoutSeconds: 1 };
  cluster = await startCluster({ directory: join(folder, 'data'), isDisposable: true, archive });
});
afterAll(async () => {
  await cluster.stop();
  rmSync(folder, { recursive: true, force: true });
});

const take = (): Promise<Base> => takeBackup({ ownerUrl: cluster.urlOf('postgres'), folder: backups });

/** Files in a folder and all within it. */
function countFiles(path: string): number {
  const entries = readdirSync(path, { withFileTypes: true, recursive: true });
  return entries.filter((entry) => entry.isFile()).length;
}

test('of two backups at once one is made whole and the other is refused in one sentence', async () => {
  const ends = await Promise.allSettled([take(), take()]);
  const reasons = ends.flatMap((end) => (end.status === 'rejected' ? [String(end.reason)] : []));
  expect(reasons).toEqual(['Error: Another backup of this database is under way: wait until it has ended.']);
  const [base, ...others] = listBases(backups);
  expect(others).toEqual([]);
  // With the label that PostgreSQL gives at the end.
  expect(countFiles(join(base?.path ?? '', 'postgres'))).toBe((base?.fileCount ?? 0) + 1);
  expect(base?.fileCount).toBeGreaterThan(900);
});

test('a backup removes what interrupted ones and interrupted removals left', async () => {
  // Two that end within one second would have one name.
  for (const { path } of listBases(backups)) rmSync(path, { recursive: true });
  for (const name of ['base.half', 'base.half.12345678', 'base.gone.20261120T030000Z']) {
    mkdirSync(join(backups, name, 'postgres'), { recursive: true });
    writeFileSync(join(backups, name, 'postgres', 'PG_VERSION'), '18');
  }
  const { path } = await take();
  expect(readdirSync(backups).filter((name) => !/^base-|^wal$/.test(name))).toEqual([]);
  expect(listBases(backups).at(-1)?.path).toBe(path);
});
