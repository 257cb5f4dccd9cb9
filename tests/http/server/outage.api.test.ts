import { connect, createServer, type Server, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '../../../api/kernel/db.ts';
import { roleUrl } from '../../../api/ops/database/roles.ts';
import type { TestClient } from '../../kit/testClient.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';

let market: TestMarket;
let client: TestClient;
/** A proxy in front of the API's database whose connections can be cut. */
let proxy: Server;
let isUp = true;
const sockets = new Set<Socket>();

beforeAll(async () => {
  market = await openTestMarket({}, 'production');
  client = await market.visitor().signIn();
  const url = new URL(roleUrl(market.ownerUrl, 'api'));
  const port = Number(url.port);
  proxy = createServer((socket) => {
    const there = connect(port, '127.0.0.1');
    for (const end of [socket, there]) end.on('error', () => {});
    sockets.add(socket);
    socket.on('close', () => {
      sockets.delete(socket);
      there.destroy();
    });
    if (isUp) socket.pipe(there).pipe(socket);
    else socket.destroy();
  });
  await new Promise<void>((done) => proxy.listen(0, '127.0.0.1', done));
  const address = proxy.address();
  url.port = String(typeof address === 'object' ? address?.port : '');
  const own = market.platform.db;
  const limits = { poolSize: 4, statementTimeoutMs: 3_000, lockTimeoutMs: 3_000 };
  Object.assign(market.platform, { db: openDatabase({ url: url.href, ...limits }) });
  afterAll(async () => {
    await market.platform.db.$disconnect();
    Object.assign(market.platform, { db: own });
    proxy.close();
    await market.close();
  });
});

async function whileAway(work: () => Promise<void>): Promise<void> {
  isUp = false;
  for (const socket of sockets) socket.destroy();
  try {
    await work();
  } finally {
    isUp = true;
  }
}

const MARKED = { 'content-type': 'application/json', accept: 'application/json', 'x-requested-with': 'test' };

function ask(as: TestClient, query: string): Promise<Response> {
  return as.fetch('/graphql', { method: 'POST', headers: MARKED, body: JSON.stringify({ query }) });
}

test('E-06 while the database is away both APIs answer 503 with the time to ask again, and afterwards they work', async () => {
  expect((await ask(client, '{ viewer { id } }')).status).toBe(200);
  await whileAway(async () => {
    for (const as of [client, market.visitor()]) {
      const response = await ask(as, '{ notices(first: 1) { edges { node { id } } } }');
      expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
      const { errors } = (await response.json()) as { errors: { message: string; extensions: object }[] };
      expect(errors[0]?.message).toBe('The service is unavailable; try again in a moment.');
      expect(errors[0]?.extensions).toEqual({
        code: 'SERVICE_UNAVAILABLE',
        request_id: expect.any(String),
      });
    }
    const rest = await client.fetch('/web/notice', { headers: { 'accept-language': 'en' } });
    expect([rest.status, rest.headers.get('retry-after'), await rest.json()]).toEqual([
      503,
      '5',
      {
        code: 503,
        msg: 'The service is unavailable; try again in a moment',
        data: null,
        request_id: expect.any(String),
      },
    ]);
  });
  expect((await ask(client, '{ viewer { id } }')).status).toBe(200);
  expect((await client.rest('GET', '/web/notice')).status).toBe(200);
});

test('E-06 what the market has in memory is still answered; the page of somebody unknown is a 503 that tells a way on', async () => {
  await whileAway(async () => {
    const response = await ask(
      market.visitor(),
      '{ marketItems(first: 1) { edges { node { id } } } notices(first: 1) { edges { node { id } } } }',
    );
    expect(response.status).toBe(503);
    const { data } = (await response.json()) as { data: { marketItems: { edges: unknown[] } } };
    expect(data.marketItems.edges).toHaveLength(1);
    const html = { headers: { accept: 'text/html' } };
    expect((await market.visitor().fetch('/market', html)).status).toBe(200);
    const page = await client.fetch('/market', html);
    expect([page.status, page.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await page.text()).toContain('重试');
  });
  expect((await client.fetch('/market', { headers: { accept: 'text/html' } })).status).toBe(200);
});
