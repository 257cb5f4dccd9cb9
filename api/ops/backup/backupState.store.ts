import type { Db, Tx } from '../../kernel/db.ts';
import type { BackupState } from './backupState.ts';

/** An attempt at a base backup. */
export interface BaseBackupTry {
  name: string;
  outcome: 'done' | 'failed';
  sizeBytes: bigint | null;
  reason: string | null;
}

/** Records an attempt at a base backup. */
export async function insertBaseBackup(tx: Db | Tx, one: BaseBackupTry): Promise<void> {
  await tx.baseBackup.create({ data: one, select: { id: true } });
}

/** Reads PostgreSQL's statistics of WAL archiving, and the recorded base backups. */
export async function readBackupState(db: Db): Promise<BackupState> {
  const [row] = await db.$queryRaw<[BackupState]>`
    select current_setting('archive_mode') <> 'off' as "isLogKept",
      extract(epoch from archiver.last_archived_time)::float8 as "pieceAtSeconds",
      coalesce(archiver.last_failed_time > coalesce(archiver.last_archived_time, '-infinity'), false) as "isLogFailing",
      extract(epoch from base.at)::float8 as "baseAtSeconds", base.size_bytes::float8 as "baseBytes",
      failed.count as "baseFailures", failed.reason as "baseFailure"
    from pg_stat_archiver archiver
    left join lateral (
      select at, size_bytes from base_backup where outcome = 'done' order by at desc limit 1) base on true
    left join lateral (
      select count(*)::int as count, (array_agg(reason order by at desc))[1] as reason from base_backup
      where outcome = 'failed' and at > coalesce(base.at, '-infinity')) failed on true`;
  return row;
}
