import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startCluster } from './cluster.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** The owner's address for a script: the given database, or the embedded one, which is started where it does not run. */
export async function openOwner(): Promise<{ url: string; close(): Promise<void> }> {
  if (process.env.DATABASE_URL) return { url: process.env.DATABASE_URL, close: async () => {} };
  const cluster = await startCluster({ directory: resolve(process.env.DATA_DIR || `${ROOT}.data`) });
  return { url: cluster.urlOf('market'), close: cluster.isAdopted ? async () => {} : cluster.stop };
}
