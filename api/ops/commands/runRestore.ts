import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Restored, restoreBackup } from '../backup/restoreBackup.ts';
import { copyKeys, KEY_FILES } from '../setup/keyFiles.ts';
import { BACKUP_HELP, type BackupCommand, readRestoreCommand } from './backupCommand.ts';
import { operatorOf, runWords } from './runCommand.ts';

/**
 * Checks the folder before the restore, which may take an hour.
 * @throws Error with one sentence if it has no keys.
 */
function requireKeys(folder: string): void {
  if (!KEY_FILES.some((name) => existsSync(join(folder, name))))
    throw new Error(`There are no keys in ${folder}: name the folder that --keys of the backup named.`);
}

function writeRestored(restored: Restored): string {
  const { basePath, lastCommitAt, lastTransferAt, userCount, orderCount, transferCount, doubtful, findings } =
    restored;
  const { gap } = restored;
  return [
    `From ${basePath}, with changes up to ${lastCommitAt?.toISOString() ?? 'its own end'}:`,
    ...(gap ? [`  ✖ It ends at a gap: the piece ${gap.name} of the log of changes is missing.`] : []),
    `  ${userCount} users, ${orderCount} orders, ${transferCount} transfers, the last at ${lastTransferAt?.toISOString() ?? '-'} by the market's clock`,
    `  ${doubtful.offerCount} offers and ${doubtful.withdrawalCount} withdrawals will be asked about before they are sent`,
    ...findings.map(
      ({ id, promise, offenderCount }) =>
        `  ${offenderCount === 0 ? '✔' : '✖'} ${id} ${promise}${offenderCount > 0 ? `: ${offenderCount} offenders` : ''}`,
    ),
    '',
  ].join('\n');
}

function writeNextStep(target: string, hasKeys: boolean): string {
  const step = hasKeys
    ? 'Start it'
    : `Put the keys into ${target}, or Steam accounts and identities stay sealed; then start it`;
  return `${step}: DATA_DIR=${target} npm start. What to check first: docs/operate/backup.md.`;
}

async function restore({
  folder,
  target: named,
  until,
  isUpToGap,
  keys: keyFolder,
  operator,
}: BackupCommand & { kind: 'restore' }): Promise<boolean> {
  const startedAt = performance.now();
  const target = resolve(named);
  const keys = keyFolder === null ? null : resolve(keyFolder);
  if (keys) requireKeys(keys);
  const restored = await restoreBackup({
    folder: resolve(folder),
    target,
    until,
    isUpToGap,
    operator: operatorOf(operator),
  });
  // What was restored is told first: copying the keys may fail, and the restored database stays.
  console.log(writeRestored(restored));
  console.log(`Restored in ${((performance.now() - startedAt) / 1_000).toFixed(1)} s.`);
  if (keys) copyKeys(keys, target);
  console.log(writeNextStep(target, keys !== null));
  return restored.findings.every(({ offenderCount }) => offenderCount === 0);
}

/** `npm run restore`: restores a backup to a time in a new folder, and checks it. */
await runWords<BackupCommand>(
  { script: 'restore', help: BACKUP_HELP, read: readRestoreCommand },
  async (command) => command.kind === 'restore' && (await restore(command)),
);
