import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '../../kit/freePort.ts';
import { globalId } from '../../kit/globalId.ts';
import { startMarketProcess } from '../../kit/marketProcess.ts';
import { IS_PROVING } from '../../kit/someOf.ts';
import type { TestClient } from '../../kit/testClient.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { MARKED_HEADERS } from './markedHeaders.ts';

/** Of 950 KB each: twice the growth that is allowed and more, if the process kept them. */
const MANY = IS_PROVING ? 600 : 150;
const SOME = 60;
const AT_ONCE = 8;
const GROWTH_MAX_MIB = 64;
const MIB = 1_024 ** 2;
const WIDE = '界';

let market: TestMarket;
let client: TestClient;
beforeAll(async () => {
  market = await openTestMarket({}, 'production');
  client = market.visitor();
});
afterAll(() => market.close());

async function post(url: string, body: unknown): Promise<{ status: number; text: string }> {
  const text = JSON.stringify(body);
  const answer = await fetch(`${url}/graphql`, { method: 'POST', headers: MARKED_HEADERS, body: text });
  return { status: answer.status, text: await answer.text() };
}

/** What `Runtime.getHeapUsage` answers, in bytes. */
interface HeapUsage {
  usedSize: number;
  embedderHeapUsedSize: number;
  backingStorageSize: number;
}

/**
 * What a process still refers to, in MiB: its heap and its buffers after a garbage collection. Resident memory says
 * when the last collection happened to be, not what is kept.
 */
async function keptMib(inspectorPort: number): Promise<number> {
  const targets = await fetch(`http://127.0.0.1:${inspectorPort}/json/list`);
  const [target] = (await targets.json()) as { webSocketDebuggerUrl: string }[];
  const inspector = new WebSocket(target?.webSocketDebuggerUrl ?? '');
  await new Promise((done) => inspector.addEventListener('open', done, { once: true }));
  const call = (id: number, method: string) =>
    new Promise<HeapUsage>((done) => {
      inspector.addEventListener('message', ({ data }) => {
        const answer = JSON.parse(String(data)) as { id?: number; result: HeapUsage };
        if (answer.id === id) done(answer.result);
      });
      inspector.send(JSON.stringify({ id, method }));
    });
  try {
    await call(1, 'HeapProfiler.collectGarbage');
    const usage = await call(2, 'Runtime.getHeapUsage');
    return Math.round((usage.usedSize + usage.embedderHeapUsedSize + usage.backingStorageSize) / MIB);
  } finally {
    inspector.close();
  }
}

/** Sends so many documents, each its own. */
async function send(
  url: string,
  documentOf: (index: number) => string,
  from: number,
  to: number,
): Promise<Set<number>> {
  const statuses = new Set<number>();
  const indexes = Array.from({ length: to - from }, (_, index) => from + index).values();
  const sendInTurn = async () => {
    for (const index of indexes) statuses.add((await post(url, { query: documentOf(index) })).status);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, sendInTurn));
  return statuses;
}

const commentOf = (length: number, letter: string) => `# ${letter}${'x'.repeat(length)}\n`;
const fields = (index: number, count: number) =>
  Array.from({ length: count }, (_, place) => `a${index}_${place}`).join(' ');

/** The requests of strangers, the status of their responses, and the number of each. Parsing and validation cost the most. */
const SENT: Record<string, [(index: number) => string, status: number, count: number]> = {
  'documents of 950 KB': [
    (index) => `{ platform { isSandbox } } ${commentOf(950_000, 'x')}# ${index}`,
    413,
    MANY,
  ],
  'documents of 950 KB with one wide letter': [
    (index) => `{ platform { isSandbox } } ${commentOf(950_000, WIDE)}# ${index}`,
    413,
    MANY,
  ],
  'documents of 30 KB that are no padding, with one wide letter': [
    (index) => `query q${index}${'x'.repeat(29_000)} { platform { isSandbox } } # ${WIDE}`,
    200,
    SOME,
  ],
  'documents of so many words as one may have': [
    (index) => `{ platform { ${`isSandbox a${index}: isSandbox `.repeat(900)} } }`,
    200,
    SOME,
  ],
  'documents that are not valid, with long errors': [(index) => `{ ${fields(index, 1_900)} }`, 200, SOME],
  'documents that cannot be parsed': [(index) => `{ ${fields(index, 1_900)}`, 200, SOME],
};

describe('T-7 memory is bounded against what strangers send', () => {
  test.skipIf(process.platform !== 'linux')(
    'hundreds of documents of each kind leave nothing behind in the process',
    async () => {
      const inspectorPort = await freePort();
      const api = await startMarketProcess(market, 'api', {
        NODE_OPTIONS: `--inspect=127.0.0.1:${inspectorPort}`,
      });
      try {
        // The first wave fills the caches of bounded size.
        for (const [documentOf, , count] of Object.values(SENT))
          await send(api.url, documentOf, count, count + AT_ONCE);
        const before = await keptMib(inspectorPort);
        for (const [kind, [documentOf, status, count]] of Object.entries(SENT))
          expect.soft([...(await send(api.url, documentOf, 0, count))], kind).toEqual([status]);
        const after = await keptMib(inspectorPort);
        process.stdout.write(`memory of an api: ${before} -> ${after} MiB\n`);
        expect(after - before).toBeLessThan(GROWTH_MAX_MIB);
      } finally {
        await api.stop();
      }
    },
    300_000,
  );

  test('a free document has at most 32 KB, counted in bytes', async () => {
    const named = (letters: number, rest = '') =>
      `query q${'x'.repeat(letters)} { platform { isSandbox } }${rest}`;
    expect(await post(market.url, { query: named(31_000) })).toMatchObject({ status: 200 });
    expect(await post(market.url, { query: named(33_000) })).toMatchObject({ status: 413 });
    expect(await post(market.url, { query: named(25_000, `#${WIDE.repeat(3_000)}`) })).toMatchObject({
      status: 413,
      text: expect.stringContaining('32768 bytes'),
    });
  });

  test('a padded document is refused and not carried out', async () => {
    for (const padding of [' '.repeat(9_000), ','.repeat(9_000), commentOf(9_000, ''), '\n'.repeat(9_000)]) {
      for (const query of [
        `{ ${padding} platform { isSandbox } }`,
        `{ platform { isSandbox } } ${padding}`,
      ]) {
        const { text } = await post(market.url, { query });
        expect(text).toContain('PAYLOAD_TOO_LARGE');
        expect(text).not.toContain('isSandbox');
      }
    }
    const indented = `{\n${' '.repeat(500)}platform {\n${' '.repeat(2_000)}isSandbox } }`;
    expect((await post(market.url, { query: indented })).status).toBe(200);
  });

  test('large bodies are for the mutations that need them', async () => {
    const filler = 'x'.repeat(120_000);
    const refused = await post(market.url, { query: '{ platform { isSandbox } }', variables: { filler } });
    expect(refused.text).toMatch(/^\{"errors":.*98304 bytes.*PAYLOAD_TOO_LARGE/);
    const beside = `mutation ($input: UnlistListingsInput!) { unlistListings(input: $input) { __typename } signOut(input: {}) { ... on SignOutPayload { isSignedOut } } }`;
    const both = await post(market.url, { query: beside, variables: { filler } });
    expect(both.text).toMatch(/^\{"errors":.*PAYLOAD_TOO_LARGE/);
    const ids = Array.from({ length: 1_000 }, () => globalId('Listing', crypto.randomUUID()));
    const input = { listingIds: ids, clientRequestId: crypto.randomUUID() };
    await client.signIn();
    const { data, errors } = await client.query<{ unlistListings: { failedCount: number } }>(
      'mutation ($input: UnlistListingsInput!) { unlistListings(input: $input) { ... on UnlistListingsPayload { failedCount } } }',
      { input },
    );
    expect([errors, data?.unlistListings.failedCount]).toEqual([[], 1_000]);
  });

  test('a question may name a thousand copies', async () => {
    const itemIds = Array.from({ length: 1_000 }, () => globalId('InventoryItem', crypto.randomUUID()));
    await client.signIn();
    const { data, errors } = await client.query<{ viewer: { inventoryListingIds: string[] } }>(
      'query ($itemIds: [ID!]!) { viewer { inventoryListingIds(inventoryItemIds: $itemIds) } }',
      { itemIds },
    );
    expect([errors, data?.viewer.inventoryListingIds]).toEqual([[], []]);
  });
});
