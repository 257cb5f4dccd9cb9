import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startCluster } from './cluster.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** The owner's address for a script: the given database, or the embedded one, which is started where it does not run. */
export async function openOwner(): Promise<{
  url: string;
  /** Where the sealing keys lie. */
  keyFolder: string;
  close(): Promise<void>;
}> {
  const folder = resolve(process.env.DATA_DIR || `${ROOT}.data`);
  if (process.env.DATABASE_URL)
    return { url: process.env.DATABASE_URL, keyFolder: folder, close: async () => {} };
  const backups = process.env.BACKUP_DIR;
  const archive = backups ? { folder: resolve(backups) } : null;
  const cluster = await startCluster({ directory: folder, archive });
  return {
    url: cluster.urlOf('market'),
    keyFolder: cluster.directory,
    close: cluster.isAdopted ? async () => {} : cluster.stop,
  };
}
