import { constants, existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Folders whose contents are useless to another server (PostgreSQL's manual, 25.3.4.4). */
const EMPTIED = new Set([
  'pg_wal',
  'pg_replslot',
  'pg_dynshmem',
  'pg_notify',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
]);
/** Files that belong only to the running server, and our log of it. */
const LEFT_OUT = new Set(['postmaster.pid', 'postmaster.opts', 'pg_internal.init', 'server.log']);

function isSkipped(name: string): boolean {
  return LEFT_OUT.has(name) || name.startsWith('pgsql_tmp');
}

/** Size of a copy. */
export interface CopiedFiles {
  count: number;
  bytes: number;
}

/** The server may delete a file while it is copied. The WAL contains the deletion. If the copy's own folder is gone, the copy is lost. */
async function copyLiving(from: string, to: string): Promise<CopiedFiles> {
  try {
    await copyFile(from, to, constants.COPYFILE_EXCL);
    return { count: 1, bytes: (await stat(to)).size };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || existsSync(from)) throw error;
    return { count: 0, bytes: 0 };
  }
}

/** Copies into an existing folder. The folders within are created without their parents, which would hide that the copy was removed meanwhile. */
async function copyFolder(from: string, to: string): Promise<CopiedFiles> {
  const copied = { count: 0, bytes: 0 };
  const add = ({ count, bytes }: CopiedFiles): void => {
    copied.count += count;
    copied.bytes += bytes;
  };
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, copy] = [join(from, entry.name), join(to, entry.name)];
    if (isSkipped(entry.name)) continue;
    if (entry.isSymbolicLink()) throw new Error(`${source} leads outside of the database's folder.`);
    if (entry.isDirectory()) {
      await mkdir(copy, { mode: 0o700 });
      if (!EMPTIED.has(entry.name)) add(await copyFolder(source, copy));
    } else if (entry.isFile()) add(await copyLiving(source, copy));
  }
  return copied;
}

/**
 * Copies the files of a cluster, which may be running between `pg_backup_start` and `pg_backup_stop`.
 * @throws Error for a link: tablespaces are outside the data folder, and the embedded database has none. Also if the copy is removed
 * meanwhile.
 */
export async function copyCluster(from: string, to: string): Promise<CopiedFiles> {
  await mkdir(to, { recursive: true, mode: 0o700 });
  return copyFolder(from, to);
}
