import type { Registry } from 'prom-client';
import type { Platform } from '../../kernel/platform.ts';
import { readBackupState } from '../backup/backupState.store.ts';
import { type BackupState, readBackupSpace } from '../backup/backupState.ts';
import { addLabelled, heldFigure, type Line } from './gauge.ts';

/** Metrics of the backups. Disk space only if `BACKUP_DIR` is a folder that this process can see. */
export function addBackups(registry: Registry, { db, config }: Pick<Platform, 'db' | 'config'>): void {
  const state = heldFigure(() => readBackupState(db));
  const add = (name: string, help: string, figure: (state: BackupState) => number): void =>
    addLabelled(registry, { name, help, labels: [], read: async () => [[{}, figure(await state())]] });
  add('backup_log_kept', 'Whether the database keeps its log of changes: 1, or 0.', ({ isLogKept }) =>
    Number(isLogKept),
  );
  add(
    'backup_log_timestamp_seconds',
    'When a piece of the log of changes was kept last, Unix time; 0: never.',
    ({ pieceAtSeconds }) => pieceAtSeconds ?? 0,
  );
  add('backup_log_failing', 'Whether the newest try to keep a piece failed: 1, or 0.', ({ isLogFailing }) =>
    Number(isLogFailing),
  );
  add(
    'backup_base_timestamp_seconds',
    'When the last base backup was made, Unix time; 0: never.',
    ({ baseAtSeconds }) => baseAtSeconds ?? 0,
  );
  add('backup_base_bytes', 'How large it is; 0: not known.', ({ baseBytes }) => baseBytes ?? 0);
  add(
    'backup_base_failures',
    'Tries of a base backup that failed since.',
    ({ baseFailures }) => baseFailures,
  );
  const folder = config.BACKUP_DIR ?? null;
  const space = heldFigure(() => readBackupSpace(folder));
  addLabelled(registry, {
    name: 'backup_space_bytes',
    help: "Room in the backups' folder: free, and in all.",
    labels: ['kind'],
    read: async (): Promise<Line[]> => {
      const room = await space();
      return room === null
        ? []
        : [
            [{ kind: 'free' }, room.freeBytes],
            [{ kind: 'total' }, room.totalBytes],
          ];
    },
  });
}
