import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isTooSlow } from '../../kit/isTooSlow.ts';
import type { TestClient } from '../../kit/testClient.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { HOSTILE_VALUES } from '../graphql/hostileValues.ts';

const INSIDE =
  /prisma|node_modules|\.ts:\d|\bat async\b|syntax error at|relation "|invalid input syntax|select /i;

let market: TestMarket;
let client: TestClient;
beforeAll(async () => {
  market = await openTestMarket();
  client = await market.visitor().signIn();
});
afterAll(() => market.close());

interface Answer {
  status: number;
  envelope: { code: number; msg: string; data: unknown };
  text: string;
}

async function ask(path: string, init: RequestInit = {}): Promise<Answer> {
  const response = await client.fetch(path, init);
  const text = await response.text();
  return { status: response.status, envelope: JSON.parse(text) as Answer['envelope'], text };
}

/** The problems of a response to any request: no envelope, a code that does not match its status, or internals of the server. */
function faultOf({ status, envelope, text }: Answer, asked: string): string[] {
  const names = envelope.code === 0 ? 'code,data,msg' : 'code,data,msg,request_id';
  const isEnvelope = Object.keys(envelope).toSorted().join() === names && Number.isInteger(envelope.code);
  const isPaired = status === 200 ? ![400, 404, 429, 500].includes(envelope.code) : envelope.code === status;
  const faults = [
    isEnvelope ? '' : 'no envelope',
    isPaired ? '' : `HTTP ${status} with code ${envelope.code}`,
    status >= 500 ? `HTTP ${status}` : '',
    INSIDE.test(text.replaceAll(asked, '')) ? 'tells of its inside' : '',
  ];
  return faults.filter((fault) => fault !== '').map((fault) => `${asked.slice(0, 80)}: ${fault}`);
}

const PARAMETERS = {
  '/web/market': [
    'page',
    'sort',
    'limit',
    'search',
    'tagRarity',
    'tagQuality',
    'tagExterior',
    'tagItemSet',
    'minPrice',
    'maxPrice',
    'tagType',
    'type',
  ],
  '/web/index': ['page', 'sort', 'limit'],
  '/web/multiplatform': ['page', 'sort', 'limit', 'platform', 'way', 'search'],
  '/web/notice': ['type', 'limit', 'subType'],
};
const PAIRS = Object.entries(PARAMETERS).flatMap(([path, names]) => names.map((name) => ({ path, name })));

/** The hostile values as text, and as bytes that are not text at all. */
const TEXTS = HOSTILE_VALUES.filter((value) => value.length < 2_000).map((value) => {
  const parsed: unknown = value.startsWith('"') ? JSON.parse(value) : value;
  return encodeURIComponent(String(parsed).toWellFormed());
});
const BYTES = ['%ff', '%c0%80', '%ed%a0%80', '%', '%zz', '%00', 'a%00b', '+', '%0d%0aset-cookie:a=b'];

describe('F2 E-06 T-11 hostile parameters', () => {
  test.each(PAIRS)('$path ?$name', async ({ path, name }) => {
    const faults: string[] = [];
    for (const value of [...TEXTS, ...BYTES]) {
      const start = performance.now();
      faults.push(...faultOf(await ask(`${path}?${name}=${value}`), value));
      if (isTooSlow(performance.now() - start)) faults.push(`${value}: too slow`);
    }
    expect(faults).toEqual([]);
  });

  test.each(PAIRS)('$path ?$name twice, as a list, as an object', async ({ path, name }) => {
    const twice = await ask(`${path}?${name}=1&${name}=2`);
    expect([twice.status, twice.envelope.code]).toEqual([400, 400]);
    expect(twice.envelope.msg).toContain(name);
    // These are other parameter names, which are ignored.
    for (const query of [`${name}[]=1&${name}[]=2`, `${name}[$ne]=1`]) {
      const answer = await ask(`${path}?${query}`);
      expect([answer.status, faultOf(answer, query)]).toEqual([200, []]);
    }
  });

  test('the number of an order', async () => {
    const faults: string[] = [];
    for (const value of [...TEXTS, ...BYTES].filter((text) => text !== '' && !text.startsWith('..'))) {
      const answer = await ask(`/web/order/${value}`);
      faults.push(...faultOf(answer, value));
      if (answer.envelope.code === 0) faults.push(`${value}: an order`);
    }
    expect(faults).toEqual([]);
  });
});

describe('E-06 bad values are named, in the language of the reader', () => {
  test.each([
    ['/web/market?page=0', 'page'],
    ['/web/market?page=abc', 'page'],
    ['/web/market?limit=101', 'limit'],
    ['/web/market?limit=0', 'limit'],
    ['/web/market?sort=3', 'sort'],
    ['/web/index?sort=3', 'sort'],
    ['/web/index?limit=0', 'limit'],
    ['/web/index?page=x', 'page'],
    ['/web/multiplatform?sort=4', 'sort'],
    ['/web/multiplatform?platform=bazaar', 'platform'],
    ['/web/multiplatform?way=back', 'way'],
    ['/web/market?minPrice=1.234', 'minPrice'],
    ['/web/market?minPrice=-1', 'minPrice'],
    ['/web/market?maxPrice=1e3', 'maxPrice'],
    ['/web/market?minPrice=2&maxPrice=1', 'minPrice'],
    [`/web/market?search=${'x'.repeat(101)}`, 'search'],
    ['/web/notice?type=5', 'type'],
    ['/web/notice?subType=2', 'subType'],
    ['/web/notice?limit=-1', 'limit'],
    ['/web/order/abc', 'orderNo'],
  ])('%s', async (path, name) => {
    const { status, envelope } = await ask(path);
    expect([status, envelope.code, envelope.data]).toEqual([400, 400, null]);
    const rule = new RegExp(`^填写的信息有误，请检查: ${name}: (.+)$`).exec(envelope.msg)?.[1] ?? '';
    // Half of a sentence in English is no answer: what is left of it are names of the interface.
    expect(rule).toMatch(/[\u4e00-\u9fff]/);
    expect(rule).not.toMatch(/\b(?:a|an|at|of|must|only|not|whole|digits|from)\b/);
    const english = await ask(path, { headers: { 'accept-language': 'en' } });
    expect(english.envelope.msg).toMatch(
      new RegExp(`^The information filled in is wrong, please check: ${name}: `),
    );
  });

  test.each([
    ['broken JSON', '{', 'application/json', 400],
    ['no JSON', 'phone=13800138000', 'application/x-www-form-urlencoded', 400],
    ['a list', '[1,2]', 'application/json', 200],
    ['null', 'null', 'application/json', 200],
    ['prototypes', '{"__proto__":{"hasAgreed":true}}', 'application/json', 400],
    ['a number for a text', '{"phone":13800138000}', 'application/json', 400],
    ['an object for a text', '{"phone":{"$ne":null}}', 'application/json', 400],
    [
      'a text for a flag',
      '{"phone":"13800138000","code":"1","hasAgreed":"perhaps"}',
      'application/json',
      400,
    ],
  ])('a body: %s', async (_name, body, type, status) => {
    const answer = await ask('/web/session', { method: 'POST', body, headers: { 'content-type': type } });
    expect([answer.status, faultOf(answer, body)]).toEqual([status, []]);
    expect(answer.envelope.code).not.toBe(0);
  });

  test('a body of more than 256 KB', async () => {
    const body = JSON.stringify({ phone: 'x'.repeat(257 * 1024) });
    const { status, envelope } = await ask('/web/session', {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json' },
    });
    expect([status, envelope]).toEqual([
      400,
      { code: 400, msg: '请求内容过大', data: null, request_id: expect.any(String) },
    ]);
  });
});

describe('E-07 what is not there, and what is too much', () => {
  test.each(['/web/nothing', '/web/', '/web', '/web/user/1', '/web/market/x'])(
    '%s is an enveloped 404',
    async (path) => {
      const { status, envelope } = await ask(path);
      expect([status, envelope.code, envelope.data]).toEqual([404, 404, null]);
    },
  );

  test('another method is an enveloped 404', async () => {
    for (const method of ['PUT', 'PATCH', 'DELETE']) {
      const { status, envelope } = await ask('/web/market', { method });
      expect([status, envelope.code], method).toEqual([404, 404]);
    }
  });

  test('T-33 too many requests are an enveloped 429, and no header makes them another’s', async () => {
    const busy = await openTestMarket({ REQUESTS_PER_MINUTE: '5' });
    try {
      const answers = [];
      for (let count = 0; count < 8; count++) {
        const headers = {
          'x-forwarded-for': `203.0.113.${count}`,
          'x-real-ip': `203.0.113.${count}`,
          forwarded: `for=203.0.113.${count}`,
        };
        const response = await busy.visitor().fetch('/web/notice?limit=0', { headers });
        answers.push([response.status, ((await response.json()) as Answer['envelope']).code]);
      }
      expect(answers).toEqual([
        ...Array.from({ length: 5 }, () => [200, 0]),
        ...Array.from({ length: 3 }, () => [429, 429]),
      ]);
      const graphql = await busy.visitor().query('{ __typename }');
      expect([graphql.status, graphql.errors[0]?.extensions?.code]).toEqual([429, 'TOO_MANY_REQUESTS']);
    } finally {
      await busy.close();
    }
  });

  test('the address of a partner has the limit of a partner, where that is higher', async () => {
    const busy = await openTestMarket({ REQUESTS_PER_MINUTE: '2', OPEN_REQUESTS_PER_MINUTE: '5' });
    try {
      const statuses: number[] = [];
      for (let turn = 0; turn < 6; turn += 1)
        statuses.push((await fetch(`${busy.url}/open/v1/wallet`)).status);
      expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
      expect((await fetch(`${busy.url}/web/user`)).status).toBe(429);
    } finally {
      await busy.close();
    }
  });

  test('T-33 the addresses of one IPv6 network have one limit, which leaves the next network alone', async () => {
    const busy = await openTestMarket({ REQUESTS_PER_MINUTE: '3', TRUSTED_PROXIES: '1' });
    try {
      const ask = async (address: string) => {
        const headers = { 'x-forwarded-for': address };
        return (await busy.visitor().fetch('/web/notice?limit=0', { headers })).status;
      };
      const own = ['2001:db8:1:2::1', '2001:db8:1:2::2', '2001:db8:1:2:3::', '2001:db8:1:2:4:5:6:7'];
      const statuses = [];
      for (const address of own) statuses.push(await ask(address));
      expect(statuses).toEqual([200, 200, 200, 429]);
      expect(await ask('2001:db8:1:3::1')).toBe(200);
    } finally {
      await busy.close();
    }
  });
});
