import { expect, test } from 'vitest';
import { type Base, pickBase, spareWal } from '../../../api/ops/backup/baseBackup.ts';
import { readBackupCommand, readRestoreCommand } from '../../../api/ops/commands/backupCommand.ts';
import { archiveCommand } from '../../../api/ops/database/archive.ts';
import { requireApart } from '../../../api/ops/setup/keyFiles.ts';

function base(endedAt: string, firstWal: string): Base {
  return {
    path: endedAt,
    startedAt: endedAt,
    endedAt,
    firstWal,
    serverVersion: '18',
    fileCount: 1,
    sizeBytes: 1,
  };
}
const BASES = [
  base('2026-11-20T00:00:00.000Z', '000000010000000000000003'),
  base('2026-11-21T00:00:00.000Z', '00000002000000000000000A'),
];

test('a restore begins from the newest base backup that was whole by then', () => {
  expect(pickBase(BASES, null)).toBe(BASES[1]);
  expect(pickBase(BASES, new Date('2026-11-21T00:00:00Z'))).toBe(BASES[1]);
  expect(pickBase(BASES, new Date('2026-11-20T23:59:59Z'))).toBe(BASES[0]);
  expect(() => pickBase(BASES, new Date('2026-11-19T00:00:00Z'))).toThrow('nothing before can be restored');
  expect(() => pickBase([], null)).toThrow('no base backup');
});

test('only what of the log lies before the first base backup is spare, of whatever timeline', () => {
  const names = [
    '000000010000000000000002.gz',
    '000000010000000000000003.gz',
    '000000010000000000000003.00000028.backup.gz',
    '000000010000000000000009.gz',
    '00000002000000000000000A.gz',
    '00000002.history.gz',
  ];
  expect(spareWal(names, BASES)).toEqual(['000000010000000000000002.gz']);
  expect(spareWal(names, BASES.slice(1))).toEqual(names.slice(0, 4));
  expect(spareWal(names, [])).toEqual([]);
});

test('a piece is never written over, and a path that a shell could misread is refused', () => {
  expect(archiveCommand('/var/backups/shiji')).toContain('test -f "/var/backups/shiji/wal/%f.gz"');
  for (const folder of ['/a"b', "/a'b", '/a$b', '/a%b', '/a`b', '/a\\b', 'relative'])
    expect(() => archiveCommand(folder)).toThrow('name another');
});

test.each([
  [readBackupCommand, ['/b', '--keep', '0'], '--keep'],
  [readBackupCommand, ['--keep', '1'], 'folder'],
  [readRestoreCommand, ['/b'], '--to'],
  [readRestoreCommand, ['/b', '--to', '/t', '--until', '2026-11-22 08:00'], '--until'],
  [readRestoreCommand, ['/b', '--to', '/t', '--until', '2026-13-22T08:00:00Z'], '--until'],
])('a wrong command names its word: %o %j', (read, words, field) => {
  expect(() => read(words)).toThrow(new RegExp(`^${field}: .+ / .+`));
});

test('a time is read with its zone', () => {
  expect(readRestoreCommand(['/b', '--to', '/t', '--until', '2026-11-22T08:00:00+08:00'])).toMatchObject({
    until: new Date('2026-11-22T00:00:00Z'),
  });
});

test('a restore up to a gap is asked for by a word', () => {
  expect(readRestoreCommand(['/b', '--to', '/t'])).toMatchObject({ isUpToGap: false });
  expect(readRestoreCommand(['/b', '--to', '/t', '--up-to-gap'])).toMatchObject({ isUpToGap: true });
});

test('the keys never lie with the backups', () => {
  for (const keys of ['/b', '/b/', '/b/keys', '/b/../b/keys'])
    expect(() => requireApart(keys, '/b')).toThrow('kept apart');
  for (const keys of ['/keys', '/backups', '/']) expect(() => requireApart(keys, '/b')).not.toThrow();
});
