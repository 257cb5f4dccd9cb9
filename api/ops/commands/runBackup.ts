import { resolve } from 'node:path';
import { recordOperatorAction } from '../../kernel/audit/operatorAction.store.ts';
import { inTransaction } from '../../kernel/tx.ts';
import { insertBaseBackup, readBackupState } from '../backup/backupState.store.ts';
import { judgeBackups, readBackupSpace } from '../backup/backupState.ts';
import type { Base } from '../backup/baseBackup.ts';
import { dropOldBackups, takeBackup } from '../backup/takeBackup.ts';
import { readBackupFolder, readStoredArchive } from '../database/archive.ts';
import { openOwner } from '../database/openOwner.ts';
import { withOwnerDb } from '../database/withOwnerDb.ts';
import { copyKeys, KEY_FILES, requireApart } from '../setup/keyFiles.ts';
import { BACKUP_HELP, type BackupCommand, readBackupCommand } from './backupCommand.ts';
import { operatorOf, runWords } from './runCommand.ts';
import { writeBackupState } from './writeBackupState.ts';

type Wish = BackupCommand & { kind: 'backup' };

/** Takes a backup and records it. Also records a failed attempt if the database can still be written. */
async function takeNoted(ownerUrl: string, folder: string, operator: string): Promise<Base> {
  try {
    const base = await takeBackup({ ownerUrl, folder });
    const about = { subjectKind: 'backup', subjectId: base.path, reason: null, outcome: 'done' } as const;
    await withOwnerDb(ownerUrl, (db) =>
      inTransaction(db, async (tx) => {
        const one = { name: base.path, sizeBytes: BigInt(base.sizeBytes), reason: null };
        await insertBaseBackup(tx, { ...one, outcome: 'done' });
        await recordOperatorAction(tx, { operator, command: 'backup', ...about });
      }),
    );
    return base;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    await withOwnerDb(ownerUrl, (db) =>
      insertBaseBackup(db, { name: folder, outcome: 'failed', sizeBytes: null, reason }),
    ).catch(() => {});
    throw error;
  }
}

async function backup({ folder: named, keptCount, keys, operator }: Wish): Promise<void> {
  const folder = resolve(named);
  if (keys) requireApart(resolve(keys), folder);
  const owner = await openOwner();
  try {
    // Keys come first: without them a backup would look complete and be useless.
    if (keys) console.log(`${resolve(keys)}: ${copyKeys(owner.keyFolder, resolve(keys)).join(', ')}.`);
    else if (!process.env.DATABASE_URL)
      console.log(
        `The keys are no part of it: ${KEY_FILES.join(', ')} in ${owner.keyFolder}. Keep them apart, or say --keys.`,
      );
    const { path, endedAt, fileCount } = await takeNoted(owner.url, folder, operatorOf(operator));
    console.log(`${path}: ${fileCount} files; every time from ${endedAt} on can be restored.`);
    const dropped = keptCount === null ? 0 : dropOldBackups(folder, keptCount);
    if (dropped > 0) console.log(`${dropped} older backups removed.`);
  } finally {
    await owner.close();
  }
}

/** @returns true if the backups have no problems. */
async function printState(): Promise<boolean> {
  const owner = await openOwner();
  try {
    const kept = process.env.DATABASE_URL ? null : readStoredArchive(owner.keyFolder);
    const folder = readBackupFolder(process.env.BACKUP_DIR) ?? kept?.folder ?? null;
    const state = await withOwnerDb(owner.url, readBackupState);
    const space = await readBackupSpace(folder);
    const problems = judgeBackups(state, space, Date.now() / 1_000);
    console.log(writeBackupState(state, space, problems));
    return problems.length === 0;
  } finally {
    await owner.close();
  }
}

/** `npm run backup`: copies a running database whose files are on this machine, or prints the state of the backups. */
await runWords<BackupCommand>(
  { script: 'backup', help: BACKUP_HELP, read: readBackupCommand },
  async (command) => {
    if (command.kind === 'state') return printState();
    if (command.kind === 'backup') await backup(command);
    return true;
  },
);
