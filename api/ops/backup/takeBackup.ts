import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
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
import { basename, dirname, join } from 'node:path';
import { Client } from 'pg';
import { archiveCommand, walFolder } from '../database/archive.ts';
import { copyCluster } from '../database/copyCluster.ts';
import { type Base, type BaseNote, listBases, spareWal } from './baseBackup.ts';

/** An arbitrary constant: one backup at a time of this database. */
const LOCK = 721_120_263;

/** Names of base backups under way, and of those under removal. Neither is listed. */
const DRAFT = 'base.half';
const REMOVED = 'base.gone';

/**
 * Takes the lock of backups until the connection ends.
 * @throws Error with one sentence if another backup holds it.
 */
async function requireAlone(client: Client): Promise<void> {
  const { rows } = await client.query<{ isAlone: boolean }>('select pg_try_advisory_lock($1) as "isAlone"', [
    LOCK,
  ]);
  if (!rows[0]?.isAlone)
    throw new Error('Another backup of this database is under way: wait until it has ended.');
}

/** Removes folders of one of these kinds that an interrupted run left. Another run may remove them at the same time. */
function removeLeftovers(folder: string, kind: typeof DRAFT | typeof REMOVED): void {
  const names = readdirSync(folder).filter((name) => name.startsWith(kind));
  for (const name of names) rmSync(join(folder, name), { recursive: true, force: true });
}

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
 * @throws Error with one sentence if the database does not archive its WAL there, its files are not on this machine, or another backup of
 * it is under way.
 */
export async function takeBackup({ ownerUrl, folder }: { ownerUrl: string; folder: string }): Promise<Base> {
  const client = new Client({ connectionString: ownerUrl });
  // A connection that is cut fails the next statement.
  client.on('error', () => {});
  await client.connect();
  // A name of its own: the lock ends with its connection, and a run that has lost it must not write to, or remove, the draft of the next.
  const draft = join(folder, `${DRAFT}.${randomBytes(4).toString('hex')}`);
  try {
    await requireAlone(client);
    const files = await readDataFolder(client, folder);
    for (const kind of [DRAFT, REMOVED] as const) removeLeftovers(folder, kind);
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
 * Deletes the oldest base backups except the last `keptCount`, and the WAL segments that only they needed. An interrupted run leaves no
 * base backup that looks complete, and the next run removes the rest.
 * @returns the number of deleted backups.
 */
export function dropOldBackups(folder: string, keptCount: number): number {
  const bases = listBases(folder);
  const kept = bases.slice(-keptCount);
  const old = bases.slice(0, -keptCount);
  for (const { path } of old)
    renameSync(path, join(folder, `${REMOVED}.${basename(path).slice('base-'.length)}`));
  removeLeftovers(folder, REMOVED);
  const wal = walFolder(folder);
  for (const name of spareWal(readdirSync(wal), kept)) rmSync(join(wal, name), { force: true });
  return old.length;
}
