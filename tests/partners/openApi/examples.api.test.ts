import { execFile, spawnSync } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callbackHeaders } from '../../../api/partners/callbacks/callbackHeaders.ts';
import { readCallbackKey } from '../../../api/partners/callbacks/callbackKey.ts';
import { readPlatformKey } from '../../../api/partners/openApi/platformKey.ts';
import { verifyCallback } from '../../../docs/open/client/verifyCallback.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
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

test('P-05 verifyCallback of the TypeScript client takes what is the platform’s and fresh', () => {
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
  // The stream has no end to wait for.
  for (const { method, path, operation } of CALLS.filter(({ path }) => path !== '/live')) {
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
  // The market of the tests is younger than the day of the example.
  expect(answers.getDump).toBe(400);
  delete answers.getDump;
  // Those about something of one's own find nothing here.
  const ofOnesOwn = /order|bid|offer|replace|bulk|reprice|unlist|undo|resend/i;
  const refused = Object.entries(answers).filter(([, status]) => status !== 200);
  expect(refused.filter(([name, status]) => !ofOnesOwn.test(name) || ![404, 422].includes(status))).toEqual(
    [],
  );
  expect(answers).toMatchObject({
    buy: 200,
    openBid: 200,
    buyBatch: 200,
    listListings: 200,
    selftest: 200,
    list: 200,
  });
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
