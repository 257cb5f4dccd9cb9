import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buyOne, openBuyer, takeListings } from '../../kit/shopper.ts';
import type { TestClient } from '../../kit/testClient.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';

let market: TestMarket;
let visitor: TestClient;
beforeAll(async () => {
  market = await openTestMarket();
  visitor = market.visitor();
});
afterAll(() => market.close());

describe('N-01 notices', () => {
  interface Notices {
    list: { id: string; type: number; isRead: boolean; title: string }[];
    total: number;
  }
  async function notices(client: TestClient, query: string): Promise<Notices> {
    const { body } = await client.rest('GET', `/web/notice?${query}`);
    expect(body.code, query).toBe(0);
    return body.data as Notices;
  }

  test('limit 0 is the total with an empty list; visitors get the announcements', async () => {
    const { rows } = await market.owner.query<{ count: number }>('select count(*)::int as count from notice');
    expect(await notices(visitor, 'type=0&subType=1&limit=0')).toEqual({ list: [], total: rows[0]?.count });
    expect((await notices(visitor, 'limit=100')).list).toHaveLength(rows[0]?.count ?? -1);
  });

  test('type 1 to 4 is one kind, 0 all of them', async () => {
    const all = await notices(visitor, 'type=0&limit=100');
    let sum = 0;
    for (const type of [1, 2, 3, 4]) {
      const one = await notices(visitor, `type=${type}&limit=100`);
      for (const line of one.list) expect(line.type).toBe(type);
      sum += one.total;
    }
    expect([sum, all.total > 0]).toEqual([all.total, true]);
  });

  test('a session reads its own: subType 1 what is unread, and after all are read none', async () => {
    const client = await openBuyer(market);
    expect(await notices(client, 'type=0&subType=1&limit=0')).toEqual({ list: [], total: 0 });
    const listings = await takeListings(client, 2);
    for (const listing of listings) await buyOne(client, listing);
    expect(await notices(client, 'type=0&subType=1&limit=0')).toEqual({ list: [], total: 2 });
    expect(
      (await notices(client, 'type=1&subType=1')).list.map(({ title, isRead }) => [title, isRead]),
    ).toEqual([
      ['付款成功', false],
      ['付款成功', false],
    ]);
    expect((await notices(client, 'type=2')).total).toBe(0);
    await client.query(
      'mutation { markMessagesRead(input: { isAll: true }) { ... on MarkMessagesReadPayload { viewer { unreadMessageCount } } } }',
    );
    expect(await notices(client, 'type=0&subType=1&limit=0')).toEqual({ list: [], total: 0 });
    const read = await notices(client, 'subType=0&limit=1');
    expect([read.total, read.list.map(({ isRead }) => isRead)]).toEqual([2, [true]]);
  });

  test('R-10 in the language of the cookie, else of the browser, else in Chinese', async () => {
    const titleFor = async (client: TestClient, headers: Record<string, string> = {}) => {
      const response = await client.fetch('/web/notice?limit=1', { headers });
      return ((await response.json()) as { data: Notices }).data.list[0]?.title ?? '';
    };
    const english = market.visitor();
    english.cookies.set('language', 'en');
    const chinese = market.visitor();
    chinese.cookies.set('language', 'zh');
    const [zh, en] = [await titleFor(visitor), await titleFor(english)];
    expect([/[一-鿿]/.test(zh), /[一-鿿]/.test(en)]).toEqual([true, false]);
    expect(await titleFor(visitor, { 'accept-language': 'en-US,en;q=0.9' })).toBe(en);
    expect(await titleFor(chinese, { 'accept-language': 'en-US' })).toBe(zh);
  });
});
