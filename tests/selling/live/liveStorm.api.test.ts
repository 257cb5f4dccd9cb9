import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type MarketProcess, startMarketProcess } from '../../kit/marketProcess.ts';
import { slowness } from '../../kit/slowness.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { offerCopy, openRobot, takeItem } from '../../orders/bid/bidScene.ts';

const STREAMS = 1_000;
/** Milliseconds in which all of them are back; alone it takes about a second. */
const BACK_MS = 6_000;

let market: TestMarket;
let api: MarketProcess;
let name: string;
const listings: string[] = [];
const agent = new Agent({ keepAlive: false, maxSockets: Number.POSITIVE_INFINITY });
beforeAll(async () => {
  market = await openTestMarket({}, 'production');
  const seller = await openRobot(market);
  const itemId = await takeItem(market);
  const { rows } = await market.owner.query<{ name: string }>(
    'select market_hash_name as name from market_item where id = $1',
    [itemId],
  );
  name = rows[0]?.name ?? '';
  for (let count = 0; count < 20; count += 1)
    listings.push(await offerCopy(market, seller, { itemId, askCents: 10_000 }));
  api = await startMarketProcess(market, 'api', { TRUSTED_PROXIES: '1' });
});
afterAll(async () => {
  agent.destroy();
  await api?.stop();
  await market.close();
});

/** A stream of a visitor with an address of its own, as a plain client follows it. */
interface Reader {
  readonly answer: IncomingMessage;
  text: string;
  readonly ids: string[];
  cursor: string;
}

function follow(number: number, after: string | null): Promise<Reader> {
  const query = new URLSearchParams({ filter: `item:"${name}" price<=${1_000 + number}` });
  const address = `10.2.${Math.floor(number / 250)}.${(number % 250) + 1}`;
  const headers = { 'x-forwarded-for': address, ...(after !== null && { 'last-event-id': after }) };
  return new Promise((done, fail) => {
    get(`${api.url}/live?${query}`, { agent, headers }, (answer) => {
      const reader: Reader = { answer, text: '', ids: [], cursor: '' };
      answer.setEncoding('utf8').on('data', (chunk: string) => {
        const parts = (reader.text + chunk).split('\n\n');
        reader.text = parts.pop() ?? '';
        for (const part of parts) {
          reader.cursor = /^id: (.*)$/m.exec(part)?.[1] ?? reader.cursor;
          const data = /^data: (.*)$/m.exec(part)?.[1];
          const { kind, listing } = JSON.parse(data ?? '{}') as {
            kind: string;
            listing?: { askCents: number };
          };
          reader.ids.push(listing ? `${kind} ${listing.askCents}` : kind);
        }
        if (reader.ids.length > 0) done(reader);
      });
      answer.on('error', () => {});
    }).on('error', fail);
  });
}

const reprice = (askCents: number, count: number) =>
  market.owner.query('update listing set ask_cents = $1 where id = any($2)', [
    askCents,
    listings.slice(0, count),
  ]);

test('L-01 L-02 a thousand clients that lose their connection at once are back in seconds, and miss nothing', async () => {
  const first: Reader[] = [];
  for (let start = 0; start < STREAMS; start += 50)
    first.push(...(await Promise.all(Array.from({ length: 50 }, (_, at) => follow(start + at, null)))));
  await reprice(10_100, 3);
  await expect
    .poll(() => first.filter(({ ids }) => ids.length >= 4).length, { timeout: 10_000 })
    .toBe(STREAMS);
  for (const { answer } of first) answer.destroy();
  await reprice(10_200, 3);
  const start = performance.now();
  const backs = Promise.all(first.map(({ cursor }, number) => follow(number, cursor)));
  // The market answers others meanwhile.
  const waits: number[] = [];
  let isBack = false;
  const asking = (async () => {
    while (!isBack) {
      const asked = performance.now();
      expect((await fetch(`${api.url}/web/home/market`)).status).toBeLessThan(500);
      waits.push(performance.now() - asked);
      await sleep(20);
    }
  })();
  const back = await backs;
  const ms = performance.now() - start;
  isBack = true;
  await asking;
  console.info(
    `1,000 streams back: ${ms.toFixed(0)} ms, others wait ${Math.max(...waits).toFixed(0)} ms at most, slowness ${slowness().toFixed(2)}`,
  );
  await expect
    .poll(() => back.filter(({ ids }) => ids.filter((id) => id === 'repriced 10200').length === 3).length, {
      timeout: 10_000,
    })
    .toBe(STREAMS);
  for (const { answer } of back) answer.destroy();
  expect(ms).toBeLessThan(BACK_MS * slowness());
}, 120_000);

/** A client that asks for a stream and never reads what it is sent. */
async function stall(number: number): Promise<Socket> {
  const { hostname, port } = new URL(api.url);
  const query = new URLSearchParams({ filter: `item:"${name}" price<=${1_000 + number}` });
  const socket = connect(Number(port), hostname).pause();
  socket.on('error', () => {});
  await once(socket, 'connect');
  socket.write(
    `GET /live?${query} HTTP/1.1\r\nhost: ${hostname}\r\nx-forwarded-for: 10.3.0.${number + 1}\r\n\r\n`,
  );
  return socket;
}

test('L-02 clients that do not read what they are sent harm nobody', async () => {
  const stalled = await Promise.all(Array.from({ length: 200 }, (_, number) => stall(number)));
  const reader = await follow(STREAMS - 1, null);
  for (let round = 1; round <= 6; round += 1) {
    const askCents = 10_300 + round;
    const start = performance.now();
    await reprice(askCents, 20);
    await expect
      .poll(() => reader.ids.some((id) => id === `repriced ${askCents}` || id === 'summary'), {
        interval: 10,
      })
      .toBe(true);
    expect(performance.now() - start).toBeLessThan(1_000 * slowness());
    reader.ids.length = 0;
  }
  reader.answer.destroy();
  for (const socket of stalled) socket.destroy();
}, 60_000);
