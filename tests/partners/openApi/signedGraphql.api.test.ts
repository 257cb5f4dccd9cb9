import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openEventStream } from '../../http/graphql/eventStream.ts';
import { globalId } from '../../kit/globalId.ts';
import { takeListings } from '../../kit/shopper.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { openPartner } from './openStage.ts';
import type { PartnerClient, SigningTwist } from './partnerClient.ts';

let market: TestMarket;
let partner: PartnerClient;

beforeAll(async () => {
  market = await openTestMarket();
  ({ partner } = await openPartner(market));
});
afterAll(() => market.close());

async function ask(query: string, variables: Record<string, unknown> = {}, twist: SigningTwist = {}) {
  const answer = await partner.send('POST', '/graphql', { query, variables }, twist);
  const body = JSON.parse(answer.text);
  return { status: answer.status, ...body };
}

describe('P-04 a signed GraphQL request', () => {
  test('reads what is its own, and buys', async () => {
    expect(await ask('{ viewer { wallet { spendableCents } } }')).toMatchObject({
      status: 200,
      data: { viewer: { wallet: { spendableCents: 5_000_000 } } },
    });
    const [listing] = await takeListings(market.visitor(), 1);
    const bought = await ask(
      `mutation ($input: BuyListingInput!) { buyListing(input: $input) { __typename ... on BuyListingPayload { order { orderNo } } } }`,
      {
        input: {
          listingId: listing?.id,
          expectedPriceCents: listing?.askCents,
          clientRequestId: 'graphql-1',
        },
      },
    );
    expect(bought.data.buyListing).toMatchObject({ __typename: 'BuyListingPayload' });
    const order = await partner.get(`/orders/${bought.data.buyListing.order.orderNo}`);
    expect(order.body.data).toMatchObject({ side: 'buyer', outOrderNo: null });
  });

  test('buys by name and limit, for anybody, under its own number, once', async () => {
    const [listing] = await takeListings(market.visitor(), 1);
    const PLACE = `mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { __typename
      ... on PlaceOrderPayload { order { orderNo outOrderNo priceCents } } } }`;
    const input = {
      outOrderNo: 'graphql-1001',
      marketHashName: listing?.marketHashName,
      priceLimitCents: listing?.askCents,
      tradeUrl: 'https://steamcommunity.com/tradeoffer/new/?partner=123456789&token=AbCdEf12',
    };
    const first = await ask(PLACE, { input });
    expect(first.data.placeOrder).toMatchObject({ order: { outOrderNo: 'graphql-1001' } });
    expect((await ask(PLACE, { input })).data).toEqual(first.data);
    const { orderNo } = first.data.placeOrder.order;
    expect((await partner.get('/orders/by-out-order-no/graphql-1001')).body.data).toMatchObject({
      orderNo,
      recipientSteamId: '76561198083722517',
    });
    const FIND = 'query ($no: String!) { viewer { orderByOutOrderNo(outOrderNo: $no) { orderNo } } }';
    expect((await ask(FIND, { no: 'graphql-1001' })).data.viewer.orderByOutOrderNo).toEqual({ orderNo });
    expect((await ask(FIND, { no: 'graphql-1002' })).data.viewer.orderByOutOrderNo).toBeNull();
    const refused = async (change: object) =>
      (await ask(PLACE, { input: { ...input, ...change } })) as object;
    expect(await refused({ priceLimitCents: 1 })).toMatchObject({
      data: { placeOrder: { __typename: 'RequestIdReused' } },
    });
    const outOrderNo = 'graphql-1003';
    expect(await refused({ outOrderNo, priceLimitCents: 1 })).toMatchObject({
      data: { placeOrder: { __typename: 'NoListingWithinLimit' } },
    });
    expect(await refused({ outOrderNo, marketHashName: 'No such item' })).toMatchObject({
      data: { placeOrder: { __typename: 'MarketItemUnknown' } },
    });
    expect(await refused({ outOrderNo: 'no' })).toMatchObject({
      errors: [{ extensions: { code: 'BAD_USER_INPUT', field: 'outOrderNo' } }],
    });
    expect(await refused({ outOrderNo, marketHashName: null })).toMatchObject({
      errors: [{ extensions: { field: 'listingId' } }],
    });
    expect(await refused({ outOrderNo, listingId: listing?.id })).toMatchObject({
      errors: [{ extensions: { field: 'marketHashName' } }],
    });
    const { person } = await openPartner(market);
    expect(await person.query(PLACE, { input })).toMatchObject({
      data: { placeOrder: { __typename: 'SignatureRequired' } },
    });
  });

  test('ids of REST and of GraphQL are taken by both', async () => {
    const [one, other] = await takeListings(market.visitor(), 2);
    const rowId = Buffer.from(other?.id ?? '', 'base64')
      .toString()
      .split(':')[1];
    const rest = await partner.post('/orders', {
      outOrderNo: 'ids-1001',
      listingId: one?.id,
      priceLimitCents: one?.askCents,
    });
    expect(rest).toMatchObject({ status: 200, body: { data: { phase: 'awaitingOffer' } } });
    const BUY = `mutation ($input: BuyListingInput!) { buyListing(input: $input) { __typename } }`;
    const input = { listingId: rowId, expectedPriceCents: other?.askCents, clientRequestId: 'ids-graphql' };
    expect((await ask(BUY, { input })).data.buyListing.__typename).toBe('BuyListingPayload');
    const wrong = await partner.post('/orders', {
      outOrderNo: 'ids-1002',
      listingId: globalId('Order', rowId ?? ''),
      priceLimitCents: 1,
    });
    expect(wrong).toMatchObject({ status: 400, body: { field: 'listingId' } });
  });

  test('by GET, its address signed with it', async () => {
    const target = `/graphql?query=${encodeURIComponent('{ viewer { isOpenPlatformOn } }')}`;
    const answer = await partner.send('GET', target);
    expect(JSON.parse(answer.text)).toMatchObject({ data: { viewer: { isOpenPlatformOn: true } } });
    expect((await partner.send('GET', target, undefined, { signedTarget: '/graphql' })).status).toBe(401);
  });

  test.each([
    ['another body', { signedBody: '{}' }],
    ['stale', { timestamp: 1_700_000_000 }],
    ['a strange key', { keyId: 'key_nobody' }],
  ])('%s: refused, in the shape of GraphQL', async (_, twist) => {
    expect(await ask('{ viewer { id } }', {}, twist)).toMatchObject({
      status: 401,
      errors: [{ extensions: { code: 'UNAUTHENTICATED' } }],
    });
  });

  test('a replay is refused', async () => {
    const nonce = 'replayed-nonce-0001';
    expect((await ask('{ viewer { id } }', {}, { nonce })).status).toBe(200);
    expect((await ask('{ viewer { id } }', {}, { nonce })).status).toBe(401);
  });

  test.each([
    'mutation { signOutOtherDevices(input: {}) { __typename } }',
    'mutation { setOpenPlatform(input: { isOn: false }) { __typename } }',
    'mutation { a: markMessagesRead(input: { isAll: true }) { __typename } b: signOut(input: {}) { __typename } }',
    'mutation { unbindSteamAccount(input: { steamAccountId: "x", code: "1" }) { __typename } }',
  ])('%s is not open to it', async (query) => {
    const answer = await ask(query);
    expect(answer.errors[0].extensions.code).toMatch(/FORBIDDEN|GRAPHQL_VALIDATION_FAILED/);
    expect(answer.data ?? null).toBeNull();
    expect((await ask('{ viewer { isOpenPlatformOn } }')).data.viewer.isOpenPlatformOn).toBe(true);
  });

  test('hears of its orders live', async () => {
    const signed = {
      fetch: (path: string, init: RequestInit = {}) => {
        const own = Object.fromEntries(new Headers(init.headers));
        const headers = { ...own, ...partner.headersFor('POST', path, String(init.body)) };
        return fetch(market.url + path, { ...init, headers });
      },
    };
    const stream = await openEventStream<{ orderChanged: { phase: string } }>(
      signed,
      'subscription { orderChanged { phase } }',
    );
    const [listing] = await takeListings(market.visitor(), 1);
    await partner.post('/orders', {
      outOrderNo: 'live-1',
      listingId: Buffer.from(listing?.id ?? '', 'base64')
        .toString()
        .split(':')[1],
      priceLimitCents: listing?.askCents,
    });
    expect((await stream.next())?.data?.orderChanged.phase).toBe('AWAITING_OFFER');
    stream.close();
  });

  test("a session's cookies beside a wrong signature help nobody", async () => {
    const { partner: other, person } = await openPartner(market);
    const body = JSON.stringify({ query: '{ viewer { id } }' });
    const headers = other.headersFor('POST', '/graphql', body, { signedBody: 'x' });
    expect((await person.fetch('/graphql', { method: 'POST', body, headers })).status).toBe(401);
  });
});

test('a free document is told what it costs, and one that costs too much what it may cost', async () => {
  const cheap = await ask('{ viewer { id } }');
  expect(cheap.extensions.cost).toMatchObject({ limit: { complexity: 6_000, depth: 12 } });
  expect(cheap.extensions.cost.complexity).toBeGreaterThan(0);
  const visitor = market.visitor();
  const { data } = await visitor.query('{ __typename }');
  expect(data).toBeTruthy();
});
