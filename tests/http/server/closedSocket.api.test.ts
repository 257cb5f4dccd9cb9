import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBuyer } from '../../kit/shopper.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';

const lines: string[] = [];
let market: TestMarket;
let cookie: string;
beforeAll(async () => {
  market = await openTestMarket({}, 'production', { write: (line) => lines.push(line) });
  const buyer = await openBuyer(market);
  cookie = [...buyer.cookies].map((pair) => pair.join('=')).join('; ');
});
afterAll(() => market.close());

/** How long a client stays: it leaves before, while and after its request is worked on. */
const STAYS_MS = [0, 2, 10, 40, 150];
const JSON_HEADERS =
  'content-type: application/json\r\nx-requested-with: XMLHttpRequest\r\naccept: application/json';
const form =
  '--x\r\ncontent-disposition: form-data; name="picture"; filename="a.png"\r\ncontent-type: image/png\r\n\r\nabc';
const VARIED =
  'query { marketItems(first: 50) { edges { node { id listings(first: 5) { edges { node { id } } } } } } }';
const query = JSON.stringify({ query: VARIED });
const stream = JSON.stringify({ query: 'subscription { walletChanged { id } }' });

/** Requests as bytes, named by what they are; those that promise more than they send are cut in their body. */
const REQUESTS: Record<string, string> = {
  'a body of GraphQL, cut': `POST /graphql HTTP/1.1\r\nHost: h\r\n${JSON_HEADERS}\r\ncontent-length: 999\r\n\r\n{"query":`,
  'a body of GraphQL in chunks, cut': `POST /graphql HTTP/1.1\r\nHost: h\r\n${JSON_HEADERS}\r\ntransfer-encoding: chunked\r\n\r\n9\r\n{"query":\r\n`,
  'a query': `POST /graphql HTTP/1.1\r\nHost: h\r\n${JSON_HEADERS}\r\ncontent-length: ${query.length}\r\n\r\n${query}`,
  'a query of a session': `POST /graphql HTTP/1.1\r\nHost: h\r\ncookie: COOKIE\r\n${JSON_HEADERS}\r\ncontent-length: ${query.length}\r\n\r\n${query}`,
  'a live stream': `POST /graphql HTTP/1.1\r\nHost: h\r\ncookie: COOKIE\r\n${JSON_HEADERS.replace('accept: application/json', 'accept: text/event-stream')}\r\ncontent-length: ${stream.length}\r\n\r\n${stream}`,
  'a body of REST, cut': `POST /web/sms-code HTTP/1.1\r\nHost: h\r\n${JSON_HEADERS}\r\ncontent-length: 999\r\n\r\n{"phone":`,
  'a picture, cut': `POST /web/avatar HTTP/1.1\r\nHost: h\r\ncookie: COOKIE\r\nx-requested-with: XMLHttpRequest\r\ncontent-type: multipart/form-data; boundary=x\r\ncontent-length: 9999\r\n\r\n${form}`,
  'a message of the payment app, cut': `POST /notify/alipay HTTP/1.1\r\nHost: h\r\ncontent-type: application/x-www-form-urlencoded\r\ncontent-length: 999\r\n\r\na=b`,
  'a list': 'GET /web/market?limit=80&search=STAY HTTP/1.1\r\nHost: h\r\n\r\n',
  'a page': 'GET /market?search=STAY HTTP/1.1\r\nHost: h\r\naccept: text/html\r\n\r\n',
  'a page of a session':
    'GET /user/wallet HTTP/1.1\r\nHost: h\r\ncookie: COOKIE\r\naccept: text/html\r\n\r\n',
  'a script': 'GET /assets/none.js HTTP/1.1\r\nHost: h\r\n\r\n',
};

async function leave(bytes: string, stayMs: number): Promise<void> {
  const { hostname, port } = new URL(market.url);
  const socket = connect(Number(port), hostname).on('error', () => {});
  await once(socket, 'connect');
  socket.write(bytes.replace('COOKIE', cookie).replace('STAY', String(stayMs)));
  await new Promise((done) => setTimeout(done, stayMs));
  socket.resetAndDestroy();
}

test('a client that disconnects is not logged as our failure, whatever it sent and whenever it leaves', async () => {
  for (const bytes of Object.values(REQUESTS))
    await Promise.all(STAYS_MS.map((stayMs) => leave(bytes, stayMs)));
  // What fails late is logged late.
  await new Promise((done) => setTimeout(done, 600));
  const told = lines.filter((line) => (JSON.parse(line) as { level: number }).level >= 40);
  expect(told).toEqual([]);
});
