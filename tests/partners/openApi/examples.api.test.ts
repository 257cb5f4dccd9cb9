import { execFile, spawnSync } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callbackHeaders } from '../../../api/partners/callbacks/callbackHeaders.ts';
import { readCallbackKey } from '../../../api/partners/callbacks/callbackKey.ts';
import { readPlatformKey } from '../../../api/partners/openApi/platformKey.ts';
import { OpenClient } from '../../../docs/open/client/openClient.ts';
import { OpenError } from '../../../docs/open/client/signedCalls.ts';
import { verifyCallback } from '../../../docs/open/client/verifyCallback.ts';
import { takeListings } from '../../kit/shopper.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { changesIn } from '../callbacks/callbackScene.ts';
import { CALLS } from './documented.ts';
import { openPartner } from './openStage.ts';
import type { PartnerClient } from './partnerClient.ts';

const EXAMPLES = fileURLToPath(new URL('../../../docs/open/examples/', import.meta.url));
const run = promisify(execFile);

let market: TestMarket;
let partner: PartnerClient;
let folder: string;
let platformKeys: Record<string, string>;

beforeAll(async () => {
  market = await openTestMarket();
  ({ partner } = await openPartner(market));
  folder = mkdtempSync(join(tmpdir(), 'open-examples-'));
  writeFileSync(join(folder, 'private.pem'), partner.privateKeyPem);
  const { data } = await (await fetch(`${market.url}/open/v1/keys`)).json();
  platformKeys = Object.fromEntries(
    data.keys.map(({ keyId, publicKey }: { keyId: string; publicKey: string }) => [keyId, publicKey]),
  );
  writeFileSync(join(folder, 'platform.pem'), Object.values(platformKeys)[0] ?? '');
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await market.close();
});

/** The languages installed on this machine. The others are reported and skipped. */
const LANGUAGES = [
  {
    name: 'curl',
    isThere: has('curl', ['--version']) && has('openssl', ['version']),
    command: ['bash', 'sign.sh'],
  },
  { name: 'Python', isThere: has('python3', ['-c', 'import cryptography']), command: ['python3', 'sign.py'] },
  { name: 'Go', isThere: has('go', ['version']), command: ['go', 'run', 'sign.go'] },
] as const;

function has(command: string, args: readonly string[]): boolean {
  return spawnSync(command, args, { stdio: 'ignore' }).status === 0;
}

async function runExample(command: readonly string[], args: readonly string[]) {
  const [program = '', ...rest] = command;
  const { stdout } = await run(program, [...rest, ...args], {
    cwd: EXAMPLES,
    env: {
      ...process.env,
      BASE_URL: market.url,
      APP_ID: partner.appId,
      KEY_ID: partner.keyId,
      PRIVATE_KEY: join(folder, 'private.pem'),
    },
  });
  return JSON.parse(stdout);
}

describe.each(LANGUAGES)('P-04 the example in $name', ({ isThere, command }) => {
  test.runIf(isThere)('signs a GET, and a POST with Chinese in its body', async () => {
    expect(await runExample(command, ['GET', '/open/v1/wallet'])).toMatchObject({ code: 0 });
    const body = JSON.stringify({ marketHashNames: ['没有这个饰品', 'AK-47 | Redline (Field-Tested)'] });
    const { code, data } = await runExample(command, ['POST', '/open/v1/prices/query', body]);
    expect(code).toBe(0);
    expect(data.prices[0]).toBeNull();
    expect(await runExample(command, ['GET', '/open/v1/orders/1'])).toMatchObject({ error: 'notFound' });
  });
});

const VERIFIERS = [
  { name: 'Python', isThere: LANGUAGES[1].isThere, command: ['python3', 'verify_callback.py'] },
  { name: 'Go', isThere: LANGUAGES[2].isThere, command: ['go', 'run', 'verify_callback.go'] },
] as const;

/** A callback of the platform, or a forged one. */
function callbackBy(
  privateKey: string,
  nowSeconds = Math.floor(Date.now() / 1000),
  standardKey = market.config.CALLBACK_PRIVATE_KEY,
) {
  const body = JSON.stringify({ id: 'e1', type: 'order.changed', timestamp: '', data: { 饰品: '龙狙' } });
  const keys = { platform: [readPlatformKey(privateKey)], standard: [readCallbackKey(standardKey)] };
  const headers = callbackHeaders(keys, { id: 'e1', attempt: 1, body, nowSeconds });
  return { headers, body };
}
const forger = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({
  type: 'pkcs8',
  format: 'pem',
});

describe.each(VERIFIERS)('P-05 the example in $name', ({ isThere, command }) => {
  test.runIf(isThere)('tells a genuine callback from a forged and from an old one', async () => {
    const genuine = market.config.OPEN_PRIVATE_KEY;
    const verdictOf = (callback: object) => {
      const file = join(folder, 'callback.json');
      writeFileSync(file, JSON.stringify(callback));
      const [program = '', ...rest] = command;
      const { stdout } = spawnSync(program, [...rest, file], {
        cwd: EXAMPLES,
        encoding: 'utf8',
        env: { ...process.env, PLATFORM_KEY: join(folder, 'platform.pem') },
      });
      return stdout.trim();
    };
    expect(verdictOf(callbackBy(genuine))).toBe('genuine');
    expect(verdictOf(callbackBy(forger.toString()))).toBe('forged or old');
    expect(verdictOf(callbackBy(genuine, 1_700_000_000))).toBe('forged or old');
    expect(verdictOf({ ...callbackBy(genuine), body: '{}' })).toBe('forged or old');
    const { headers, body } = callbackBy(genuine);
    const strange = [
      {},
      { ...headers, 'webhook-timestamp': 'now' },
      { ...headers, 'webhook-timestamp': '9'.repeat(5_000) },
      { ...headers, 'webhook-signature': 'v1rsa,=!' },
      { ...headers, 'webhook-signature': 'v1rsa,é' },
      { ...headers, 'webhook-id': '' },
    ];
    for (const forged of strange) expect(verdictOf({ headers: forged, body })).toBe('forged or old');
  });
});

test('P-05 the example of Standard Webhooks tells a genuine callback from a forged and from an old one', async () => {
  const genuine = market.config.OPEN_PRIVATE_KEY;
  const { data } = await (await fetch(`${market.url}/open/v1/keys`)).json();
  const publicKey = data.callbackKeys[0].publicKey;
  const strangeKey = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' });
  const verdictOf = (callback: object, key = publicKey) => {
    const file = join(folder, 'standard.json');
    writeFileSync(file, JSON.stringify(callback));
    const { stdout } = spawnSync(process.execPath, ['verify_standard.mjs', file], {
      cwd: EXAMPLES,
      encoding: 'utf8',
      env: { ...process.env, CALLBACK_KEY: key },
    });
    return stdout.trim();
  };
  expect(verdictOf(callbackBy(genuine))).toBe('genuine');
  // While a key is replaced, either is enough.
  expect(
    verdictOf(callbackBy(genuine), `${readCallbackKey(strangeKey.toString()).publicKey} ${publicKey}`),
  ).toBe('genuine');
  expect(verdictOf(callbackBy(genuine, undefined, strangeKey.toString()))).toBe('forged or old');
  expect(verdictOf(callbackBy(genuine, 1_700_000_000))).toBe('forged or old');
  expect(verdictOf({ ...callbackBy(genuine), body: '{}' })).toBe('forged or old');
  const { headers, body } = callbackBy(genuine);
  const byRsa = headers['webhook-signature']?.split(' ')[0];
  for (const change of [
    { 'webhook-signature': byRsa },
    { 'webhook-signature': 'v1a,' },
    { 'webhook-id': '' },
    { 'webhook-timestamp': 'now' },
  ])
    expect(verdictOf({ headers: { ...headers, ...change }, body })).toBe('forged or old');
});

describe('the TypeScript client', () => {
  const client = () =>
    new OpenClient({
      baseUrl: market.url,
      appId: partner.appId,
      keyId: partner.keyId,
      privateKey: partner.privateKeyPem,
      platformKeys,
    });

  test('P-04 searches, buys under its own number, and follows the order', async () => {
    const [listing] = await takeListings(market.visitor(), 1);
    const { rows } = await client().listListings({ marketHashName: listing?.marketHashName ?? '', limit: 1 });
    const outOrderNo = `client-${process.pid}`;
    const order = await client().buy({
      outOrderNo,
      listingId: rows[0]?.listingId ?? '',
      priceLimitCents: rows[0]?.priceCents ?? 0,
    });
    expect(order).toMatchObject({ outOrderNo, phase: 'awaitingOffer' });
    const { states } = await client().getOrderStates({ outOrderNos: [outOrderNo] });
    expect(states).toMatchObject([{ orderNo: order.orderNo, isFinal: false }]);
    // What is held back ends with the oldest transaction of the whole cluster: other tests write beside this one.
    await expect
      .poll(
        async () => changesIn((await client().listEvents({ limit: 10 })).events).map(({ phase }) => phase),
        {
          timeout: 15_000,
        },
      )
      .toEqual(['creating', 'awaitingOffer']);
    const { prices } = await client().streamPrices();
    expect(prices.length).toBeGreaterThan(1_000);
  });

  test('P-04 a refusal has its category, and an answer that is not the platform’s is thrown away', async () => {
    const refused = client().getOrder('1');
    await expect(refused).rejects.toBeInstanceOf(OpenError);
    await expect(refused).rejects.toMatchObject({ status: 404, error: 'notFound' });
    const [keyId = ''] = Object.keys(platformKeys);
    const strange = generateKeyPairSync('rsa', { modulusLength: 2048 }).publicKey;
    const misled = new OpenClient({
      baseUrl: market.url,
      appId: partner.appId,
      keyId: partner.keyId,
      privateKey: partner.privateKeyPem,
      platformKeys: { [keyId]: strange.export({ type: 'spki', format: 'pem' }).toString() },
    });
    await expect(misled.getWallet()).rejects.toThrow('signature of the platform');
    // The price list is streamed, and comes without one.
    expect((await misled.streamPrices()).prices.length).toBeGreaterThan(1_000);
  });

  /** A server between a client and the market that does something to each answer. */
  async function between(
    act: (count: number, forward: () => Promise<Response>) => Promise<Response | null>,
    settings: { timeoutMs?: number; retries?: number } = {},
  ) {
    let count = 0;
    const server = createServer(async (request, response) => {
      const headers = Object.entries(request.headers).filter(([name]) => name.startsWith('x-open-'));
      const forward = () =>
        fetch(market.url + request.url, {
          headers: headers as [string, string][],
          method: request.method ?? 'GET',
        });
      const answer = await act(++count, forward);
      if (answer === null) return;
      response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(await answer.text());
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const { port } = server.address() as AddressInfo;
    const { appId, keyId, privateKeyPem: privateKey } = partner;
    const credentials = { baseUrl: `http://127.0.0.1:${port}`, appId, keyId, privateKey, platformKeys };
    return {
      client: new OpenClient({ ...credentials, ...settings }),
      countOf: () => count,
      close: () => new Promise((done) => server.close(done).closeAllConnections()),
    };
  }
  const plain = async (answer: Response) => new Response(await answer.text(), { headers: signed(answer) });
  const signed = (answer: Response) => [...answer.headers].filter(([name]) => name.startsWith('x-open-'));

  test('P-04 what got no answer, or is asked to come again, is sent again; a refusal is not', async () => {
    const {
      client: patient,
      countOf,
      close,
    } = await between(
      async (count, forward) => {
        if (count === 1) return null;
        if (count === 2) return new Response('{}', { status: 503, headers: { 'retry-after': '0' } });
        if (count === 3) return new Response('{}', { status: 429, headers: { 'retry-after': '1' } });
        const answer = await forward();
        return answer.ok ? plain(answer) : new Response(await answer.text(), { status: answer.status });
      },
      { timeoutMs: 1_000 },
    );
    expect(await patient.getWallet()).toMatchObject({ spendableCents: expect.any(Number) });
    expect(countOf()).toBe(4);
    await expect(patient.getOrder('1')).rejects.toMatchObject({ error: 'notFound' });
    expect(countOf()).toBe(5);
    await close();
  });

  test('P-04 a pause of minutes is left to the caller, and an answer that never comes ends', async () => {
    const busy = await between(
      async () => new Response('{}', { status: 429, headers: { 'retry-after': '300' } }),
    );
    await expect(busy.client.getWallet()).rejects.toMatchObject({ status: 429 });
    expect(busy.countOf()).toBe(1);
    await busy.close();
    const silent = await between(async () => null, { timeoutMs: 200, retries: 1 });
    await expect(silent.client.getWallet()).rejects.toMatchObject({ name: 'TimeoutError' });
    expect(silent.countOf()).toBe(2);
    await silent.close();
  });

  test('P-04 the catalogue of codes decides what is sent again, whatever the HTTP status is', async () => {
    const failure = (status: number, error: string) =>
      new Response(JSON.stringify({ code: status, error, msg: '', data: null }), { status });
    const told = await between(
      async (count) => [failure(500, 'failed'), failure(503, 'priceChanged')][count - 1] ?? null,
    );
    // The first can succeed after a second; the second, once the request has changed.
    await expect(told.client.getWallet()).rejects.toMatchObject({ error: 'priceChanged', retry: 'changed' });
    expect(told.countOf()).toBe(2);
    await told.close();
    // What can succeed after a minute is left to the caller; so is a code that this client does not know.
    const slow = await between(async () => failure(422, 'serviceClosed'));
    await expect(slow.client.getWallet()).rejects.toMatchObject({ error: 'serviceClosed', retry: 'later' });
    expect(slow.countOf()).toBe(1);
    await slow.close();
    const strange = await between(async () => failure(422, 'toString'));
    await expect(strange.client.getWallet()).rejects.toMatchObject({ error: 'toString', retry: null });
    expect(strange.countOf()).toBe(1);
    await strange.close();
  });

  test('P-04 an answer to another request is thrown away', async () => {
    let kept: Response | null = null;
    const replayed = await between(async (_count, forward) => {
      kept ??= await plain(await forward());
      return kept.clone();
    });
    expect(await replayed.client.getWallet()).toMatchObject({ spendableCents: expect.any(Number) });
    await expect(replayed.client.getWallet()).rejects.toThrow('answer is to another request');
    await replayed.close();
  });

  test('P-04 it installs as a folder, and is imported by its name', async () => {
    const project = join(folder, 'project');
    mkdirSync(project);
    writeFileSync(join(project, 'package.json'), '{"type":"module"}');
    const client = fileURLToPath(new URL('../../../docs/open/client/', import.meta.url));
    await run('npm', ['install', '--offline', '--no-audit', client], { cwd: project });
    const program = `import { OpenClient } from 'shiji-open-client'; import { verifyCallback } from 'shiji-open-client/callbacks';
      console.log(typeof OpenClient, typeof verifyCallback);`;
    writeFileSync(join(project, 'main.ts'), program);
    const { stdout } = await run(process.execPath, ['main.ts'], { cwd: project });
    expect(stdout.trim()).toBe('function function');
  });

  test('P-04 an answer without a signature is thrown away as one with a wrong one is', async () => {
    const somebody = createServer((_request, response) => response.end('{"code":0,"data":{}}'));
    await new Promise<void>((done) => somebody.listen(0, '127.0.0.1', done));
    const { port } = somebody.address() as AddressInfo;
    const misled = new OpenClient({
      baseUrl: `http://127.0.0.1:${port}`,
      appId: partner.appId,
      keyId: partner.keyId,
      privateKey: partner.privateKeyPem,
      platformKeys,
    });
    await expect(misled.getWallet()).rejects.toThrow('signature of the platform');
    await new Promise((done) => somebody.close(done));
  });

  test('P-05 verifyCallback takes what is the platform’s and fresh', () => {
    const genuine = callbackBy(market.config.OPEN_PRIVATE_KEY);
    expect(verifyCallback(genuine.headers, genuine.body, platformKeys).data).toEqual({ 饰品: '龙狙' });
    const bad = [
      callbackBy(forger.toString()),
      callbackBy(market.config.OPEN_PRIVATE_KEY, 1_700_000_000),
      { ...genuine, body: '{}' },
      { ...genuine, headers: {} },
    ];
    for (const { headers, body } of bad) expect(() => verifyCallback(headers, body, platformKeys)).toThrow();
  });
});

test('the readable page of the OpenAPI document is served to everybody, under a policy of its own', async () => {
  const page = await fetch(`${market.url}/open/v1/docs`);
  expect(page.status).toBe(200);
  expect(page.headers.get('content-type')).toContain('text/html');
  expect(page.headers.get('content-security-policy')).toContain("default-src 'self'");
  expect((await fetch(`${market.url}/open/v1/docs/json`)).status).toBe(200);
  const sources = [...(await page.text()).matchAll(/(?:src|href)="([^"]+)"/g)].map(([, path = '']) => path);
  expect(sources.length).toBeGreaterThan(4);
  for (const path of sources)
    expect((await fetch(new URL(path, `${market.url}/open/v1/docs`))).status, path).toBe(200);
});

test('P-04 every example of the OpenAPI document is taken as it stands', async () => {
  const { partner: stranger } = await openPartner(market);
  const answers: Record<string, number> = {};
  for (const { method, path, operation } of CALLS) {
    const given = operation.parameters ?? [];
    const target = given.reduce(
      (text, { name, in: place, example }) =>
        place === 'path' ? text.replace(`{${name}}`, String(example)) : text,
      path,
    );
    const query = given.flatMap(({ name, in: place, example }) =>
      place === 'query' && example !== undefined ? [[name, String(example)]] : [],
    );
    const params = new URLSearchParams(query).toString();
    const body = operation.requestBody?.content['application/json']?.example;
    const answer = await stranger.send(method, `${target}${params && `?${params}`}`, body);
    answers[operation.operationId] = answer.status;
  }
  // Those about something of one's own find nothing here.
  const ofOnesOwn = /order|replace|bulk|reprice|unlist|undo|resend/i;
  const refused = Object.entries(answers).filter(([, status]) => status !== 200);
  expect(refused.filter(([name, status]) => !ofOnesOwn.test(name) || ![404, 422].includes(status))).toEqual(
    [],
  );
  expect(answers).toMatchObject({ buy: 200, buyBatch: 200, listListings: 200, selftest: 200, list: 200 });
});

test('the documents for people and for coding agents are served, and every link of llms.txt leads somewhere', async () => {
  const text = await (await fetch(`${market.url}/llms.txt`)).text();
  const links = [...text.matchAll(/\]\((\/[^)]+)\)/g)].map(([, path = '']) => path);
  expect(links.length).toBeGreaterThan(10);
  const answers = await Promise.all(links.map(async (path) => (await fetch(market.url + path)).status));
  expect(answers).toEqual(links.map(() => 200));
  const guide = await fetch(`${market.url}/open/guide.zh.md`);
  expect(guide.headers.get('content-type')).toContain('text/markdown');
});
