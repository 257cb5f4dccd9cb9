import { resolve } from 'node:path';
import { CommandProblem } from '../operate/commandLine.ts';
import { BACKUP_HELP, type BackupCommand, readRestoreCommand } from './backupCommand.ts';
import { copyKeys } from './keyFiles.ts';
import { type Restored, restoreBackup } from './restoreBackup.ts';
import { operatorOf } from './runCommand.ts';

function writeRestored(target: string, restored: Restored, hasKeys: boolean): string {
  const { basePath, lastCommitAt, lastTransferAt, userCount, orderCount, transferCount, doubtful, findings } =
    restored;
  return [
    `From ${basePath}, with changes up to ${lastCommitAt?.toISOString() ?? 'its own end'}:`,
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
  keys,
  operator,
}: BackupCommand & { kind: 'restore' }): Promise<void> {
  const startedAt = performance.now();
  const target = resolve(named);
  const restored = await restoreBackup({
    folder: resolve(folder),
    target,
    until,
    operator: operatorOf(operator),
  });
  if (keys) copyKeys(resolve(keys), target);
  console.log(writeRestored(target, restored, keys !== null));
  console.log(`Restored in ${((performance.now() - startedAt) / 1_000).toFixed(1)} s.`);
  if (restored.findings.some(({ offenderCount }) => offenderCount > 0)) process.exitCode = 1;
}

/** `npm run restore`: lays a backup into a new folder, up to a moment, and checks it. */
async function main(): Promise<void> {
  const command = readRestoreCommand(process.argv.slice(2));
  if (command.kind === 'restore') return restore(command);
  console.log(BACKUP_HELP);
}

await main().catch((error: unknown) => {
  console.error(`\n✖ ${error instanceof Error ? error.message : String(error)}\n`);
  if (error instanceof CommandProblem) console.error('npm run restore -- --help');
  process.exitCode = 1;
});
