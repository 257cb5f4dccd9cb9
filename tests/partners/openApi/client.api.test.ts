import { execFile } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { OpenClient } from '../../../docs/open/client/openClient.ts';
import { OpenError } from '../../../docs/open/client/signedCalls.ts';
import { takeListings } from '../../kit/shopper.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { changesIn } from '../callbacks/callbackScene.ts';
import { openPartner } from './openStage.ts';
import type { PartnerClient } from './partnerClient.ts';

const run = promisify(execFile);

let market: TestMarket;
let partner: PartnerClient;
let folder: string;
let platformKeys: Record<string, string>;

beforeAll(async () => {
  market = await openTestMarket();
  ({ partner } = await openPartner(market));
  folder = mkdtempSync(join(tmpdir(), 'open-client-'));
  const { data } = await (await fetch(`${market.url}/open/v1/keys`)).json();
  platformKeys = Object.fromEntries(
    data.keys.map(({ keyId, publicKey }: { keyId: string; publicKey: string }) => [keyId, publicKey]),
  );
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await market.close();
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
    const { prices, next: after } = await client().streamPrices();
    expect(prices.length).toBeGreaterThan(1_000);
    expect(await client().streamPrices({ after })).toMatchObject({ isWhole: false, gone: [] });
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
});
