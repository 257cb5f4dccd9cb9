import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createRateHttp } from '../../../api/catalog/rates/rateHttp.ts';
import { refreshExchangeRate } from '../../../api/catalog/rates/refreshExchangeRate.ts';
import { startWorker } from '../../../api/ops/process/worker.ts';
import { graphql } from '../../generated/gql.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { eventually } from '../../sandbox/eventually.ts';

const RATE = graphql(`
  query Rate {
    exchangeRate { usdPerCny cnyPerUsd fetchedAt }
  }
`);

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket();
});
afterAll(() => market.close());
beforeEach(async () => {
  await market.owner.query('delete from exchange_rate');
  await setRate('7.1284');
});

async function control(path: string, fields: Record<string, unknown> = {}): Promise<void> {
  const response = await fetch(market.sandboxUrl + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(fields),
  });
  expect(response.status).toBe(200);
}

const setRate = (cnyPerUsd: string) => control('/sandbox/rate', { cnyPerUsd });
const look = () => refreshExchangeRate(market.worker);
const readRate = async () => (await market.visitor().must(RATE, {})).exchangeRate;
const readRow = async () => (await market.owner.query('select * from exchange_rate')).rows[0];

describe('W-12 the rate comes from the exchange-rate service', () => {
  test('W-12 yuan to dollar is the inverse of the CNY rate with 4 decimals', async () => {
    expect(await readRate()).toBeNull();
    await look();
    expect(await readRate()).toMatchObject({ usdPerCny: 0.1403, cnyPerUsd: 7.1284 });
    expect(await readRow()).toMatchObject({ source: new URL(market.sandboxUrl).host, failure: null });
  });

  test('W-12 a new rate replaces the old one; two looks at once do no harm', async () => {
    await look();
    await setRate('7.3');
    await Promise.all([look(), look(), look()]);
    expect(await readRate()).toMatchObject({ usdPerCny: 0.137, cnyPerUsd: 7.3 });
  });

  test.each([
    ['dead', { status: 0 }],
    ['failing', { status: 503 }],
    ['slow', { kind: 'timeout', status: 504, delayMs: 2_000 }],
    ['refusing', { status: 429 }],
  ])('W-12 a %s service leaves the last rate, and every page with it', async (_how, fault) => {
    await look();
    const before = await readRate();
    await control('/sandbox/faults', { path: '/v6/latest', count: 1, ...fault });
    await look();
    // The time is also that of the last valid response.
    expect(await readRate()).toEqual(before);
    expect((await readRow()).failure).toMatch(/./);
    await look();
    expect((await readRow()).failure).toBeNull();
  });

  test.each(['0', '-7.1', '0.14', '71284', '11.9'])(
    'W-12 a lying service (%s) leaves the last rate',
    async (lie) => {
      await look();
      await setRate(lie);
      await look();
      expect(await readRate()).toMatchObject({ cnyPerUsd: 7.1284 });
      expect((await readRow()).failure).toMatch(/rate|far/);
    },
  );

  test('W-12 without any rate the question is answered with null, and not with an error', async () => {
    await control('/sandbox/faults', { path: '/v6/latest', count: 1, status: 500 });
    await look();
    expect(await readRate()).toBeNull();
  });
});

test('a worker asks at its start', async () => {
  const worker = await startWorker(market.worker);
  await eventually(readRate, (rate) => rate !== null);
  await worker.stop();
});

describe('W-12 the gateway believes only what can be a rate', () => {
  let server: Server | undefined;
  afterEach(() => {
    server?.closeAllConnections();
    server?.close();
  });

  async function ask(listener: RequestListener): Promise<number> {
    server = createServer(listener);
    await new Promise<void>((done) => server?.listen(0, '127.0.0.1', done));
    const { port } = server.address() as AddressInfo;
    return createRateHttp({ url: `http://127.0.0.1:${port}/`, timeoutMs: 1_500 }).fetchCnyPerUsd();
  }
  const answer =
    (text: string): RequestListener =>
    (_request, response) =>
      void response.end(text);

  test.each([
    '{"result":"success","base_code":"USD","rates":{"CNY":7.1}}',
    '{"base":"USD","date":"2026-08-08","rates":{"CNY":7.1,"EUR":0.9}}',
    '{"rates":{"CNY":7.1}}',
  ])('%s is a rate', async (text) => {
    expect(await ask(answer(text))).toBe(7.1);
  });

  test.each([
    '',
    'null',
    '[]',
    '7.1',
    '<html>7.1</html>',
    '{"rates":{}}',
    '{"rates":{"CNY":"7.1"}}',
    '{"rates":{"CNY":1e999}}',
    '{"rates":{"CNY":null}}',
    '{"base":"EUR","rates":{"CNY":7.9}}',
    '{"base_code":"CNY","rates":{"CNY":7.9}}',
    '{"result":"error","error-type":"quota-reached","rates":{"CNY":7.1}}',
  ])('rejects the answer %s', async (text) => {
    await expect(ask(answer(text))).rejects.toMatchObject({ name: 'RateError' });
  });

  test('a redirect is not followed, and a page of another status is not read', async () => {
    await expect(
      ask((_request, response) => void response.writeHead(302, { location: '/elsewhere' }).end()),
    ).rejects.toMatchObject({ message: 'no answer' });
    server?.close();
    await expect(
      ask((_request, response) => void response.writeHead(203).end('{"rates":{"CNY":7.1}}')),
    ).rejects.toMatchObject({ message: 'HTTP 203' });
  });

  test('an endless answer is cut off, and a dripping one by the clock', async () => {
    await expect(ask((_request, response) => void response.end('x'.repeat(1_000_000)))).rejects.toMatchObject(
      { message: 'more than 65536 bytes' },
    );
    server?.close();
    await expect(
      ask((_request, response) => {
        response.write('{"rates":');
        setTimeout(() => response.end('{"CNY":7.1}}'), 4_000).unref();
      }),
    ).rejects.toMatchObject({ message: 'TimeoutError' });
  });
});
