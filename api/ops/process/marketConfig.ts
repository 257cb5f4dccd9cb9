import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Config, readConfig } from '../../config.ts';
import { apiEnvironment } from '../setup/market.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** The settings with which the market itself calls the outside: those of the environment, and under a sandbox its addresses and keys. */
export function marketConfig(ownerUrl: string, keyFolder: string): Config {
  const { env } = process;
  const SANDBOX = env.SANDBOX || (env.NODE_ENV === 'production' ? 'off' : 'on');
  const config = readConfig({ ...env, SANDBOX, DATABASE_URL: ownerUrl });
  if (!config.SANDBOX) return config;
  const market = {
    port: config.PORT,
    sandboxPort: config.SANDBOX_PORT,
    isSandbox: true,
    databaseUrl: env.DATABASE_URL || null,
    dataFolder: resolve(env.DATA_DIR || `${ROOT}.data`),
    backupFolder: null,
    listingCount: 0,
    say: () => {},
  };
  return readConfig({ ...env, ...apiEnvironment(market, ownerUrl, keyFolder), DATABASE_URL: ownerUrl });
}
