import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listGroupHeads } from '../../../api/notifications/message/message.store.ts';
import { userIdOf } from '../../catalog/watch/watchClient.ts';
import { graphql } from '../../generated/gql.ts';
import { missedByMs } from '../../kit/bestTime.ts';
import { buyOne, openBuyer, takeListings } from '../../kit/shopper.ts';
import type { TestClient } from '../../kit/testClient.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { lead } from '../../payments/statistics/statisticsScene.ts';
import { listSome, openSeller, pickItems } from '../../selling/listing/sellerScene.ts';

const GROUPS = graphql(`
  query MessageGroups(
    $type: MessageType, $first: Int, $after: String, $last: Int, $before: String, $byDay: Boolean, $saleDay: Date
  ) {
    viewer {
      unreadMessageCount
      messageGroups(
        type: $type, first: $first, after: $after, last: $last, before: $before, byDay: $byDay, saleDay: $saleDay
      ) {
        edges {
          cursor
          node {
            id count unreadCount statusEn
            order { orderNo phase }
            salesDay { day saleCount count unreadCount }
            newest { id titleEn meaning isOver readAt }
            earlier { id titleEn meaning isOver readAt }
          }
        }
        pageInfo { hasNextPage }
      }
    }
  }
`);
const MARK = graphql(`
  mutation MarkGroup($orderNo: String, $saleDay: Date) {
    markMessagesRead(input: { orderNo: $orderNo, saleDay: $saleDay }) { ... on MarkMessagesReadPayload { viewer { unreadMessageCount } } }
  }
`);

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket();
});
afterAll(() => market.close());

interface Asked {
  type?: 'TRADE' | 'SERVICE';
  first?: number | null;
  after?: string | null;
  last?: number;
  before?: string | undefined;
  byDay?: boolean;
  saleDay?: string;
}

const ALL = { type: null, saleDay: null, isByDay: false };

async function read(client: TestClient, variables: Asked = {}) {
  const { viewer } = await client.must(GROUPS, { first: 20, ...variables });
  if (!viewer?.messageGroups) throw new Error('nothing read');
  return {
    unread: viewer.unreadMessageCount,
    edges: viewer.messageGroups.edges,
    page: viewer.messageGroups.pageInfo,
  };
}

/** Buys two things, and has the first one delivered. */
async function openScene() {
  const client = await openBuyer(market);
  const [one, other] = await takeListings(client, 2);
  if (!one || !other) throw new Error('nothing on sale');
  const [first, second] = [await buyOne(client, one), await buyOne(client, other)];
  const { rows } = await market.owner.query<{ id: string }>(
    'select id from market_order where order_no = $1',
    [first.orderNo],
  );
  const orderId = rows[0]?.id ?? '';
  await lead(market, orderId, { to: 'awaitingAccept' });
  return { client, first, second, orderId };
}

describe('N-02 messages by order', () => {
  test('an order is one group with its state and newest message, and moves up with each message', async () => {
    const { client, first, second, orderId } = await openScene();
    const before = await read(client);
    expect(before.edges.map(({ node }) => node.order?.orderNo)).toEqual([first.orderNo, second.orderNo]);
    expect(before.edges[0]?.node).toMatchObject({
      count: 2,
      unreadCount: 2,
      statusEn: 'Waiting for offer confirmation',
      newest: { titleEn: 'Accept the Steam offer', meaning: 'ACTION', isOver: false },
      earlier: [{ titleEn: 'Payment held', meaning: 'WAITING', isOver: true }],
    });
    await lead(market, orderId, { to: 'failed', reason: 'buyerDeclined' });
    const { edges } = await read(client);
    expect(edges[0]?.node).toMatchObject({
      id: before.edges[0]?.node.id,
      count: 3,
      order: { phase: 'FAILED' },
      newest: { titleEn: 'Order closed', meaning: 'FAILED', isOver: false },
      earlier: [
        { titleEn: 'Accept the Steam offer', isOver: true },
        { titleEn: 'Payment held', isOver: true },
      ],
    });
  });

  test('a group is marked as a whole, and no other', async () => {
    const { client, first, second } = await openScene();
    const stranger = await openBuyer(market);
    await stranger.must(MARK, { orderNo: first.orderNo });
    expect((await read(client)).unread).toBe(3);
    const { markMessagesRead } = await client.must(MARK, { orderNo: first.orderNo });
    expect(markMessagesRead.viewer.unreadMessageCount).toBe(1);
    const { edges } = await read(client);
    expect(edges.map(({ node }) => [node.order?.orderNo, node.unreadCount])).toEqual([
      [first.orderNo, 0],
      [second.orderNo, 1],
    ]);
    const { errors } = await client.run(MARK, { orderNo: 'x' });
    expect(errors[0]?.extensions?.code).toBe('BAD_USER_INPUT');
  });

  test('other messages are groups of one, the filter holds, and pages go through all of them once', async () => {
    const { client, first, second } = await openScene();
    await market.owner.query(
      `insert into message (id, user_id, type, template, params, created_at)
       select gen_random_uuid(), $1, 2, 'letterAnswered', '{"note":"x"}', clock_now() - number * interval '1 minute' from generate_series(1, 5) number`,
      [await userIdOf(client)],
    );
    const all = await read(client);
    expect(all.edges.map(({ node }) => node.order?.orderNo ?? null)).toEqual([
      first.orderNo,
      second.orderNo,
      ...Array.from({ length: 5 }, () => null),
    ]);
    expect(all.edges[2]?.node).toMatchObject({ count: 1, unreadCount: 1, earlier: [], statusEn: null });
    expect((await read(client, { type: 'TRADE' })).edges).toHaveLength(2);
    expect((await read(client, { type: 'SERVICE' })).edges).toHaveLength(5);
    const ids: string[] = [];
    for (let after: string | null = null; ; ) {
      const { edges, page }: Awaited<ReturnType<typeof read>> = await read(client, { first: 3, after });
      ids.push(...edges.map(({ node }) => node.id));
      after = edges.at(-1)?.cursor ?? null;
      if (!page.hasNextPage) break;
    }
    expect(ids).toEqual(all.edges.map(({ node }) => node.id));
    const back = await read(client, { first: null, last: 2, before: all.edges[4]?.cursor });
    expect(back.edges.map(({ node }) => node.id)).toEqual(all.edges.slice(2, 4).map(({ node }) => node.id));
  });

  test('sales of a day are one group, which opens to its orders; what was bought stays by order', async () => {
    const seller = await openSeller(market);
    const [item] = await pickItems(market, 1);
    if (!item) throw new Error('nothing to sell');
    const { referenceCents: askCents, marketHashName } = item;
    const listings = await listSome(market, seller, item, 4);
    const buyer = await openBuyer(market);
    const sell = async (listingId = '') =>
      (await buyOne(buyer, { id: listingId, askCents, marketHashName })).orderNo;
    const [first, second, third] = [
      await sell(listings[0]),
      await sell(listings[1]),
      await sell(listings[2]),
    ];
    const today = await read(seller.client, { byDay: true });
    expect(today.edges).toHaveLength(1);
    const day = today.edges[0]?.node.salesDay?.day ?? '';
    expect(today.edges[0]?.node).toMatchObject({
      order: { orderNo: third },
      salesDay: { saleCount: 3, count: 3, unreadCount: 3 },
    });
    // Of the day, by order; and without the choice as before.
    for (const asked of [{ saleDay: day }, {}])
      expect((await read(seller.client, asked)).edges.map(({ node }) => node.order?.orderNo)).toEqual([
        third,
        second,
        first,
      ]);
    // The next day: another sale, and news of one of the first day, which moves that day up and not into the next.
    await market.advanceClock(86_400_000);
    const fourth = await sell(listings[3]);
    const { rows } = await market.owner.query<{ id: string }>(
      'select id from market_order where order_no = $1',
      [first],
    );
    await lead(market, rows[0]?.id ?? '', { to: 'failed', reason: 'sellerCancelled' });
    const later = await read(seller.client, { byDay: true });
    expect(
      later.edges.map(({ node }) => [node.order?.orderNo, node.salesDay?.saleCount, node.salesDay?.count]),
    ).toEqual([
      [first, 3, 4],
      [fourth, 1, 1],
    ]);
    await seller.client.must(MARK, { saleDay: day });
    expect((await read(seller.client)).unread).toBe(1);
    // The buyer's messages know no day of a sale, and nobody reads another's.
    const bought = await read(buyer, { byDay: true });
    expect(bought.edges.map(({ node }) => node.salesDay)).toEqual([null, null, null, null]);
    expect((await read(buyer, { saleDay: day })).edges).toEqual([]);
  });

  test('a page of ten thousand messages is read as fast from its middle as from its head', async () => {
    const { client, orderId } = await openScene();
    const userId = await userIdOf(client);
    const session = await market.owner.connect();
    try {
      await session.query(`begin; set local session_replication_role = replica;
        insert into message (id, user_id, type, template, params, order_id, sale_day, created_at)
        select gen_random_uuid(), '${userId}', 1, 'orderPaid', '{}', case when n % 5 = 0 then '${orderId}'::uuid else md5((n / 5)::text)::uuid end,
          case when n % 5 > 0 then current_date - n / 100 end, clock_now() - n * interval '1 minute' from generate_series(1, 10000) n; commit`);
      await session.query('analyze message');
    } finally {
      session.release();
    }
    const { db } = market.platform;
    const page = { edgeId: null as string | null, isBackward: false, count: 31 };
    const ids = await listGroupHeads(db, userId, ALL, { ...page, count: 1_000 });
    expect(new Set(ids).size).toBe(1_000);
    for (const isByDay of [false, true])
      for (const edgeId of [null, ids[500] ?? null]) {
        const list = () => listGroupHeads(db, userId, { ...ALL, isByDay }, { ...page, edgeId });
        expect(await list()).toHaveLength(31);
        expect(await missedByMs(30, list)).toBe(0);
      }
  });
});
