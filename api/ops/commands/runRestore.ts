import { resolve } from 'node:path';
import { type Restored, restoreBackup } from '../backup/restoreBackup.ts';
import { copyKeys } from '../setup/keyFiles.ts';
import { BACKUP_HELP, type BackupCommand, readRestoreCommand } from './backupCommand.ts';
import { operatorOf, runWords } from './runCommand.ts';

function writeRestored(target: string, restored: Restored, hasKeys: boolean): string {
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
    `${hasKeys ? 'Start it' : `Put the keys into ${target}, or Steam accounts and identities stay sealed; then start it`}: DATA_DIR=${target} npm start. What to check first: docs/operate/backup.md.`,
  ].join('\n');
}

async function restore({
  folder,
  target: named,
  until,
  isUpToGap,
  keys,
  operator,
}: BackupCommand & { kind: 'restore' }): Promise<boolean> {
  const startedAt = performance.now();
  const target = resolve(named);
  const restored = await restoreBackup({
    folder: resolve(folder),
    target,
    until,
    isUpToGap,
    operator: operatorOf(operator),
  });
  if (keys) copyKeys(resolve(keys), target);
  console.log(writeRestored(target, restored, keys !== null));
  console.log(`Restored in ${((performance.now() - startedAt) / 1_000).toFixed(1)} s.`);
  return restored.findings.every(({ offenderCount }) => offenderCount === 0);
}

/** `npm run restore`: restores a backup to a time in a new folder, and checks it. */
await runWords<BackupCommand>(
  { script: 'restore', help: BACKUP_HELP, read: readRestoreCommand },
  async (command) => command.kind === 'restore' && (await restore(command)),
);
