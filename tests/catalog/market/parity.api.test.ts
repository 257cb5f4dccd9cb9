import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inTransaction } from '../../../api/kernel/tx.ts';
import { platformLeg } from '../../../api/payments/ledger/ledger.ts';
import { transfer } from '../../../api/payments/ledger/moveMoney.ts';
import { workerFor } from '../../kit/rounds.ts';
import { buyOne, openBuyer, takeListings } from '../../kit/shopper.ts';
import type { TestClient } from '../../kit/testClient.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { asWebItem, type MarketRow, type PageVariables, readPage } from './marketPages.ts';

let market: TestMarket;
let buyer: TestClient;
let orderNo: string;
beforeAll(async () => {
  market = await openTestMarket();
  buyer = await openBuyer(market);
  const [listing] = await takeListings(buyer, 1);
  if (!listing) throw new Error('nothing on sale');
  ({ orderNo } = await buyOne(buyer, listing));
  await market.settleFeed();
});
afterAll(() => market.close());

async function rest<T>(client: TestClient, path: string): Promise<T> {
  const { body } = await client.rest('GET', path);
  expect(body.code, path).toBe(0);
  return body.data as T;
}

async function ask<T>(
  client: TestClient,
  query: string,
  variables: Record<string, unknown> = {},
): Promise<T> {
  const { data, errors } = await client.query<T>(query, variables);
  if (!data || errors.length > 0) throw new Error(JSON.stringify(errors));
  return data;
}

/** Gives a user what a matured sale would. */
async function earn(userId: string, amountCents: bigint): Promise<void> {
  const row = {
    key: `earn:${userId}`,
    reason: 'release',
    orderId: null,
    actor: 'platform',
    cause: 'test',
  } as const;
  await inTransaction(market.platform.db, (tx) =>
    transfer(tx, row, [
      platformLeg('clearing', userId, -amountCents),
      { kind: 'proceeds', ownerId: userId, amountCents },
    ]),
  );
}

describe('G-07 REST and GraphQL agree', () => {
  const LISTS: [string, PageVariables][] = [
    ['', {}],
    ['sort=1', { sort: 'PRICE_ASCENDING' }],
    ['sort=2', { sort: 'PRICE_DESCENDING' }],
    ['search=%E7%BA%A2%E7%BA%BF', { filter: { keyword: '红线' } }],
    [
      'minPrice=2&maxPrice=30.5&sort=1',
      { filter: { minPriceCents: 200, maxPriceCents: 3_050 }, sort: 'PRICE_ASCENDING' },
    ],
    [
      'tagExterior=WearCategory0,WearCategory1&type=weapon_ak47',
      { filter: { exteriors: ['WearCategory0', 'WearCategory1'], weapons: ['weapon_ak47'] } },
    ],
    [
      'tagType=CSGO_Type_Knife&tagQuality=unusual',
      { filter: { types: ['CSGO_Type_Knife'], qualities: ['unusual'] } },
    ],
    [
      'zone=low,bargain&maxPrice=300',
      { filter: { isLowStock: true, isBargain: true, maxPriceCents: 30_000 } },
    ],
    [
      'tagRarity=Rarity_Ancient_Weapon&tagItemSet=none',
      { filter: { rarities: ['Rarity_Ancient_Weapon'], itemSets: ['none'] } },
    ],
  ];
  test.each(LISTS)('on the market: %j', async (query, variables) => {
    const web = await rest<{ list: unknown[]; pages: number }>(buyer, `/web/market?limit=40&${query}`);
    const { edges, totalCount } = await readPage(buyer, { first: 40, ...variables });
    expect(web.list).toEqual(edges.map(({ node }) => asWebItem(node)));
    expect(web.pages).toBe(Math.ceil(totalCount / 40));
  });

  test('on an order, at each step of its way', async () => {
    for (const step of ['awaitingOffer', 'awaitingAccept']) {
      if (step === 'awaitingAccept') await workerFor(market).send(orderNo);
      const web = await rest<Record<string, unknown>>(buyer, `/web/order/${orderNo}`);
      const { viewer } = await ask<{
        viewer: {
          order: Record<string, unknown> & {
            marketItem: MarketRow;
            asset: { floatValue: number | null };
            buyer: { nickname: string };
            seller: { sellerName: string };
          };
        };
      }>(
        buyer,
        `query ($orderNo: String!) { viewer { order(orderNo: $orderNo) {
          orderNo createdAt updatedAt confirmedAt tradedAt priceCents feeCents terminalPriceCents direction deliveryType
          asset { floatValue } buyer { nickname } seller { sellerName } marketItem { nameZh marketHashName tagRarity tagType }
        } } }`,
        { orderNo },
      );
      const { order } = viewer;
      expect(order.feeCents).toBe(0);
      expect(web).toMatchObject({
        orderNo: order.orderNo,
        createTime: order.createdAt,
        updateTime: order.updatedAt,
        confirmTime: order.confirmedAt,
        tradingTime: order.tradedAt,
        price: order.priceCents,
        fee: 0,
        terminalPrice: order.terminalPriceCents,
        direction: String(order.direction).toLowerCase(),
        type: order.deliveryType === 'AUTOMATIC' ? 2 : 1,
        floatValue: order.asset.floatValue,
        buyerInfo: { nickname: order.buyer.nickname },
        sellerInfo: { nickname: order.seller.sellerName },
        templateInfo: {
          itemName: order.marketItem.nameZh,
          hashName: order.marketItem.marketHashName,
          tagRarity: order.marketItem.tagRarity,
          tagType: order.marketItem.tagType,
        },
      });
    }
  });

  test('on a user and the money', async () => {
    const { id } = await rest<{ id: string }>(buyer, '/web/user');
    await earn(id, 777n);
    const web = await rest<Record<string, unknown>>(buyer, '/web/user');
    const { viewer } = await ask<{
      viewer: {
        id: string;
        phone: string;
        nickname: string;
        wallet: { proceedsCents: number; frozenCents: number; totalCents: number };
      };
    }>(buyer, '{ viewer { id phone nickname wallet { proceedsCents frozenCents totalCents } } }');
    expect(Buffer.from(viewer.id, 'base64').toString()).toBe(`Viewer:${web.id}`);
    expect(web).toMatchObject({
      phone: viewer.phone,
      nickname: viewer.nickname,
      withdrawBalance: viewer.wallet.proceedsCents,
      frozenBalance: viewer.wallet.frozenCents,
    });
    expect(viewer.wallet.totalCents).toBe(viewer.wallet.proceedsCents + viewer.wallet.frozenCents);
    expect(viewer.wallet.totalCents).toBe(5_000_777);
  });

  /** The types of GraphQL by their numbers in REST. */
  const TYPES = ['', 'TRADE', 'SERVICE', 'INVENTORY', 'SYSTEM'];
  interface Notices {
    list: { title: string; content: string; type: number; createTime: string; isRead: boolean }[];
    total: number;
  }

  test('on announcements, for visitors', async () => {
    const web = await rest<Notices>(market.visitor(), '/web/notice?limit=100');
    const { notices } = await ask<{
      notices: { edges: { node: { titleZh: string; bodyZh: string; type: string; publishedAt: string } }[] };
    }>(market.visitor(), '{ notices(first: 100) { edges { node { titleZh bodyZh type publishedAt } } } }');
    expect(web.total).toBe(notices.edges.length);
    expect(
      web.list.map(({ title, content, type, createTime }) => [title, content, type, createTime]),
    ).toEqual(
      notices.edges.map(({ node }) => [
        node.titleZh,
        node.bodyZh,
        TYPES.indexOf(node.type),
        node.publishedAt,
      ]),
    );
  });

  test('on messages, for their reader', async () => {
    const web = await rest<Notices>(buyer, '/web/notice?limit=100');
    const { viewer } = await ask<{
      viewer: {
        unreadMessageCount: number;
        messages: {
          edges: {
            node: { titleZh: string; bodyZh: string; type: string; createdAt: string; readAt: string | null };
          }[];
        };
      };
    }>(
      buyer,
      '{ viewer { unreadMessageCount messages(first: 100) { edges { node { titleZh bodyZh type createdAt readAt } } } } }',
    );
    expect(web.list.length).toBeGreaterThan(0);
    expect(
      web.list.map(({ title, content, type, createTime, isRead }) => [
        title,
        content,
        type,
        createTime,
        isRead,
      ]),
    ).toEqual(
      viewer.messages.edges.map(({ node }) => [
        node.titleZh,
        node.bodyZh,
        TYPES.indexOf(node.type),
        node.createdAt,
        node.readAt !== null,
      ]),
    );
    expect((await rest<Notices>(buyer, '/web/notice?subType=1&limit=0')).total).toBe(
      viewer.unreadMessageCount,
    );
  });
});
