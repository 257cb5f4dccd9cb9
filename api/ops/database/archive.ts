import { chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { canRun, type PostgresUser } from './postgresUser.ts';

/** Where a cluster archives its WAL. */
export interface Archive {
  /** The backup folder. Segments are stored in its folder `wal`. */
  folder: string;
  /** Seconds after which a segment is closed even if it is not full. This limits the work lost with the machine. */
  timeoutSeconds?: number;
}

/** One minute, the maximum loss that the market accepts. */
const TIMEOUT_SECONDS = 60;

/** The path is used in a shell command within a PostgreSQL setting. */
const PLAIN = /^\/[\w./ @+=:,-]*$/;

/**
 * The folder of the WAL segments.
 * @throws Error with one sentence if the path is not safe in a command.
 */
export function walFolder(folder: string): string {
  const path = join(folder, 'wal');
  if (!PLAIN.test(path))
    throw new Error(
      `The backup folder ${folder} has a character that is not understood everywhere: name another.`,
    );
  return path;
}

/**
 * PostgreSQL's archive command: writes to another name first, so that no partial segment is visible. Never overwrites a different segment;
 * an identical one, left by a crash, counts as archived. Compressed, since most of the 16 MiB of a quiet minute are zeros.
 */
export function archiveCommand(folder: string): string {
  const kept = `"${walFolder(folder)}/%f.gz"`;
  const half = `"${walFolder(folder)}/%f.half"`;
  return `if test -f ${kept}; then gzip -dc ${kept} | cmp -s - "%p"; else gzip -c "%p" > ${half} && sync ${half} && mv ${half} ${kept}; fi`;
}

/** PostgreSQL's restore command. It fails if the segment does not exist, which marks the end of the WAL. */
export function restoreCommand(folder: string): string {
  const kept = `"${walFolder(folder)}/%f.gz"`;
  return `test -f ${kept} && gzip -dc ${kept} > "%p"`;
}

/**
 * The settings of a cluster that archives its WAL. Creates the folder.
 * @throws Error with one sentence if the database's user cannot write there.
 */
export function archiveSettings({ folder, timeoutSeconds }: Archive, user: PostgresUser | null): string[] {
  const path = walFolder(folder);
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  // Private, since it contains all data.
  mkdirSync(path, { recursive: true, mode: 0o700 });
  if (user) chownSync(path, user.uid, user.gid);
  if (!canRun('test', ['-w', path], user))
    throw new Error(
      `The database's user cannot write to the backup folder ${folder}: name one that it can reach.`,
    );
  const seconds = timeoutSeconds ?? TIMEOUT_SECONDS;
  return ['archive_mode=on', `archive_timeout=${seconds}`, `archive_command=${archiveCommand(folder)}`];
}

/** Next to the cluster's files and not among them: a restored copy must not write to the backups that it came from. */
function keptFile(directory: string): string {
  return join(directory, 'archive.json');
}

/** Reads where the cluster in this folder archives its WAL, independent of who starts it. Null if it does not. */
export function readStoredArchive(directory: string): Archive | null {
  const file = keptFile(directory);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Archive) : null;
}

/** Stores where the cluster archives its WAL at every later start. Null for nowhere. */
export function keepArchive(directory: string, archive: Archive | null): void {
  const file = keptFile(directory);
  if (!archive) {
    rmSync(file, { force: true });
    return;
  }
  writeFileSync(`${file}.half`, `${JSON.stringify(archive)}\n`, { mode: 0o600 });
  renameSync(`${file}.half`, file);
}

/** Parses the setting `BACKUP_DIR`: a folder; null for `off`; undefined if it is not set, which keeps the stored value. */
export function readBackupFolder(text: string | undefined): string | null | undefined {
  if (!text) return undefined;
  return text === 'off' ? null : resolve(text);
}
