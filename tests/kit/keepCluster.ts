import { spawn } from 'node:child_process';
import { existsSync, statfsSync } from 'node:fs';
import { freemem } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { ClusterNews } from './clusterProcess.ts';

const PROGRAM = fileURLToPath(new URL('clusterProcess.ts', import.meta.url));

/** Room that the databases of the tests under way, the log and the sorting of a run may take at once. */
const ROOM_BYTES = 8 * 2 ** 30;

/**
 * The folder of a run's cluster: in memory where there is plenty, since every file of tests makes and drops a database of twelve hundred
 * files; elsewhere on the disk.
 */
export function clusterFolder(name: string): string {
  return `${hasRoom('/dev/shm') ? '/dev/shm' : '/var/tmp'}/shiji-test-${name}`;
}

function hasRoom(folder: string): boolean {
  if (!existsSync(folder)) return false;
  const files = statfsSync(folder);
  return files.bavail * files.bsize > ROOM_BYTES && freemem() > ROOM_BYTES;
}

/** A cluster that lives as long as this process, however that ends. */
export interface KeptCluster {
  /** The owner's database URL without the name of the database. */
  serverUrl: string;
  /** Stops it and removes its files. */
  stop(): Promise<void>;
}

/**
 * Starts a cluster without durability in its own process. PostgreSQL outlives the process that started it, even if that one ends by Ctrl-C
 * or `kill -9` in the middle of the start. The separate process notices the broken channel to its parent and stops what it has started.
 */
export async function keepCluster(directory: string): Promise<KeptCluster> {
  // A group of its own: Ctrl-C in a terminal goes to a whole group, and would end `initdb` half-way.
  const child = spawn(process.execPath, [PROGRAM, JSON.stringify({ directory, isDisposable: true })], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    detached: true,
  });
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  const news = await new Promise<ClusterNews>((done) => {
    child.once('message', (message) => done(message as ClusterNews));
    void ended.then(() => done({ error: 'The process of the test cluster ended.' }));
  });
  if ('error' in news) throw new Error(news.error);
  return {
    serverUrl: news.serverUrl,
    async stop() {
      if (child.connected) child.disconnect();
      await ended;
    },
  };
}
