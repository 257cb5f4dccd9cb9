import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { PREPARE } from '../../kit/documents.ts';
import { buyOne, openBuyer, takeListings } from '../../kit/shopper.ts';
import type { TestClient } from '../../kit/testClient.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';

const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
const nullable = (type: unknown) =>
  expect.toSatisfy((value: unknown) => value === null || Object.is(typeof value, type));

let market: TestMarket;
let visitor: TestClient;
beforeAll(async () => {
  market = await openTestMarket();
  visitor = market.visitor();
});
afterAll(() => market.close());

const ITEM = {
  iconUrl: expect.any(String),
  itemName: expect.any(String),
  hashName: expect.any(String),
  price: expect.any(Number),
  quantity: expect.any(Number),
  tagRarity: nullable('string'),
  tagQuality: nullable('string'),
  tagExterior: nullable('string'),
  tagItemSet: nullable('string'),
  tagType: nullable('string'),
};

interface MarketPage {
  list: { hashName: string; price: number; quantity: number; tagExterior: string; tagType: string }[];
  pages: number;
}

async function marketPage(query: string): Promise<MarketPage> {
  const { status, body } = await visitor.rest('GET', `/web/market?${query}`);
  expect([status, body.code, body.msg], query).toEqual([200, 0, 'ok']);
  return body.data as MarketPage;
}

describe('E-01 E-07 the calls of the specification answer its shapes, no field less and none more', () => {
  test('GET /web/user', async () => {
    const client = await openBuyer(market, 12_345);
    const { status, headers, body } = await client.rest('GET', '/web/user');
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(body).toStrictEqual({
      code: 0,
      msg: 'ok',
      data: {
        id: expect.any(String),
        phone: expect.stringMatching(/^138\*{4}\d{4}$/),
        nickname: expect.stringMatching(/^玩家/),
        avatar: '',
        name: '',
        idNumber: '',
        verifiedStatus: 0,
        withdrawBalance: 0,
        frozenBalance: 12_345,
        withdrawAccount: '',
        withdrawRate: 100,
        username: expect.stringMatching(/^玩家/),
      },
    });
  });

  test('GET /web/market', async () => {
    const { status, body } = await visitor.rest('GET', '/web/market?page=1&limit=7&sort=1');
    expect(status).toBe(200);
    expect(body).toStrictEqual({
      code: 0,
      msg: 'ok',
      data: { list: Array.from({ length: 7 }, () => ITEM), pages: Math.ceil(3_000 / 7) },
    });
    for (const { price } of (body.data as MarketPage).list) expect(Number.isInteger(price)).toBe(true);
  });

  test('GET /web/index', async () => {
    const { status, body } = await visitor.rest('GET', '/web/index?page=2&limit=3&sort=0');
    expect(status).toBe(200);
    const three = Array.from({ length: 3 }, () => ITEM);
    expect(body).toStrictEqual({
      code: 0,
      msg: 'ok',
      data: { marketAuto: three, marketHot: three, marketPoor: three },
    });
    const far = await visitor.rest('GET', '/web/index?page=5000&limit=100');
    expect(far.body.data).toEqual({ marketAuto: [], marketHot: [], marketPoor: [] });
  });

  test('GET /web/order/{orderNo}, for the buyer', async () => {
    const client = await openBuyer(market);
    const [listing] = await takeListings(client, 1);
    if (!listing) throw new Error('nothing on sale');
    const { orderNo } = await buyOne(client, listing);
    const { body } = await client.rest('GET', `/web/order/${orderNo}`);
    const { iconUrl, itemName, hashName, tagRarity, tagQuality, tagExterior, tagItemSet, tagType } = ITEM;
    expect(body).toStrictEqual({
      code: 0,
      msg: 'ok',
      data: {
        orderNo,
        createTime: expect.stringMatching(TIME),
        updateTime: expect.stringMatching(TIME),
        confirmTime: null,
        tradingTime: null,
        floatValue: nullable('number'),
        stickerList: expect.any(Array),
        price: listing.askCents,
        fee: 0,
        type: 2,
        status: 21,
        displayStatus: 2,
        statusDes: expect.stringMatching(/[一-鿿]/),
        templateInfo: {
          tagRarity,
          tagQuality,
          tagExterior,
          tagItemSet,
          tagType,
          iconUrl,
          itemName,
          hashName,
        },
        sellerInfo: { avatar: expect.any(String), nickname: expect.any(String) },
        buyerInfo: { avatar: '', nickname: expect.stringMatching(/^玩家/) },
        terminalPrice: listing.askCents,
        direction: 'buy',
      },
    });
  });

  test('GET /web/notice', async () => {
    const { body } = await visitor.rest('GET', '/web/notice?limit=1');
    const line = {
      id: expect.any(String),
      type: expect.any(Number),
      title: expect.any(String),
      content: expect.any(String),
    };
    expect(body).toStrictEqual({
      code: 0,
      msg: 'ok',
      data: {
        list: [{ ...line, createTime: expect.stringMatching(TIME), isRead: false }],
        total: expect.any(Number),
      },
    });
  });

  test('DELETE /web/user', async () => {
    const client = await market.visitor().signIn();
    const { status, body } = await client.rest('DELETE', '/web/user');
    expect([status, body]).toStrictEqual([200, { code: 0, msg: '已退出登录', data: null }]);
  });
});

describe('E-07 parameters', () => {
  test('prices come in yuan and go out in cents; sort 1 rises, 2 falls', async () => {
    const rising = await marketPage('minPrice=1.50&maxPrice=20&sort=1&limit=50');
    const prices = rising.list.map(({ price }) => price);
    expect(prices.length).toBeGreaterThan(5);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    expect([Math.min(...prices) >= 150, Math.max(...prices) <= 2_000]).toEqual([true, true]);
    const falling = (await marketPage('minPrice=1.50&maxPrice=20&sort=2&limit=50')).list.map(
      ({ price }) => price,
    );
    expect(falling).toEqual(falling.toSorted((a, b) => b - a));
    expect(falling[0]).toBeGreaterThanOrEqual(prices.at(-1) ?? 0);
  });

  test('page counts from 1, and pages are as many as there are', async () => {
    // What an earlier test bought may reach the memory of the market between two answers.
    const first = await vi.waitFor(async () => {
      const [one, two] = [await marketPage('limit=10'), await marketPage('limit=10&page=2')];
      const both = await marketPage('limit=20');
      expect([...one.list, ...two.list]).toEqual(both.list);
      return one;
    });
    expect(first.pages).toBe(Math.ceil(3_000 / 10));
    const beyond = await marketPage('limit=100&page=31');
    expect([beyond.list, beyond.pages]).toEqual([[], 30]);
  });

  test('tags are Steam’s internal names, several by commas; type is the weapon', async () => {
    const { list } = await marketPage(
      'tagExterior=WearCategory0,WearCategory4&tagType=CSGO_Type_Rifle&type=weapon_ak47&limit=100',
    );
    expect(list.length).toBeGreaterThan(0);
    for (const item of list) {
      expect(item.hashName).toMatch(/AK-47/);
      expect(['WearCategory0', 'WearCategory4']).toContain(item.tagExterior);
      expect(item.tagType).toBe('CSGO_Type_Rifle');
    }
  });
});

describe('E-05 T-12 copies of the page’s parameters do nothing', () => {
  const COPIES = 'amount=50000&price=1&account=evil&userId=1&tab=2&__proto__=1&limit[0]=3&utm_source=x';

  test('names that a call does not declare are not read', async () => {
    expect(await marketPage(`limit=3&${COPIES}`)).toEqual(await marketPage('limit=3'));
    const client = await openBuyer(market, 100);
    const plain = await client.rest('GET', '/web/user');
    expect((await client.rest('GET', `/web/user?${COPIES}&id=2&phone=13800000000`)).body).toEqual(plain.body);
    expect((await visitor.rest('GET', `/web/notice?limit=1&${COPIES}`)).body).toEqual(
      (await visitor.rest('GET', '/web/notice?limit=1')).body,
    );
  });

  test('what signs in is taken from the body alone', async () => {
    const { body } = await visitor.rest(
      'POST',
      '/web/session?phone=13800138000&code=123456&hasAgreed=true',
      {},
    );
    expect(body.code).toBe(1001);
    const asked = await visitor.rest('POST', '/web/sms-code?phone=13800138000', {});
    expect(asked.body.code).toBe(1001);
  });

  test('no amount and no target reaches a mutation by the address', async () => {
    const client = await market.visitor().signIn();
    const response = await client.fetch(
      `/graphql?${COPIES}&variables=${encodeURIComponent('{"amountCents":777}')}`,
      {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' },
        body: JSON.stringify({
          query:
            'mutation ($amountCents: Cents!) { topUpInSandbox(input: { amountCents: $amountCents, clientRequestId: "from-the-body" }) { __typename } }',
          variables: { amountCents: 5 },
        }),
      },
    );
    expect(response.status).toBe(200);
    expect((await client.rest('GET', '/web/user')).body).toMatchObject({ data: { frozenBalance: 5 } });
  });
});

test('a top-up shows in both APIs at once', async () => {
  const client = await market.visitor().signIn();
  await client.must(PREPARE, { amountCents: 4_200, request: crypto.randomUUID() });
  expect((await client.rest('GET', '/web/user')).body).toMatchObject({
    data: { frozenBalance: 4_200, withdrawBalance: 0 },
  });
});
