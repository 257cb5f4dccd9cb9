import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Market, startMarket } from './setup/market.ts';

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

async function main(): Promise<void> {
  const startedAt = Date.now();
  const market = await startMarket({
    port: Number(environment.PORT ?? 4000),
    sandboxPort: Number(environment.SANDBOX_PORT ?? 4001),
    isSandbox: environment.SANDBOX !== 'off' && environment.NODE_ENV !== 'production',
    databaseUrl: environment.DATABASE_URL || null,
    dataFolder: resolve(environment.DATA_DIR ?? `${ROOT}.data`),
    listingCount: Number(environment.LISTING_COUNT ?? 40_000),
    say: (line) => console.log(`  ${line}`),
  });
  console.log(nextSteps(market, ((Date.now() - startedAt) / 1_000).toFixed(1)));
  let isStopping = false;
  const stop = async (): Promise<void> => {
    if (isStopping) return;
    isStopping = true;
    console.log('\n  Stopping …');
    await market.stop();
    process.exit(0);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

main().catch((error: unknown) => {
  console.error(`\n✖ ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
