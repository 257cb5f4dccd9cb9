import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { readBackupFolder } from './archive.ts';
import { startCluster } from './cluster.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

const LINGER_MS = 2_000;

/** True if other connections exist, which may not be registered: an operator's client, or a market of an earlier version. */
async function isConnectedByOthers(serverUrl: string): Promise<boolean> {
  const client = new Client({ connectionString: serverUrl });
  try {
    await client.connect();
    // Our own connections may still be closing.
    for (let waitedMs = 0; waitedMs <= LINGER_MS; waitedMs += 100) {
      const { rowCount } = await client.query(
        `select from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`,
      );
      if (!rowCount) return false;
      await sleep(100);
    }
    return true;
  } catch {
    // The server has died, so no connection can be interrupted.
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

/**
 * The owner's address for a script: the configured database, or the embedded one, which is started if necessary with its market's WAL
 * archive. The last user stops it.
 */
export async function openOwner(): Promise<{
  url: string;
  /** Folder of the sealing keys. */
  keyFolder: string;
  close(): Promise<void>;
}> {
  const folder = resolve(process.env.DATA_DIR || `${ROOT}.data`);
  if (process.env.DATABASE_URL)
    return { url: process.env.DATABASE_URL, keyFolder: folder, close: async () => {} };
  const backups = readBackupFolder(process.env.BACKUP_DIR);
  const archive = backups ? { folder: backups } : undefined;
  const cluster = await startCluster({ directory: folder, archive, isGuest: true });
  return {
    url: cluster.urlOf('market'),
    keyFolder: cluster.directory,
    close: () => cluster.stop(() => isConnectedByOthers(cluster.urlOf('postgres'))),
  };
}
