import { enableCompileCache } from 'node:module';
import closeWithGrace from 'close-with-grace';
import { type Config, readConfig } from './config.ts';
import { collectWhenQuiet } from './kernel/collectWhenQuiet.ts';
import { type Log, openLog } from './kernel/log.ts';
import { compileCacheFolder } from './ops/setup/compileCache.ts';

/** Told to the supervisor when a process is at work. */
const READY = 'ready';

/** Each process loads what it runs, and nothing of the others. */
const RUNS: Record<string, () => Promise<(config: Config, log: Log) => Promise<() => Promise<void>>>> = {
  api: async () => (await import('./ops/process/runApi.ts')).runApi,
  worker: async () => (await import('./ops/process/runWorker.ts')).runWorker,
  sandbox: async () => (await import('./ops/process/runSandbox.ts')).runSandbox,
};

const cache = compileCacheFolder();
if (cache !== null) enableCompileCache(cache);
const role = process.argv[2] ?? '';
const config = readConfig(process.env);
const log = openLog(role, config.LOG_LEVEL);
const load = RUNS[role];
if (!load) throw new Error('say which process to run: node api/main.ts api | worker | sandbox');
const run = await load();
const stop = await run(config, log);
closeWithGrace({ delay: 28_000, logger: log }, async ({ err }) => {
  if (err) log.fatal({ err }, 'the process ends because of an error');
  await stop();
});
process.send?.(READY);
collectWhenQuiet();
// Without its supervisor a child of an embedded market has nobody to restart or stop it.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
