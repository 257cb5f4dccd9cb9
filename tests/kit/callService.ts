import { readConfig } from '../../api/config.ts';
import { openLog } from '../../api/kernel/log.ts';
import { openPlatform } from '../../api/ops/process/openProcess.ts';

/** Run as a process of its own by `dieInService`: calls one service of the api with what the arguments say, and ends. */
const [file = '', service = '', args = '[]'] = process.argv.slice(2);
const module = (await import(file)) as Record<string, (...args: unknown[]) => Promise<unknown>>;
const platform = openPlatform(readConfig(process.env), openLog('api', 'silent'), false);
await platform.jobs.boss.start();
// Cents are written as "100n".
const values: unknown[] = JSON.parse(args, (_, value) =>
  typeof value === 'string' && /^\d+n$/.test(value) ? BigInt(value.slice(0, -1)) : value,
);
await module[service]?.(platform, ...values);
process.exit(0);
