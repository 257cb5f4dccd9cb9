import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { roleUrl } from '../../api/ops/database/roles.ts';
import { ALLOCATOR_SETTINGS, NODE_FLAGS } from '../../api/ops/setup/processFlags.ts';
import { environmentOfProcess } from './environmentOfProcess.ts';
import { freePort } from './freePort.ts';
import type { TestMarket } from './testMarket.ts';

const MAIN = fileURLToPath(new URL('../../api/main.ts', import.meta.url));

/** An api or a worker of its own process. */
export interface MarketProcess {
  /** Where it listens; a worker has metrics there and nothing else. */
  url: string;
  child: ChildProcess;
  /**
   * Signals the process to end.
   * @returns how long that took, in milliseconds, and the exit code and signal.
   */
  stop(): Promise<{ ms: number; code: number | null; signal: string | null }>;
}

/** Starts a real api or worker on a market, and waits until it is at work. The site of an api must be built. */
export async function startMarketProcess(
  market: TestMarket,
  role: 'api' | 'worker',
  settings: NodeJS.ProcessEnv = {},
  port?: number,
): Promise<MarketProcess> {
  const ownPort = String(port ?? (await freePort()));
  const child = spawn(process.execPath, [...NODE_FLAGS, MAIN, role], {
    env: {
      ...ALLOCATOR_SETTINGS,
      ...environmentOfProcess(market, roleUrl(market.ownerUrl, role)),
      ...(role === 'api' ? { PORT: ownPort } : { WORKER_METRICS_PORT: ownPort }),
      LOG_LEVEL: process.env.TEST_LOG_LEVEL ?? 'fatal',
      ...settings,
    },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const ended = new Promise<{ code: number | null; signal: string | null }>((done) =>
    child.once('exit', (code, signal) => done({ code, signal })),
  );
  await new Promise<void>((done, fail) => {
    child.once('message', () => done());
    void ended.then(({ code }) => fail(new Error(`the ${role} ended with ${code}`)));
  });
  return {
    url: `http://127.0.0.1:${ownPort}`,
    child,
    async stop() {
      const start = performance.now();
      child.kill('SIGTERM');
      return { ...(await ended), ms: performance.now() - start };
    },
  };
}
