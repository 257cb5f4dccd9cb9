import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { Client } from 'pg';
import { archiveCommand, walFolder } from '../database/archive.ts';
import { copyCluster } from '../database/copyCluster.ts';
import { type Base, type BaseNote, listBases, spareWal } from './baseBackup.ts';

/** Reads the server's data folder, and checks that it archives its WAL to this folder. */
async function readDataFolder(client: Client, folder: string): Promise<string> {
  const { rows } = await client.query<{ name: string; setting: string }>(
    `select name, setting from pg_settings where name in ('data_directory', 'archive_mode', 'archive_command')`,
  );
  const settings = new Map(rows.map(({ name, setting }) => [name, setting]));
  if (settings.get('archive_mode') !== 'on' || settings.get('archive_command') !== archiveCommand(folder))
    throw new Error(
      `The database does not keep its log of changes in ${folder}: restart the market with BACKUP_DIR=${folder}.`,
    );
  const files = settings.get('data_directory') ?? '';
  await requireOwnFiles(client, files);
  return files;
}

/** Checks that the files belong to the connected server: another machine may have a database at the same path. */
async function requireOwnFiles(client: Client, files: string): Promise<void> {
  const { rows } = await client.query<{ started: string }>(
    'select floor(extract(epoch from pg_postmaster_start_time()))::text as started',
  );
  const pidFile = join(files, 'postmaster.pid');
  const started = existsSync(pidFile) ? readFileSync(pidFile, 'utf8').split('\n')[2] : undefined;
  if (Math.abs(Number(started) - Number(rows[0]?.started)) > 2 || started === undefined)
    throw new Error(
      `The files of this database are not to be read here, in ${files}: docs/operate/backup.md.`,
    );
}

async function copyBetween(client: Client, files: string, draft: string): Promise<BaseNote> {
  // On one connection: PostgreSQL cancels a backup if its connection ends.
  const { rows: started } = await client.query<{ at: Date; version: string }>(
    `select clock_timestamp() as at, current_setting('server_version') as version from pg_backup_start('npm run backup', fast => true)`,
  );
  const copied = await copyCluster(files, join(draft, 'postgres'));
  const { rows: stopped } = await client.query<{ label: string; spaces: string; at: Date }>(
    `select labelfile as label, spcmapfile as spaces, clock_timestamp() as at from pg_backup_stop(wait_for_archive => true)`,
  );
  const { label = '', spaces = '', at = new Date(0) } = stopped[0] ?? {};
  writeFileSync(join(draft, 'postgres', 'backup_label'), label, { mode: 0o600 });
  if (spaces.trim() !== '') writeFileSync(join(draft, 'postgres', 'tablespace_map'), spaces, { mode: 0o600 });
  const firstWal = /START WAL LOCATION: .*\(file ([0-9A-F]{24})\)/.exec(label)?.[1];
  if (!firstWal) throw new Error('PostgreSQL gave a backup label that cannot be read.');
  return {
    startedAt: started[0]?.at.toISOString() ?? '',
    endedAt: at.toISOString(),
    firstWal,
    serverVersion: started[0]?.version ?? '',
    fileCount: copied.count,
    sizeBytes: copied.bytes,
  };
}

/**
 * Copies a running database whose files are on this machine to its backup folder. With the archived WAL it can be restored to any later
 * time. Keys are not included: see docs/operate/backup.md.
 * @throws Error with one sentence if the database does not archive its WAL there, or its files are not on this machine.
 */
export async function takeBackup({ ownerUrl, folder }: { ownerUrl: string; folder: string }): Promise<Base> {
  const client = new Client({ connectionString: ownerUrl });
  await client.connect();
  const draft = join(folder, 'base.half');
  try {
    const files = await readDataFolder(client, folder);
    rmSync(draft, { recursive: true, force: true });
    mkdirSync(draft, { mode: 0o700 });
    const note = await copyBetween(client, files, draft);
    // Includes the password, without which no one could sign in to the restored database. It reveals nothing to those who have the files.
    const password = join(dirname(files), 'owner.password');
    if (existsSync(password)) copyFileSync(password, join(draft, 'owner.password'));
    writeFileSync(join(draft, 'backup.json'), `${JSON.stringify(note, null, 2)}\n`, { mode: 0o600 });
    const name = `base-${note.endedAt.replace(/[-:]|\.\d+/g, '')}`;
    execFileSync('sync');
    renameSync(draft, join(folder, name));
    return { path: join(folder, name), ...note };
  } finally {
    rmSync(draft, { recursive: true, force: true });
    await client.end();
  }
}

/**
 * Deletes the oldest base backups except the last `keptCount`, and the WAL segments that only they needed.
 * @returns the number of deleted backups.
 */
export function dropOldBackups(folder: string, keptCount: number): number {
  const bases = listBases(folder);
  const kept = bases.slice(-keptCount);
  const old = bases.slice(0, -keptCount);
  for (const { path } of old) rmSync(path, { recursive: true });
  const wal = walFolder(folder);
  for (const name of spareWal(readdirSync(wal), kept)) rmSync(join(wal, name));
  return old.length;
}
