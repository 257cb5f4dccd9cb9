import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { getIntrospectionQuery } from 'graphql';
import { cookiesOf, postAsk, sendAsk } from './asks.ts';
import { openBenchDatabase } from './benchDatabase.ts';
import { type BenchServer, startBenchApi } from './benchServer.ts';
import { type Ask, runLoad } from './load.ts';
import { percentile } from './percentile.ts';

/** How many clients request heavy work at once, each again as soon as it has its response, and for how long. */
const [CROWD, SECONDS] = [64, 8];
const SIZE = { items: 5_000, listings: 50_000 };
const PAUSE_MS = 10;

const SCALARS = `id marketHashName nameEn nameZh iconUrl listingCount lowestAskCents rarityColor salesPerDay salesPerWeek tagExterior
  tagItemSet tagQuality tagRarity tagType tagWeapon floatMax floatMin hasAutomaticDelivery isReadFromName newestListedAt referencePriceCents`;
let number = 0;
const free = (query: string): Ask => postAsk('/graphql', { query });
const page = (path: string, headers: Record<string, string> = {}): Ask => ({
  path,
  headers: { accept: 'text/html', ...headers },
});

/** What is dear; no two requests are alike. */
const WORK: Record<string, () => Ask> = {
  'page of a list': () => page(`/market?minPrice=${++number / 100}`),
  'page of a reader': () => page('/user/wallet', cookiesOf(1 + (++number % 50))),
  'the whole schema': () => free(`${getIntrospectionQuery()} # ${++number}`),
  'two hundred items': () =>
    free(
      `{ ${['a', 'b'].map((name) => `${name}${++number}: marketItems(first: 100) { edges { node { ${SCALARS} } } }`).join(' ')} }`,
    ),
  'items of items': () =>
    free(`{ a${++number}: marketItems(first: 20) { edges { node { id siblings { ${SCALARS} } } } } }`),
  'items with their copies': () =>
    free(
      `{ a${++number}: marketItems(first: 40) { edges { node { id listings(first: 10) { edges { node { id askCents } } } } } } }`,
    ),
};

/** Reads the home page's data again and again, beside whatever else there is. */
async function look({ url, ms }: { url: string; ms: number }): Promise<string> {
  const timesMs: number[] = [];
  const end = performance.now() + ms;
  while (performance.now() < end) {
    const start = performance.now();
    await sendAsk(url, { path: '/web/index' });
    timesMs.push(performance.now() - start);
    await new Promise((done) => setTimeout(done, PAUSE_MS));
  }
  return `home page p50 ${percentile(timesMs, 0.5).toFixed(1)} ms, p99 ${percentile(timesMs, 0.99).toFixed(1)} ms`;
}

/** The same in its own thread, so that only the server can delay it. */
function lookBeside(url: string): Promise<string> {
  const thread = new Worker(new URL(import.meta.url), { workerData: { url, ms: SECONDS * 1_000 } });
  return new Promise((done, fail) => {
    thread.once('message', done);
    thread.once('error', fail);
  });
}

async function measure(server: BenchServer, name: string, ask: () => Ask): Promise<void> {
  const { status, text } = await sendAsk(server.url, ask());
  if (status !== 200 || text.includes('"errors"'))
    throw new Error(`${name}: HTTP ${status}: ${text.slice(0, 200)}`);
  const complexity = /"complexity":(\d+)/.exec(text)?.[1];
  await runLoad({ url: server.url, connections: 1, seconds: 2, ask });
  const before = await server.readFigures();
  const alone = await runLoad({ url: server.url, connections: 1, seconds: 2, ask });
  const after = await server.readFigures();
  const beside = lookBeside(server.url);
  const crowd = await runLoad({ url: server.url, connections: CROWD, seconds: SECONDS, ask });
  console.log(
    `${name}${complexity ? ` (complexity ${complexity})` : ''}: ${((after.cpuMs - before.cpuMs) / alone.answers).toFixed(1)} ms CPU each; ` +
      `${CROWD} at once: ${crowd.perSecond.toFixed(0)}/s, ${crowd.failures} failed; ${await beside}`,
  );
}

/** Measures what heavy work costs and how a crowd that requests it affects everybody else (T-30). */
async function main(): Promise<void> {
  const database = await openBenchDatabase(console.log);
  const server = await startBenchApi(await database.open(SIZE, 'heavy'));
  try {
    await lookBeside(server.url);
    console.log(`nobody else: ${await lookBeside(server.url)}`);
    for (const [name, ask] of Object.entries(WORK)) await measure(server, name, ask);
  } finally {
    await server.stop();
    await database.close();
  }
}

if (isMainThread) await main();
else parentPort?.postMessage(await look(workerData));
