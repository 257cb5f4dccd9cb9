import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { roleUrl } from '../../api/ops/database/roles.ts';
import { environmentOfProcess } from './environmentOfProcess.ts';
import type { TestMarket } from './testMarket.ts';

const MAIN = fileURLToPath(new URL('../../api/main.ts', import.meta.url));

/**
 * Limits that a busy machine does not reach. A call that times out is resolved another way, so that its worker would
 * never come to the place that the test waits for.
 */
const PATIENT = { STEAM_TIMEOUT_MS: '10000', ALIPAY_TIMEOUT_MS: '10000', CALLBACK_TIMEOUT_MS: '10000' };

/** A worker of its own process, and by which signal it died. */
export interface WorkerProcess {
  child: ChildProcess;
  died: Promise<string | null>;
}

/** Starts a real worker on a market; with `crashAt` it is killed, as by a power cut, when it comes to that place. */
export function startWorkerProcess(
  market: TestMarket,
  crashAt: string,
  settings: NodeJS.ProcessEnv = {},
): WorkerProcess {
  const child = spawn(process.execPath, [MAIN, 'worker'], {
    env: {
      ...environmentOfProcess(market, roleUrl(market.ownerUrl, 'worker')),
      ...PATIENT,
      CRASH_AT: crashAt,
      ...settings,
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  return { child, died: new Promise((done) => child.once('exit', (_code, signal) => done(signal))) };
}
