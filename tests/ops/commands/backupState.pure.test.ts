import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import {
  BASE_AGE_MAX_SECONDS,
  type BackupState,
  judgeBackups,
  PIECE_AGE_MAX_SECONDS,
  ROOM_FOR_BASES,
} from '../../../api/ops/backup/backupState.ts';
import { readBackupCommand } from '../../../api/ops/commands/backupCommand.ts';
import { writeBackupState } from '../../../api/ops/commands/writeBackupState.ts';
import { ROOT } from '../../tidy/sourceFile.ts';

const NOW = 1_800_000_000;
const WELL: BackupState = {
  isLogKept: true,
  pieceAtSeconds: NOW - PIECE_AGE_MAX_SECONDS,
  isLogFailing: false,
  baseAtSeconds: NOW - BASE_AGE_MAX_SECONDS,
  baseBytes: 100,
  baseFailures: 0,
  baseFailure: null,
};
const ROOM = { freeBytes: 100 * ROOM_FOR_BASES, totalBytes: 1_000 };

test('L13 backups that do well have no problem, also where their room is not seen', () => {
  expect(judgeBackups(WELL, ROOM, NOW)).toEqual([]);
  expect(judgeBackups(WELL, null, NOW)).toEqual([]);
});

test.each<[Partial<BackupState>, number, string[]]>([
  [{ isLogKept: false, pieceAtSeconds: null, isLogFailing: true }, 200, ['logNotKept']],
  [{ isLogFailing: true }, 200, ['logFails']],
  [{ pieceAtSeconds: NOW - PIECE_AGE_MAX_SECONDS - 1 }, 200, ['pieceIsOld']],
  [{ pieceAtSeconds: null }, 200, ['pieceIsOld']],
  [{ baseAtSeconds: null, baseBytes: null }, 0, ['baseIsMissing']],
  [{ baseAtSeconds: NOW - BASE_AGE_MAX_SECONDS - 1 }, 200, ['baseIsOld']],
  [{ baseFailures: 1 }, 200, ['baseFailed']],
  [{}, 199, ['spaceEnds']],
])('L13 %j with %i bytes free is told as %j, and in words', (change, freeBytes, problems) => {
  const state = { ...WELL, ...change };
  const space = { ...ROOM, freeBytes };
  expect(judgeBackups(state, space, NOW)).toEqual(problems);
  expect(writeBackupState(state, space, judgeBackups(state, space, NOW)).match(/✖/g)).toHaveLength(1);
});

test('the alerts have the same bounds', () => {
  const { groups } = parse(readFileSync(join(ROOT, 'docs/operate/alerts.yaml'), 'utf8')) as {
    groups: { rules: { alert: string; expr: string }[] }[];
  };
  const ruleOf = (name: string) =>
    groups.flatMap(({ rules }) => rules).find(({ alert }) => alert === name)?.expr;
  expect(ruleOf('LogIsNotKept')).toBe(
    `time() - max(backup_log_timestamp_seconds) > ${PIECE_AGE_MAX_SECONDS} or max(backup_log_kept) == 0`,
  );
  expect(ruleOf('LogFails')).toBe('max(backup_log_failing) > 0');
  expect(ruleOf('BaseBackupIsOld')).toBe(
    `time() - max(backup_base_timestamp_seconds) > ${BASE_AGE_MAX_SECONDS}`,
  );
  expect(ruleOf('BaseBackupFails')).toBe('max(backup_base_failures) > 0');
  expect(ruleOf('BackupRoomEnds')).toBe(
    `min(backup_space_bytes{kind="free"}) < ${ROOM_FOR_BASES} * max(backup_base_bytes)`,
  );
});

test('the word is read, and nothing behind it', () => {
  expect(readBackupCommand(['state'])).toEqual({ kind: 'state' });
  expect(() => readBackupCommand(['state', '--keep', '3'])).toThrow(/--keep/);
  expect(readBackupCommand(['./state'])).toMatchObject({ kind: 'backup', folder: './state' });
});
