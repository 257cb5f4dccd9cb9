import { availableParallelism, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { Pool } from 'pg';
import { openOwner } from '../../api/ops/database/openOwner.ts';
import { type Market, startMarket } from '../../api/ops/setup/market.ts';
import { ITEM_PATH } from '../browser/tab.ts';
import { launchBrowser } from '../kit/browser.ts';
import { PREPARE } from '../kit/documents.ts';
import { freePort } from '../kit/freePort.ts';
import { TestClient } from '../kit/testClient.ts';
import { giveCopies, openSeller, pickItems } from '../selling/listing/sellerScene.ts';
import { measureInteractions } from './interactions.ts';
import { auditPage, importLighthouse, type WebLine } from './pageAudit.ts';

const PAGES = [
  ['/', '/'],
  ['/market', '/market'],
  ['/goods', ITEM_PATH],
  ['/notice', '/notice'],
  ['/help', '/help'],
] as const;
const DATA_FOLDER = fileURLToPath(new URL('../../.data/bench-web', import.meta.url));
const startedAt = performance.now();

function say(line: string): void {
  console.log(`${((performance.now() - startedAt) / 1_000).toFixed(1).padStart(6)} s  ${line}`);
}

function table(lines: readonly WebLine[]): string {
  const rows = [
    ['page or script', 'measure', 'figure', 'goal', 'ok'],
    ...lines.map((line) => [line.work, line.measure, line.figure, line.goal, line.isReached ? 'ok' : '—']),
  ];
  const widths = [0, 1, 2, 3, 4].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, column) =>
          column === 2 ? cell.padStart(widths[2] ?? 0) : cell.padEnd(widths[column] ?? 0),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** A user with play money, a trade link and copies to list. */
async function openTrader({ url, sandboxUrl }: Market): Promise<TestClient> {
  process.env.DATA_DIR = DATA_FOLDER;
  const database = await openOwner();
  const owner = new Pool({ connectionString: database.url, max: 1 });
  try {
    const scene = { owner, visitor: () => new TestClient(url, sandboxUrl ?? '') };
    const seller = await openSeller(scene);
    const [item] = await pickItems(scene, 1);
    if (item === undefined) throw new Error('the market has nothing to list');
    await giveCopies(scene, seller, item.id, 3);
    await seller.client.must(PREPARE, { amountCents: 9_000_000, request: crypto.randomUUID() });
    return seller.client;
  } finally {
    await owner.end();
    await database.close();
  }
}

async function measure(market: Market, runCount: number): Promise<WebLine[]> {
  const lighthouse = await importLighthouse();
  const port = await freePort();
  const browser = await launchBrowser([`--remote-debugging-port=${port}`]);
  const lines: WebLine[] = [];
  try {
    for (const [work, path] of PAGES) {
      // Another bench measures pages from the cache. Here the market already has visitors.
      await fetch(market.url + path, { headers: { accept: 'text/html' } });
      const found = await auditPage(work, market.url + path, { lighthouse, port, runCount });
      lines.push(...found);
      say(`${work}: ${found.map(({ measure, figure }) => `${measure} ${figure}`).join(', ')}`);
    }
    lines.push(...(await measureInteractions(browser, market.url, await openTrader(market))));
  } finally {
    await browser.close();
  }
  return lines;
}

/** `npm run bench:web`: what a phone makes of the pages, and how quickly they answer a press. `--runs 1` measures each page once. */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { runs: { type: 'string', default: '3' } } });
  say('starting a market …');
  const market = await startMarket(
    {
      port: await freePort(),
      sandboxPort: await freePort(),
      isSandbox: true,
      databaseUrl: null,
      dataFolder: DATA_FOLDER,
      backupFolder: null,
      listingCount: 40_000,
      say,
    },
    new AbortController().signal,
  );
  try {
    const lines = await measure(market, Number(values.runs));
    console.log(`\n${table(lines)}\n`);
    console.log(
      `the middle of ${values.runs} runs; Node ${process.version}, ${availableParallelism()} CPUs, load ${loadavg()[0]?.toFixed(1)} at the end, ${new Date().toISOString().slice(0, 10)}`,
    );
  } finally {
    await market.stop();
  }
}

await main();
