import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hashSecret } from '../../../api/accounts/session/signIn.ts';
import { MINUTE_MS } from '../../../api/kernel/durations.ts';
import { openEventStream } from '../../http/graphql/eventStream.ts';
import { CANCEL } from '../../kit/documents.ts';
import { workerFor } from '../../kit/rounds.ts';
import { buyOne, openBuyer, takeListings } from '../../kit/shopper.ts';
import type { TestClient } from '../../kit/testClient.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';

let market: TestMarket;
let buyer: TestClient;
beforeAll(async () => {
  market = await openTestMarket();
});
afterAll(() => market.close());
beforeEach(async () => {
  buyer = await openBuyer(market);
});

interface MessageLine {
  id: string;
  type: string;
  titleZh: string;
  titleEn: string;
  bodyZh: string;
  bodyEn: string;
  orderNo: string | null;
  readAt: string | null;
}

interface Centre {
  unreadMessageCount: number;
  messages: { edges: { node: MessageLine }[] };
}

async function centreOf(
  client: TestClient,
  args = 'first: 50',
): Promise<{ unread: number; lines: MessageLine[] }> {
  const { data, errors } = await client.query<{ viewer: Centre }>(
    `{ viewer { unreadMessageCount messages(${args}) { edges { node { id type titleZh titleEn bodyZh bodyEn orderNo readAt } } } } }`,
  );
  if (!data?.viewer) throw new Error(`no message centre: ${JSON.stringify(errors)}`);
  return {
    unread: data.viewer.unreadMessageCount,
    lines: data.viewer.messages.edges.map(({ node }) => node),
  };
}

async function buy(client: TestClient) {
  const [listing] = await takeListings(client, 1);
  if (!listing) throw new Error('nothing on sale');
  return { listing, order: await buyOne(client, listing) };
}

/** A client whose session is the seller's of an order. Robots have no phone to sign in by. */
async function sellerOf(orderNo: string): Promise<TestClient> {
  const client = await market.visitor().signIn();
  const { rowCount } = await market.owner.query(
    'update session set user_id = (select seller_id from market_order where order_no = $1) where token_hash = $2',
    [orderNo, hashSecret(client.cookies.get('Authorization') ?? '')],
  );
  expect(rowCount).toBe(1);
  return client;
}

async function mark(client: TestClient, ids?: string[]) {
  return client.query<{ markMessagesRead: { viewer: { unreadMessageCount: number } } }>(
    'mutation ($input: MarkMessagesReadInput!) { markMessagesRead(input: $input) { ... on MarkMessagesReadPayload { viewer { unreadMessageCount } } } }',
    { input: ids === undefined ? { isAll: true } : { ids } },
  );
}

describe('N-03 a purchase tells the right people the right thing', () => {
  test('at once: the buyer that the money is held, the seller that it is sold, and nobody else anything', async () => {
    const bystander = await openBuyer(market);
    const { listing, order } = await buy(buyer);
    const amount = (listing.askCents / 100).toFixed(2);
    const { lines, unread } = await centreOf(buyer);
    expect([unread, lines]).toEqual([
      1,
      [
        {
          id: expect.any(String),
          type: 'TRADE',
          titleZh: '付款成功',
          titleEn: 'Payment held',
          bodyZh: expect.stringContaining(`¥${amount} 已托管`),
          bodyEn: expect.stringContaining(`${amount} is in escrow`),
          orderNo: order.orderNo,
          readAt: null,
        },
      ],
    ]);
    const sold = (await centreOf(await sellerOf(order.orderNo), 'first: 1')).lines;
    expect(sold).toMatchObject([
      { type: 'TRADE', titleZh: '商品已售出', titleEn: 'Item sold', orderNo: order.orderNo, readAt: null },
    ]);
    expect(await centreOf(bystander)).toEqual({ unread: 0, lines: [] });
  });

  test('live, without a reload, to the buyer and to the seller', async () => {
    const { order } = await buy(buyer);
    const seller = await sellerOf(order.orderNo);
    const query = 'subscription { messageAdded { titleEn orderNo } }';
    const [toBuyer, toSeller] = [await openEventStream(buyer, query), await openEventStream(seller, query)];
    await market.advanceClock(31 * MINUTE_MS);
    await buyer.must(CANCEL, { orderId: order.id });
    const closed = { data: { messageAdded: { titleEn: 'Order closed', orderNo: order.orderNo } } };
    expect(await toBuyer.next()).toEqual(closed);
    expect(await toSeller.next()).toEqual(closed);
    toBuyer.close();
    toSeller.close();
  });

  test('at each further step, newest first', async () => {
    const { order } = await buy(buyer);
    await workerFor(market).send(order.orderNo);
    expect((await centreOf(buyer)).lines.map(({ titleEn }) => titleEn)).toEqual([
      'Accept the Steam offer',
      'Payment held',
    ]);
    const cancelled = await buy(buyer);
    await market.advanceClock(31 * MINUTE_MS);
    await buyer.must(CANCEL, { orderId: cancelled.order.id });
    const { lines, unread } = await centreOf(buyer);
    expect([unread, lines[0]]).toMatchObject([
      4,
      { titleZh: '订单已关闭', orderNo: cancelled.order.orderNo },
    ]);
    const amount = (cancelled.listing.askCents / 100).toFixed(2);
    expect(lines[0]?.bodyZh).toContain(`¥${amount} 已原路退回`);
  });

  test('a purchase that is refused tells nobody', async () => {
    const { listing } = await buy(buyer);
    const late = await openBuyer(market);
    await expect(buyOne(late, listing)).rejects.toThrow('ListingGone');
    expect(await centreOf(late)).toEqual({ unread: 0, lines: [] });
  });
});

describe('reading', () => {
  test('R-14 the count of unread ones falls by what was read, once, and never below zero', async () => {
    for (let count = 0; count < 3; count++) await buy(buyer);
    const { lines, unread } = await centreOf(buyer);
    expect(unread).toBe(3);
    const [first = ''] = lines.map(({ id }) => id);
    for (let again = 0; again < 3; again++) {
      expect((await mark(buyer, [first])).data).toEqual({
        markMessagesRead: { viewer: { unreadMessageCount: 2 } },
      });
    }
    const all = await Promise.all(Array.from({ length: 10 }, () => mark(buyer)));
    for (const { data } of all)
      expect(data).toEqual({ markMessagesRead: { viewer: { unreadMessageCount: 0 } } });
    expect(
      (
        await mark(
          buyer,
          lines.map(({ id }) => id),
        )
      ).data,
    ).toEqual({ markMessagesRead: { viewer: { unreadMessageCount: 0 } } });
    const { rows } = await market.owner.query(
      'select min(c)::int as least from (select count(*) filter (where read_at is null) as c from message group by user_id) as counts',
    );
    expect(rows[0]?.least).toBeGreaterThanOrEqual(0);
  });

  test('the time of the first reading stays', async () => {
    await buy(buyer);
    await mark(buyer);
    const [before] = (await centreOf(buyer)).lines;
    await market.advanceClock(MINUTE_MS);
    await mark(buyer);
    const [after] = (await centreOf(buyer)).lines;
    expect(before?.readAt).toEqual(expect.any(String));
    expect(after?.readAt).toBe(before?.readAt);
  });

  test('nobody reads for another: neither by naming the messages, nor by naming none', async () => {
    await buy(buyer);
    const { lines } = await centreOf(buyer);
    const stranger = await openBuyer(market);
    expect(
      (
        await mark(
          stranger,
          lines.map(({ id }) => id),
        )
      ).data,
    ).toEqual({ markMessagesRead: { viewer: { unreadMessageCount: 0 } } });
    await mark(stranger);
    expect((await centreOf(buyer)).unread).toBe(1);
    expect((await mark(market.visitor())).errors[0]?.extensions?.code).toBe('UNAUTHENTICATED');
  });

  test('ids of other things mark nothing, an empty list nothing at all, and a hundred are enough', async () => {
    const { order } = await buy(buyer);
    const { data, errors } = await mark(buyer, [order.id]);
    expect(data?.markMessagesRead.viewer.unreadMessageCount ?? errors[0]?.extensions?.code).toSatisfy(
      (answer) => answer === 1 || answer === 'BAD_USER_INPUT',
    );
    expect((await mark(buyer, [])).data).toEqual({ markMessagesRead: { viewer: { unreadMessageCount: 1 } } });
    const { errors: tooMany } = await mark(
      buyer,
      Array.from({ length: 101 }, () => order.id),
    );
    expect(tooMany[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'ids' });
  });

  test('lists can be of one kind, or of what is unread', async () => {
    await buy(buyer);
    await mark(buyer);
    await buy(buyer);
    expect((await centreOf(buyer, 'first: 50, unreadOnly: true')).lines).toHaveLength(1);
    expect((await centreOf(buyer, 'first: 50, type: TRADE')).lines).toHaveLength(2);
    expect((await centreOf(buyer, 'first: 50, type: SERVICE')).lines).toHaveLength(0);
  });
});
