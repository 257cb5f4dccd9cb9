import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { ALLOCATOR_SETTINGS, NODE_FLAGS } from '../../api/ops/setup/processFlags.ts';
import { freePort } from '../kit/freePort.ts';

/** A server of the run, a process of its own. */
export interface BenchServer {
  url: string;
  /** Milliseconds from the start of the process until it reports that it is ready. */
  readyMs: number;
  /** CPU that it has used, in milliseconds, and its memory now, in bytes; those of an api, by its own metrics. */
  readFigures(): Promise<{ cpuMs: number; residentBytes: number; indexLoadMs: number }>;
  stop(): Promise<void>;
}

const TOKEN = 'token-of-the-bench-run';

function figureOf(text: string, name: string): number {
  return Number(new RegExp(`^${name} (.+)$`, 'm').exec(text)?.[1]);
}

async function readMetrics(url: string): Promise<string> {
  const response = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } });
  return response.text();
}

async function readFigures(url: string) {
  const text = await readMetrics(url);
  return {
    cpuMs: figureOf(text, 'process_cpu_seconds_total') * 1_000,
    residentBytes: figureOf(text, 'process_resident_memory_bytes'),
    indexLoadMs: figureOf(text, 'market_index_load_seconds') * 1_000,
  };
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((done) => child.once('exit', done));
  child.kill('SIGTERM');
  await ended;
}

/** Starts a script and waits until it reports that it is ready. @throws Error if it ends before. */
export async function startBenchServer(
  script: string,
  args: string[] = [],
  environment: NodeJS.ProcessEnv = {},
): Promise<BenchServer> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const start = performance.now();
  const path = fileURLToPath(new URL(script, import.meta.url));
  const child = spawn(process.execPath, [...NODE_FLAGS, path, ...args], {
    env: { ...ALLOCATOR_SETTINGS, ...process.env, PORT: String(port), ...environment },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  await new Promise<void>((done, fail) => {
    child.once('message', () => done());
    child.once('exit', (code) => fail(new Error(`${script} ended with ${code}`)));
  });
  return {
    url,
    readyMs: performance.now() - start,
    readFigures: () => readFigures(url),
    stop: () => stop(child),
  };
}

const COPIES_WAIT_MS = 60_000;

/**
 * Waits until an api has read all copies on sale, which it does after it is ready: what is measured meanwhile shares the processors.
 * @throws Error if it does not get there.
 */
async function waitForCopies({ url, stop }: BenchServer): Promise<void> {
  const endMs = performance.now() + COPIES_WAIT_MS;
  while (!(figureOf(await readMetrics(url), 'copies_read_timestamp_seconds') > 0)) {
    if (performance.now() > endMs) {
      await stop();
      throw new Error('the api did not read the copies on sale');
    }
    await sleep(200);
  }
}

/** Starts the api as it runs in production, with its site, on a database. */
export async function startBenchApi(databaseUrl: string): Promise<BenchServer> {
  const api = await startBenchServer('../../api/main.ts', ['api'], {
    NODE_ENV: 'production',
    DATABASE_URL: databaseUrl,
    PUBLIC_URL: 'http://127.0.0.1',
    SANDBOX: 'off',
    LOG_LEVEL: 'error',
    REQUESTS_PER_MINUTE: '1000000000',
    WORK_MS_PER_MINUTE: '1000000000',
    METRICS_TOKEN: TOKEN,
    // No worker runs here that could ask Steam about a hold.
    ORDER_HOLD_WAIT_MS: '0',
    // No client requests a code here.
    SMS_ACCESS_KEY_ID: 'none',
    SMS_ACCESS_KEY_SECRET: 'none',
    IDENTITY_APP_CODE: 'none',
    IDENTITY_HASH_KEY: 'none',
  });
  await waitForCopies(api);
  return api;
}
