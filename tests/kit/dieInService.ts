import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { roleUrl } from '../../api/ops/database/roles.ts';
import { environmentOfProcess } from './environmentOfProcess.ts';
import type { TestMarket } from './testMarket.ts';

const CALLER = fileURLToPath(new URL('callService.ts', import.meta.url));

/** A service of the api: its file under `api/`, its name, and its arguments after the platform. */
export interface ServiceCall {
  file: string;
  service: string;
  args: readonly unknown[];
}

/**
 * Calls a service in an api process of its own that is killed, as by a power cut, when it comes to a place.
 * @returns the signal that ended it; null where the service ended first.
 */
export async function dieInService(
  market: TestMarket,
  crashAt: string,
  { file, service, args }: ServiceCall,
): Promise<string | null> {
  const written = JSON.stringify(args, (_, value) => (typeof value === 'bigint' ? `${value}n` : value));
  const module = new URL(`../../api/${file}`, import.meta.url).href;
  const child = spawn(process.execPath, [CALLER, module, service, written], {
    env: { ...environmentOfProcess(market, roleUrl(market.ownerUrl, 'api')), CRASH_AT: crashAt },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return new Promise((done) => child.once('exit', (_code, signal) => done(signal)));
}
