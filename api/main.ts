import closeWithGrace from 'close-with-grace';
import { type Config, readConfig } from './config.ts';
import { followChanges } from './followChanges.ts';
import { createChangeFeed } from './graphql/changeFeed.ts';
import { createHttpServer } from './http.ts';
import { openDatabase } from './kernel/db.ts';
import { openJobs } from './kernel/jobs.ts';
import { type Log, openLog } from './kernel/log.ts';
import type { Platform } from './kernel/platform.ts';
import { observeSteam } from './metrics/observeSteam.ts';
import { serveMetrics } from './metrics/serveMetrics.ts';
import { openWorkerMetrics } from './metrics/workerMetrics.ts';
import { mountSite } from './mountSite.ts';
import { startSandbox } from './sandbox/startSandbox.ts';
import { createAliyunSms } from './sms/aliyunSms.ts';
import { createWorkerPlatform, startWorker } from './worker.ts';

/** Told to the supervisor when a process is at work. */
const READY = 'ready';
const SMS_TIMEOUT_MS = 10_000;
/** Between "not ready" and the last answer, for a balancer to notice. */
const DRAIN_MS = 1_000;

type Stop = () => Promise<void>;

function openPlatform(config: Config, log: Log, isWorker: boolean): Platform {
  const limits = isWorker
    ? { statementTimeoutMs: 30_000, lockTimeoutMs: 5_000 }
    : { statementTimeoutMs: 5_000, lockTimeoutMs: 4_000 };
  const db = openDatabase({ url: config.DATABASE_URL, poolSize: isWorker ? 10 : 20, ...limits });
  return { config, db, log, jobs: openJobs(config.DATABASE_URL, log, { isWorker }) };
}

async function runApi(config: Config, log: Log): Promise<Stop> {
  const platform = openPlatform(config, log, false);
  await platform.jobs.boss.start();
  const changes = createChangeFeed();
  const sms = createAliyunSms({
    endpoint: config.SMS_ENDPOINT,
    protocol: config.SMS_PROTOCOL,
    accessKeyId: config.SMS_ACCESS_KEY_ID,
    accessKeySecret: config.SMS_ACCESS_KEY_SECRET,
    signName: config.SMS_SIGN_NAME,
    templateCode: config.SMS_TEMPLATE_CODE,
    timeoutMs: SMS_TIMEOUT_MS,
  });
  const followed = await followChanges(platform, config.DATABASE_URL, changes);
  const door = { platform, sms, changes, market: followed.feed.index, handovers: followed.handovers };
  const server = await createHttpServer(door);
  const { app, startDraining } = server;
  await mountSite(app, door, server);
  await app.listen({ host: config.HOST, port: config.PORT });
  return async () => {
    startDraining();
    await new Promise((done) => setTimeout(done, config.NODE_ENV === 'production' ? DRAIN_MS : 0));
    changes.end();
    await app.close();
    await followed.close();
    await platform.jobs.boss.stop({ graceful: false });
    await platform.db.$disconnect();
  };
}

async function runWorker(config: Config, log: Log): Promise<Stop> {
  const platform = openPlatform(config, log, true);
  const metrics = openWorkerMetrics(platform);
  const stand = createWorkerPlatform(platform, config.DATABASE_URL);
  const worker = await startWorker({ ...stand, steam: observeSteam(stand.steam, metrics) });
  const port = config.WORKER_METRICS_PORT;
  const server = port > 0 ? await serveMetrics(metrics, config, log, port) : null;
  return async () => {
    await server?.close();
    await worker.stop();
    await platform.db.$disconnect();
  };
}

async function runSandbox(config: Config): Promise<Stop> {
  const keys = { accessKeyId: config.SMS_ACCESS_KEY_ID, accessKeySecret: config.SMS_ACCESS_KEY_SECRET };
  const sandbox = await startSandbox({
    databaseUrl: config.DATABASE_URL,
    port: config.SANDBOX_PORT,
    smsKeys: keys,
  });
  return () => sandbox.close();
}

const role = process.argv[2] ?? '';
const config = readConfig(process.env);
const log = openLog(role, config.LOG_LEVEL);
const RUNS: Record<string, (config: Config, log: Log) => Promise<Stop>> = {
  api: runApi,
  worker: runWorker,
  sandbox: runSandbox,
};
const run = RUNS[role];
if (!run) throw new Error('say which process to run: node api/main.ts api | worker | sandbox');
const stop = await run(config, log);
closeWithGrace({ delay: 28_000, logger: log }, async ({ err }) => {
  if (err) log.error({ err }, 'the process ends because of an error');
  await stop();
});
process.send?.(READY);
// Without its supervisor a child of an embedded market has nobody to restart or stop it.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
