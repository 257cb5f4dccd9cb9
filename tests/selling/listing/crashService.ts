import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { roleUrl } from '../../../api/ops/database/roles.ts';
import type { TestMarket } from '../../kit/testMarket.ts';

const SCRIPT = fileURLToPath(new URL('./runService.ts', import.meta.url));

/** Calls a service in its own process, which is killed at a crash point as by a power cut. Throws where it was not killed. */
export async function crashService(
  market: TestMarket,
  place: string,
  deed: string,
  request: object,
  role: 'api' | 'worker' = 'api',
): Promise<void> {
  const child = spawn(process.execPath, [SCRIPT, deed, JSON.stringify(request)], {
    env: {
      ...process.env,
      NODE_ENV: 'test',
      DATABASE_URL: roleUrl(market.ownerUrl, role),
      SALE_FEE_BASIS_POINTS: '250',
      CRASH_AT: place,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const signal = await new Promise((done) => child.once('exit', (_code, name) => done(name)));
  if (signal !== 'SIGKILL') throw new Error(`${deed} was not killed at ${place}: ${String(signal)}`);
}
