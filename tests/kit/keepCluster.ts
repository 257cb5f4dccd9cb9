import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { ClusterNews } from './clusterProcess.ts';

const PROGRAM = fileURLToPath(new URL('clusterProcess.ts', import.meta.url));

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
