import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readConfig } from './config.ts';
import { readBackupFolder } from './ops/database/archive.ts';
import { type Market, type MarketSettings, startMarket } from './ops/setup/market.ts';

const ROOT = fileURLToPath(new URL('../', import.meta.url));
const environment = process.env;

function nextSteps({ url, sandboxUrl }: Market, seconds: string): string {
  const lines = [`\n  饰集 Shiji is up after ${seconds} s:  ${url}/market\n`];
  if (sandboxUrl) {
    lines.push(
      `  Sandbox (SMS codes, Steam inventories, clock):  ${sandboxUrl}`,
      `  GraphiQL with examples:  ${url}/graphql`,
      '',
      '  Try: open an item, sign in with any mainland mobile number (13800138000; the code shows on the sandbox page), take a',
      '  ready-made trade link, top up, buy, and watch the order. Then move the clock eight days on the sandbox page.',
    );
  }
  return [...lines, '', '  Ctrl-C stops everything and loses nothing.', ''].join('\n');
}

/** Stands in while the settings are checked: the embedded database's own address is known only when it runs. */
const EMBEDDED = 'postgres://127.0.0.1/market';

/** @throws Error in one sentence that names the wrong setting, before anything is started. */
function readSettings(): MarketSettings {
  // What the settings mean depends on whether there is a sandbox: `npm start` has one unless it is told otherwise.
  const SANDBOX = environment.SANDBOX || (environment.NODE_ENV === 'production' ? 'off' : 'on');
  const DATABASE_URL = environment.DATABASE_URL || EMBEDDED;
  const config = readConfig({ ...environment, SANDBOX, DATABASE_URL });
  const listingCount = environment.LISTING_COUNT || '40000';
  if (!/^[0-9]{1,6}$/.test(listingCount))
    throw new Error(
      `The setting LISTING_COUNT is wrong: a whole number below a million, not “${listingCount}”.`,
    );
  return {
    port: config.PORT,
    sandboxPort: config.SANDBOX_PORT,
    isSandbox: config.SANDBOX,
    databaseUrl: environment.DATABASE_URL || null,
    dataFolder: resolve(environment.DATA_DIR || `${ROOT}.data`),
    backupFolder: readBackupFolder(environment.BACKUP_DIR),
    listingCount: Number(listingCount),
    say: (line) => console.log(`  ${line}`),
  };
}

async function main(): Promise<void> {
  const startedAt = Date.now();
  const interruption = new AbortController();
  const starting = startMarket(readSettings(), interruption.signal);
  const stop = async (): Promise<void> => {
    // Ctrl-C in a terminal arrives twice: once from there, once passed on by npm.
    if (interruption.signal.aborted) return;
    console.log('\n  Stopping …');
    interruption.abort();
    const market = await starting.catch(() => null);
    await market?.stop();
    process.exit(0);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  const market = await starting.catch((error: unknown) => {
    // What fails after that fails because of it.
    if (interruption.signal.aborted) return null;
    throw error;
  });
  if (market) console.log(nextSteps(market, ((Date.now() - startedAt) / 1_000).toFixed(1)));
}

main().catch((error: unknown) => {
  console.error(`\n✖ ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
