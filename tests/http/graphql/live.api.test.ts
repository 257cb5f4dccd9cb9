import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { SessionCache } from '../../../api/accounts/session/sessionCache.ts';
import { type ChangeFeed, createChangeFeed } from '../../../api/http/graphql/changeFeed.ts';
import { createHttpServer } from '../../../api/http/server.ts';
import { Handovers } from '../../../api/kernel/handover.ts';
import { openLiveMarket } from '../../../api/selling/live/liveMarket.ts';
import { CANCEL } from '../../kit/documents.ts';
import { workerFor } from '../../kit/rounds.ts';
import { buyOne, openBuyer, takeListings } from '../../kit/shopper.ts';
import { TestClient } from '../../kit/testClient.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { type EventStream, openEventStream } from './eventStream.ts';

const ORDERS = 'subscription ($orderId: ID) { orderChanged(orderId: $orderId) { id phase } }';
const MESSAGES = 'subscription { messageAdded { titleEn orderNo } }';
const WALLET = 'subscription { walletChanged { wallet { escrowCents } } }';

interface OrderChanged {
  orderChanged: { id: string; phase: string } | null;
}

let market: TestMarket;
const streams: EventStream<unknown>[] = [];
beforeAll(async () => {
  market = await openTestMarket();
});
afterEach(() => {
  for (const stream of streams.splice(0)) stream.close();
});
afterAll(() => market.close());

async function follow<Data>(client: TestClient, query: string, variables = {}): Promise<EventStream<Data>> {
  const stream = await openEventStream<Data>(client, query, variables);
  streams.push(stream);
  return stream;
}

async function oneListing(client: TestClient) {
  const [listing] = await takeListings(client, 1);
  if (!listing) throw new Error('nothing on sale');
  return listing;
}

describe('live, over server-sent events', () => {
  test('the buyer hears of the order, of the message and of the money', async () => {
    const buyer = await openBuyer(market);
    const orders = await follow<OrderChanged>(buyer, ORDERS);
    const messages = await follow(buyer, MESSAGES);
    const wallet = await follow(buyer, WALLET);
    const listing = await oneListing(buyer);
    const order = await buyOne(buyer, listing);
    expect(await orders.next()).toEqual({
      data: { orderChanged: { id: order.id, phase: 'AWAITING_OFFER' } },
    });
    expect(await messages.next()).toEqual({
      data: { messageAdded: { titleEn: 'Payment held', orderNo: order.orderNo } },
    });
    expect(await wallet.next()).toEqual({
      data: { walletChanged: { wallet: { escrowCents: listing.askCents } } },
    });
    await workerFor(market).send(order.orderNo);
    const phases = [(await orders.next())?.data?.orderChanged?.phase];
    if (phases[0] === 'DELIVERING') phases.push((await orders.next())?.data?.orderChanged?.phase);
    expect(phases.at(-1)).toBe('AWAITING_ACCEPT');
  });

  test('one order can be followed by itself', async () => {
    const buyer = await openBuyer(market);
    const first = await buyOne(buyer, await oneListing(buyer));
    const only = await follow<OrderChanged>(buyer, ORDERS, { orderId: first.id });
    const second = await buyOne(buyer, await oneListing(buyer));
    await market.advanceClock(31 * 60_000);
    await buyer.must(CANCEL, { orderId: first.id });
    expect((await only.next())?.data?.orderChanged?.id).toBe(first.id);
    expect(second.id).not.toBe(first.id);
  });

  test('after a gap it is told that something may have been missed', async () => {
    const buyer = await openBuyer(market);
    const messages = await follow(buyer, MESSAGES);
    const { rows } = await market.owner.query<{ ended: boolean }>(
      `select pg_terminate_backend(pid) as ended from pg_stat_activity where datname = current_database() and query like 'listen %'`,
    );
    // The server checks its listening connection at intervals.
    expect(rows).toContainEqual({ ended: true });
    expect(await messages.next()).toEqual({ data: { messageAdded: null } });
    const order = await buyOne(buyer, await oneListing(buyer));
    expect(await messages.next()).toMatchObject({ data: { messageAdded: { orderNo: order.orderNo } } });
  });
});

test('a reader who has left is followed for no longer', async () => {
  const feed = createChangeFeed();
  let open = 0;
  async function* follow(...args: Parameters<ChangeFeed['follow']>) {
    open += 1;
    yield* feed.follow(...args);
    open -= 1;
  }
  const sms = { sendCode: () => Promise.resolve({ messageId: 'none' }) };
  const { app } = await createHttpServer({
    platform: market.platform,
    sms,
    payment: null,
    changes: { ...feed, follow },
    market: market.feed.index,
    copies: market.copies,
    views: market.views,
    live: openLiveMarket(market.platform, market.feed.index),
    handovers: new Handovers(),
    sessions: new SessionCache(0),
    identity: { isOnePerson: () => Promise.resolve(false) },
  });
  try {
    const client = new TestClient(await app.listen({ host: '127.0.0.1', port: 0 }), market.sandboxUrl);
    for (const [name, value] of (await market.visitor().signIn()).cookies) client.cookies.set(name, value);
    const opened = [];
    for (const query of [ORDERS, MESSAGES, WALLET]) opened.push(await openEventStream(client, query));
    await expect.poll(() => open).toBe(3);
    for (const stream of opened) stream.close();
    await expect.poll(() => open).toBe(0);
  } finally {
    await app.close();
  }
});

test('T-6 a stream ends by itself, so that a key that was reset is followed no longer', async () => {
  const feed = createChangeFeed(100);
  const heard = [];
  for await (const event of feed.follow('somebody', 'order')) heard.push(event);
  expect(heard).toEqual([]);
});

describe('O-08 T-6 nobody hears what is not theirs', () => {
  test.each([ORDERS, MESSAGES, WALLET])('a visitor is refused: %s', async (query) => {
    const stream = await follow(market.visitor(), query);
    const answer = await stream.next();
    expect(answer?.errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED');
    expect(answer?.data ?? null).toBeNull();
    expect(await stream.next()).toBeNull();
  });

  test.each(['', 'x', 'TGlzdGluZzp4', 'T3JkZXI6JzsgLS0='])(
    'E-06 the order id %j is refused by name',
    async (orderId) => {
      const stream = await follow(await market.visitor().signIn(), ORDERS, { orderId });
      const answer = await stream.next();
      expect(answer?.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'orderId' });
    },
  );

  test('another’s order stays silent, by its id and without', async () => {
    const [buyer, stranger] = [await openBuyer(market), await openBuyer(market)];
    const order = await buyOne(buyer, await oneListing(buyer));
    const byId = await follow<OrderChanged>(stranger, ORDERS, { orderId: order.id });
    const all = await follow<OrderChanged>(stranger, ORDERS);
    await market.advanceClock(31 * 60_000);
    await buyer.must(CANCEL, { orderId: order.id });
    await expect(byId.next(300)).rejects.toThrow('nothing came');
    const own = await buyOne(stranger, await oneListing(stranger));
    expect((await all.next())?.data?.orderChanged?.id).toBe(own.id);
  });
});
