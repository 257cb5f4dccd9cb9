import { chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { canRun, type PostgresUser } from './postgresUser.ts';

/** Where a cluster keeps its log of changes, piece by piece. */
export interface Archive {
  /** The backups' folder: the pieces go into `wal` in it. */
  folder: string;
  /** At most so much work is lost with the machine: a piece is closed after this time, full or not. */
  timeoutSeconds?: number;
}

/** One minute: what L13 of `safety.md` allows to be lost. */
const TIMEOUT_SECONDS = 60;

/** The path stands in a command of a shell, and there in a setting of PostgreSQL. */
const PLAIN = /^\/[\w./ @+=:,-]*$/;

/**
 * The folder of the pieces.
 * @throws Error in one sentence where the path could not be written into a command.
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
 * The command by which PostgreSQL keeps a piece: under another name first, so that none is ever seen half written; never over another one,
 * but a piece that is there already, after a crash between both, is well kept. Packed: of a quiet minute's 16 MiB nearly all are zeros.
 */
export function archiveCommand(folder: string): string {
  const kept = `"${walFolder(folder)}/%f.gz"`;
  const half = `"${walFolder(folder)}/%f.half"`;
  return `if test -f ${kept}; then gzip -dc ${kept} | cmp -s - "%p"; else gzip -c "%p" > ${half} && sync ${half} && mv ${half} ${kept}; fi`;
}

/** The command by which PostgreSQL is given a piece back; it fails where there is none, which is how the end is known. */
export function restoreCommand(folder: string): string {
  const kept = `"${walFolder(folder)}/%f.gz"`;
  return `test -f ${kept} && gzip -dc ${kept} > "%p"`;
}

/**
 * The settings of a cluster that keeps its log of changes, and the folder for it.
 * @throws Error in one sentence where the database's user cannot write there.
 */
export function archiveSettings({ folder, timeoutSeconds }: Archive, user: PostgresUser | null): string[] {
  const path = walFolder(folder);
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  // Everybody's work lies in it.
  mkdirSync(path, { recursive: true, mode: 0o700 });
  if (user) chownSync(path, user.uid, user.gid);
  if (!canRun('test', ['-w', path], user))
    throw new Error(
      `The database's user cannot write to the backup folder ${folder}: name one that it can reach.`,
    );
  const seconds = timeoutSeconds ?? TIMEOUT_SECONDS;
  return ['archive_mode=on', `archive_timeout=${seconds}`, `archive_command=${archiveCommand(folder)}`];
}

/** Beside the cluster's files and outside of them: a restored copy must not write into the backups that it came from. */
function keptFile(directory: string): string {
  return join(directory, 'archive.json');
}

/** Where the cluster in this folder keeps its log, whoever starts it; null: nowhere. */
export function readKeptArchive(directory: string): Archive | null {
  const file = keptFile(directory);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Archive) : null;
}

/** Notes for every later start where the cluster keeps its log; null: nowhere. */
export function keepArchive(directory: string, archive: Archive | null): void {
  const file = keptFile(directory);
  if (!archive) {
    rmSync(file, { force: true });
    return;
  }
  writeFileSync(`${file}.half`, `${JSON.stringify(archive)}\n`, { mode: 0o600 });
  renameSync(`${file}.half`, file);
}

/** What the setting `BACKUP_DIR` says: a folder; null for `off`: nowhere; undefined where it is not set: as it was kept. */
export function readBackupFolder(text: string | undefined): string | null | undefined {
  if (!text) return undefined;
  return text === 'off' ? null : resolve(text);
}
