import { resolve } from 'node:path';
import { inTransaction } from '../kernel/tx.ts';
import { CommandProblem } from '../operate/commandLine.ts';
import { recordOperatorAction } from '../operate/recordOperatorAction.ts';
import { BACKUP_HELP, type BackupCommand, readBackupCommand } from './backupCommand.ts';
import { copyKeys, KEY_FILES, requireApart } from './keyFiles.ts';
import { openOwner } from './openOwner.ts';
import { operatorOf } from './runCommand.ts';
import { dropOldBackups, takeBackup } from './takeBackup.ts';
import { withOwnerDb } from './withOwnerDb.ts';

async function backup({
  folder: named,
  keptCount,
  keys,
  operator,
}: BackupCommand & { kind: 'backup' }): Promise<void> {
  if (process.env.DATABASE_URL)
    throw new Error('This copies the embedded database. For one of your own: docs/operate/backup.md.');
  const folder = resolve(named);
  if (keys) requireApart(resolve(keys), folder);
  const owner = await openOwner();
  try {
    // First: where they cannot be kept there shall be no backup that looks whole.
    if (keys) console.log(`${resolve(keys)}: ${copyKeys(owner.keyFolder, resolve(keys)).join(', ')}.`);
    else
      console.log(
        `The keys are no part of it: ${KEY_FILES.join(', ')} in ${owner.keyFolder}. Keep them apart, or say --keys.`,
      );
    const { path, endedAt, fileCount } = await takeBackup({ ownerUrl: owner.url, folder });
    console.log(`${path}: ${fileCount} files; every time from ${endedAt} on can be restored.`);
    const dropped = keptCount === null ? 0 : dropOldBackups(folder, keptCount);
    if (dropped > 0) console.log(`${dropped} older backups removed.`);
    const about = { subjectKind: 'backup', subjectId: path, reason: null, outcome: 'done' } as const;
    await withOwnerDb(owner.url, (db) =>
      inTransaction(db, (tx) =>
        recordOperatorAction(tx, { operator: operatorOf(operator), command: 'backup', ...about }),
      ),
    );
  } finally {
    await owner.close();
  }
}

/** `npm run backup`: copies the embedded database while it runs. */
async function main(): Promise<void> {
  const command = readBackupCommand(process.argv.slice(2));
  if (command.kind === 'backup') return backup(command);
  console.log(BACKUP_HELP);
}

await main().catch((error: unknown) => {
  console.error(`\n✖ ${error instanceof Error ? error.message : String(error)}\n`);
  if (error instanceof CommandProblem) console.error('npm run backup -- --help');
  process.exitCode = 1;
});
