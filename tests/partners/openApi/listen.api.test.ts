import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type ListenOptions, listen } from '../../../docs/open/client/listen.ts';
import type { ListSignedEventsData } from '../../../docs/open/client/types.ts';
import { verifyCallback } from '../../../docs/open/client/verifyCallback.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { addEvents, buyAs, eventsOf, serveTo, until } from '../callbacks/callbackScene.ts';
import { openReceiver, type Receiver } from '../callbacks/receiver.ts';
import { isStandardCallback } from '../callbacks/standardWebhooks.ts';
import { openPartner } from './openStage.ts';
import type { PartnerClient } from './partnerClient.ts';

const PROGRAM = fileURLToPath(new URL('../../../docs/open/client/listen.ts', import.meta.url));

let market: TestMarket;
let partner: PartnerClient;
let folder: string;
let platformKeys: Record<string, string>;
let callbackKey: string;

beforeAll(async () => {
  market = await openTestMarket();
  folder = mkdtempSync(join(tmpdir(), 'open-listen-'));
  const { data } = await (await fetch(`${market.url}/open/v1/keys`)).json();
  platformKeys = { [data.keys[0].keyId]: data.keys[0].publicKey };
  callbackKey = data.callbackKeys[0].publicKey;
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await market.close();
});

/** A page once all events of the partner are in the list: other tests' transactions hold the newest back for a moment. */
async function signedPage(query: string, count: number): Promise<ListSignedEventsData> {
  const read = async () =>
    (await partner.get(`/events/signed?${query}`)).body.data as unknown as ListSignedEventsData;
  await until(async () => (await read()).events.length).toBe(count);
  return read();
}

describe('P-05 signed events', () => {
  test('are the callbacks as they are delivered, signed anew, and change nothing', async () => {
    const receiver = await openReceiver();
    ({ partner } = await openPartner(market, { callbackUrl: receiver.url }));
    const stop = await serveTo(market, [receiver]);
    await buyAs(partner, market);
    await until(() => receiver.received.length).toBe(2);
    await stop();
    const before = await eventsOf(market, partner);
    const { events } = await signedPage('', 2);
    for (const { id, headers, body } of events) {
      const delivered = receiver.received.find(({ event }) => event.id === id);
      expect(body).toBe(delivered?.body);
      const names = Object.keys(headers);
      expect(Object.keys(delivered?.headers ?? {})).toEqual(expect.arrayContaining(names));
      expect(names).toEqual(expect.arrayContaining(['webhook-id', 'webhook-timestamp', 'webhook-signature']));
      expect(headers['webhook-attempt']).toBe('1');
      expect(verifyCallback(headers, body, platformKeys).id).toBe(id);
      expect(isStandardCallback(callbackKey, headers, body)).toBe(true);
      expect(isStandardCallback(callbackKey, headers, `${body} `)).toBe(false);
    }
    expect(await eventsOf(market, partner)).toEqual(
      before.map((event) => ({ ...event, waits: expect.any(Number) })),
    );
    await receiver.close();
  });

  test('come in pages of twenty, each event as one request, from the first or behind the latest', async () => {
    ({ partner } = await openPartner(market));
    await buyAs(partner, market);
    await addEvents(market, partner, 21);
    const first = await signedPage('', 20);
    expect(first.hasMore).toBe(true);
    const rest = await signedPage(`after=${first.next}`, 3);
    expect(rest.hasMore).toBe(false);
    const ids = [...first.events, ...rest.events].map(({ id }) => id);
    expect(ids).toEqual((await eventsOf(market, partner)).map(({ id }) => id));
    const left = async (query: string) =>
      Number((await partner.get(`/events/signed?${query}`)).headers.get('x-ratelimit-remaining'));
    const remaining = await left('start=latest');
    expect(await left('limit=5')).toBe(remaining - 5);
    const { body } = await partner.get('/events/signed?start=latest');
    expect(body.data).toEqual({ events: [], next: rest.next, hasMore: false });
    const { partner: other } = await openPartner(market);
    expect((await other.get('/events/signed')).body.data).toEqual({
      events: [],
      next: '0-0',
      hasMore: false,
    });
    expect((await other.get('/events/signed?start=latest')).body.data).toMatchObject({ next: '0-0' });
    for (const [field, query] of [
      ['after', 'after=x'],
      ['limit', 'limit=21'],
      ['start', 'start=now'],
    ])
      expect(await partner.get(`/events/signed?${query}`)).toMatchObject({ status: 400, body: { field } });
  });
});

describe('P-05 events forwarded to a local address', () => {
  let receiver: Receiver;
  let running: { stop(): Promise<void>; lines: string[] }[] = [];

  beforeEach(async () => {
    receiver = await openReceiver();
    ({ partner } = await openPartner(market));
  });
  afterEach(async () => {
    await Promise.all(running.map(({ stop }) => stop()));
    running = [];
    await receiver.close();
  });

  function start(change: Partial<ListenOptions> = {}, baseUrl = market.url) {
    const { appId, keyId, privateKeyPem: privateKey } = partner;
    const lines: string[] = [];
    const abort = new AbortController();
    const done = listen({
      credentials: { baseUrl, appId, keyId, privateKey, retries: 0 },
      forwardTo: receiver.url,
      cursorFile: join(folder, `${appId}.json`),
      signal: abort.signal,
      say: (line) => void lines.push(line),
      pollMs: 50,
      ...change,
    });
    const one = {
      lines,
      done,
      stop: async () => {
        abort.abort();
        await done.catch(() => undefined);
      },
    };
    running.push(one);
    return one;
  }
  const phases = () => receiver.received.map(({ event }) => event.data.phase);

  test('only what happens from now on, in its order, genuine, with the outcome of each', async () => {
    await buyAs(partner, market);
    await signedPage('', 2);
    receiver.answer = (response) => void response.writeHead(500).end();
    const { lines } = start();
    await until(() => lines[0]).toMatch(/^Listening/);
    const { orderNo } = await buyAs(partner, market);
    await until(phases).toEqual(['creating', 'awaitingOffer']);
    for (const { headers, body } of receiver.received) verifyCallback(headers, body, platformKeys);
    // An answer is an outcome, whichever it is.
    await until(() => lines.length).toBe(3);
    expect(lines[1]).toMatch(new RegExp(`order.changed ${orderNo} #1 creating -> 500 in \\d+ ms$`));
    expect((await eventsOf(market, partner)).map(({ state }) => state)).toEqual(Array(4).fill('waiting'));
  });

  test('what happened while nobody listened there, or while it did not run, comes later, and nothing twice', async () => {
    const port = Number(new URL(receiver.url).port);
    await receiver.close();
    const first = start({ start: 'first' });
    await buyAs(partner, market);
    await until(() => first.lines.at(-1)).toMatch(/^Nobody answers at .*; again in/);
    receiver = await openReceiver(port);
    await until(phases).toEqual(['creating', 'awaitingOffer']);
    await first.stop();
    await addEvents(market, partner, 3);
    await signedPage('', 5);
    const second = start();
    await until(() => receiver.received.length).toBe(5);
    expect(second.lines[0]).toMatch(/^Listening/);
    await second.stop();
    const ids = receiver.received.map(({ event }) => event.id);
    expect(ids).toEqual((await eventsOf(market, partner)).map(({ id }) => id));
    // The place of another application is not this one's.
    const file = join(folder, `${partner.appId}.json`);
    const place = JSON.parse(readFileSync(file, 'utf8'));
    writeFileSync(file, JSON.stringify({ ...place, appId: 'app_other' }));
    const third = start();
    await until(() => third.lines[0]).toMatch(/^Listening/);
    await new Promise((done) => setTimeout(done, 300));
    expect(receiver.received).toHaveLength(5);
  });

  test('goes on when the market is back, and ends where it refuses for good', async () => {
    let isDown = true;
    const proxy = createServer(async (request, response) => {
      if (isDown) return void response.writeHead(503).end('{}');
      const headers = Object.entries(request.headers).filter(([name]) => name.startsWith('x-open-'));
      const answer = await fetch(market.url + request.url, { headers: headers as [string, string][] });
      response.writeHead(answer.status).end(await answer.text());
    });
    await new Promise<void>((done) => proxy.listen(0, '127.0.0.1', done));
    const { lines } = start({ start: 'first' }, `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`);
    await buyAs(partner, market);
    await until(() => lines.at(-1)).toMatch(/^The market does not answer/);
    isDown = false;
    await until(phases).toEqual(['creating', 'awaitingOffer']);
    await market.owner.query('update partner_key set revoked_at = clock_now() where id = $1', [
      partner.keyId,
    ]);
    await expect(running[0] && start().done).rejects.toMatchObject({ status: 401 });
    await running[0]?.stop();
    await new Promise((done) => proxy.close(done).closeAllConnections());
  });

  test('as a program, by its settings', async () => {
    const run = (args: string[], change: Record<string, string> = {}) => {
      writeFileSync(join(folder, 'private.pem'), partner.privateKeyPem);
      const env = {
        ...process.env,
        BASE_URL: market.url,
        APP_ID: partner.appId,
        KEY_ID: partner.keyId,
        PRIVATE_KEY: 'private.pem',
        ...change,
      };
      const child = spawn(process.execPath, [PROGRAM, ...args], { cwd: folder, env });
      let out = '';
      for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece) => (out += piece));
      const ended = new Promise<number | null>((done) => child.once('exit', done));
      return { child, ended, read: () => out };
    };
    const { child, ended, read } = run(['--forward-to', receiver.url, '--start', 'first']);
    const { orderNo } = await buyAs(partner, market);
    await until(read).toMatch(new RegExp(`${orderNo} #2 awaitingOffer -> 204 in`));
    child.kill();
    await ended;
    expect(JSON.parse(readFileSync(join(folder, '.shiji-listen.json'), 'utf8'))).toMatchObject({
      baseUrl: market.url,
      appId: partner.appId,
    });
    const without = run([]);
    expect([await without.ended, without.read()]).toEqual([1, expect.stringContaining('--forward-to')]);
    const strange = run(['--forward-to', receiver.url], { KEY_ID: 'key_unknown' });
    expect([await strange.ended, strange.read()]).toEqual([1, expect.stringContaining('unauthorized')]);
  });
});
