import fs, { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { listBases } from '../../../api/ops/backup/baseBackup.ts';
import { dropOldBackups } from '../../../api/ops/backup/takeBackup.ts';

/** A backup folder with base backups of these days of November and pieces of the log, the second of which each later one needs. */
function backups(...days: number[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'shiji-bases-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const day of days) {
    const base = join(folder, `base-202611${day}T030000Z`);
    mkdirSync(join(base, 'postgres'), { recursive: true });
    writeFileSync(join(base, 'postgres', 'PG_VERSION'), '18');
    const note = {
      endedAt: `2026-11-${day}T03:00:00.000Z`,
      firstWal: `0000000100000000000000${day}`,
      sizeBytes: 1,
    };
    writeFileSync(join(base, 'backup.json'), JSON.stringify(note));
  }
  mkdirSync(join(folder, 'wal'));
  for (const day of days) writeFileSync(join(folder, 'wal', `0000000100000000000000${day}.gz`), '');
  return folder;
}

const daysOf = (folder: string): string[] => listBases(folder).map(({ endedAt }) => endedAt.slice(8, 10));

/** Removing a folder is cut short here after `isGone` of it, as by Ctrl-C. */
function cutRemoval(isGone: string): void {
  const remove = rmSync;
  const spy = vi.spyOn(fs, 'rmSync').mockImplementation((path, options) => {
    if (!existsSync(join(String(path), 'postgres'))) return remove(path, options);
    remove(join(String(path), isGone), { recursive: true });
    throw new Error('interrupted');
  });
  const restore = () => {
    spy.mockRestore();
    syncBuiltinESMExports();
  };
  onTestFinished(restore);
  syncBuiltinESMExports();
  restoreRemoval = restore;
}
let restoreRemoval = (): void => {};

test('the last base backups stay, and of the log what they need', () => {
  const folder = backups(20, 21, 22);
  expect(dropOldBackups(folder, 2)).toBe(1);
  expect(daysOf(folder)).toEqual(['21', '22']);
  expect(readdirSync(join(folder, 'wal'))).toEqual([
    '000000010000000000000021.gz',
    '000000010000000000000022.gz',
  ]);
});

test.each(['backup.json', 'postgres'])(
  'a removal that was cut short after %s leaves nothing that looks like a backup, and the next one ends it',
  (isGone) => {
    const folder = backups(20, 21, 22);
    cutRemoval(isGone);
    expect(() => dropOldBackups(folder, 1)).toThrow('interrupted');
    restoreRemoval();
    expect(daysOf(folder)).not.toContain('20');
    dropOldBackups(folder, 1);
    expect(daysOf(folder)).toEqual(['22']);
    expect(readdirSync(folder).sort()).toEqual(['base-20261122T030000Z', 'wal']);
    expect(readdirSync(join(folder, 'wal'))).toEqual(['000000010000000000000022.gz']);
  },
);

test('a folder that an earlier version has half removed is not a backup', () => {
  const folder = backups(20, 21);
  rmSync(join(folder, 'base-20261120T030000Z', 'backup.json'));
  expect(daysOf(folder)).toEqual(['21']);
});
