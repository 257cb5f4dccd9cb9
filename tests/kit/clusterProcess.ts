import { rmSync } from 'node:fs';
import { type ClusterOptions, startCluster } from '../../api/ops/database/cluster.ts';

/** The single message of the process. */
export type ClusterNews = { serverUrl: string } | { error: string };

// Ctrl-C is for the run. What the run holds ends with it, in the order that it ends things.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => {});

const options = JSON.parse(process.argv[2] ?? '') as ClusterOptions;
const parentGone = new Promise<void>((done) => process.once('disconnect', done));

function tell(news: ClusterNews): void {
  // The parent process may already be gone.
  if (process.connected) process.send?.(news, () => {});
}

let directory = options.directory;
try {
  const cluster = await startCluster(options);
  directory = cluster.directory;
  tell({ serverUrl: cluster.urlOf('') });
  await parentGone;
  await cluster.stop();
} catch (error) {
  tell({ error: String(error) });
} finally {
  rmSync(directory, { recursive: true, force: true });
}
process.exit();
