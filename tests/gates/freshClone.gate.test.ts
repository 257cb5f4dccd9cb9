import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BUY, LISTINGS, PREPARE } from '../kit/documents.ts';
import { freePort } from '../kit/freePort.ts';
import { readOrder } from '../kit/shopper.ts';
import { slowness } from '../kit/slowness.ts';
import { TestClient } from '../kit/testClient.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

let folder: string;
let port: number;
let sandboxPort: number;
let client: TestClient;
let running: Running | null = null;

interface Running {
  child: ChildProcess;
  output(): string;
  ended: Promise<number | null>;
}

/** The environment of a new clone: nothing of this project on the path, no setting of this run. */
function bareEnvironment(): NodeJS.ProcessEnv {
  const path = (process.env.PATH ?? '')
    .split(':')
    .filter((entry) => !entry.includes('node_modules'))
    .join(':');
  const kept = Object.entries(process.env).filter(
    ([name]) =>
      !/^(npm_|VITEST|NODE_ENV|NODE_OPTIONS|INIT_CWD|TEST|VITE_|DEV$|PROD$|SSR$|MODE$|BASE_URL$)/.test(name),
  );
  return {
    ...Object.fromEntries(kept),
    PATH: path,
    PORT: String(port),
    SANDBOX_PORT: String(sandboxPort),
    LISTING_COUNT: '3000',
  };
}

function npmStart(): Running {
  const child = spawn('npm', ['start'], {
    cwd: folder,
    env: bareEnvironment(),
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let text = '';
  child.stdout?.on('data', (chunk) => {
    text += chunk;
  });
  child.stderr?.on('data', (chunk) => {
    text += chunk;
  });
  running = { child, output: () => text, ended: new Promise((done) => child.once('exit', done)) };
  return running;
}

async function untilUp({ output, child }: Running, limitMs: number): Promise<number> {
  const startedAt = Date.now();
  while (!output().includes('is up after')) {
    if (child.exitCode !== null || Date.now() - startedAt > limitMs)
      throw new Error(`npm start did not come up:\n${output()}`);
    await new Promise((done) => setTimeout(done, 100));
  }
  return Date.now() - startedAt;
}

async function eventually<T>(look: () => Promise<T>, limitMs = 20_000): Promise<T> {
  for (const startedAt = Date.now(); ; ) {
    try {
      return await look();
    } catch (error) {
      if (Date.now() - startedAt > limitMs) throw error;
      await new Promise((done) => setTimeout(done, 200));
    }
  }
}

/** Process ids of this clone's processes by what they run. */
function pidsOf(role: string): number[] {
  const table = execFileSync('ps', ['-eo', 'pid,args'], { encoding: 'utf8' }).split('\n');
  const isOurs = (line: string): boolean => line.includes(folder) && line.endsWith(role);
  return table.filter(isOurs).map((line) => Number(line.trim().split(' ')[0]));
}

function postmasterPid(): number {
  const data = running?.output().match(/its files lie in (\S+)\./)?.[1] ?? join(folder, '.data');
  return Number(readFileSync(join(data, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);
}

beforeAll(async () => {
  folder = mkdtempSync('/var/tmp/shiji-clone-');
  rmSync(folder, { recursive: true });
  execFileSync('git', ['clone', '--quiet', ROOT, folder]);
  [port, sandboxPort] = [await freePort(), await freePort()];
  client = new TestClient(`http://localhost:${port}`, `http://localhost:${sandboxPort}`);
});
afterAll(async () => {
  if (running?.child.exitCode === null) process.kill(-(running.child.pid ?? 0), 'SIGINT');
  await running?.ended;
  rmSync(folder, { recursive: true, force: true });
});

let orderNo = '';

test('a fresh clone starts by one command, and a visitor sees the market', async () => {
  const up = npmStart();
  console.log(`first start, installing and building: ${(await untilUp(up, 400_000)) / 1_000} s`);
  expect(up.output()).toContain(`http://localhost:${port}/market`);
  expect((await client.fetch('/readyz')).status).toBe(200);
  const page = await client.fetch('/market', { headers: { accept: 'text/html' } });
  expect(page.status).toBe(200);
  expect(await page.text()).toContain('AK-47');
});

test('kill -9 of api, worker, sandbox and database, one after the other: all come back and an order made before is still there', async () => {
  await client.signIn();
  await client.must(PREPARE, { amountCents: 9_000_000, request: crypto.randomUUID() });
  const { marketItems } = await client.must(LISTINGS, { first: 20 });
  const listing = marketItems?.edges
    .flatMap(({ node }) => node.listings?.edges ?? [])
    .map(({ node }) => node)
    .toSorted((a, b) => a.askCents - b.askCents)[0];
  if (!listing) throw new Error('nothing on sale');
  const { buyListing } = await client.must(BUY, {
    listingId: listing.id,
    priceCents: listing.askCents,
    request: crypto.randomUUID(),
  });
  if (buyListing.__typename !== 'BuyListingPayload') throw new Error(buyListing.__typename);
  orderNo = buyListing.order.orderNo;
  for (const role of ['api', 'worker', 'sandbox']) {
    const [pid] = pidsOf(`main.ts ${role}`);
    if (!pid) throw new Error(`no process ${role}`);
    process.kill(pid, 'SIGKILL');
    await eventually(async () => expect(pidsOf(`main.ts ${role}`)).not.toContain(pid));
  }
  process.kill(postmasterPid(), 'SIGKILL');
  await eventually(
    async () => expect((await readOrder(client, orderNo)).order.phase).toBe('PROTECTED'),
    60_000,
  );
});

test('kill -9 of the supervisor: the next npm start is up in under 10 seconds with the data of before', async () => {
  // npm, its shell and the supervisor are one process group; the supervised ones have groups of their own.
  process.kill(-(running?.child.pid ?? 0), 'SIGKILL');
  await running?.ended;
  const seconds = (await untilUp(npmStart(), 60_000)) / 1_000;
  console.log(`start after kill -9: ${seconds} s`);
  expect((await readOrder(client, orderNo)).order.phase).toBe('PROTECTED');
  expect(seconds).toBeLessThan(10 * slowness());
});

test('Ctrl-C stops everything; a start after it is up in under 10 seconds with the data of before', async () => {
  process.kill(-(running?.child.pid ?? 0), 'SIGINT');
  await running?.ended;
  await eventually(async () =>
    expect(pidsOf('main.ts api').concat(pidsOf('main.ts worker'), pidsOf('main.ts sandbox'))).toEqual([]),
  );
  const seconds = (await untilUp(npmStart(), 60_000)) / 1_000;
  console.log(`second start: ${seconds} s`);
  expect((await readOrder(client, orderNo)).order.phase).toBe('PROTECTED');
  expect(seconds).toBeLessThan(10 * slowness());
});
