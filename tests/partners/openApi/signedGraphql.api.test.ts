import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openEventStream } from '../../http/graphql/eventStream.ts';
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
    'mutation { a: markMessagesRead(input: {}) { __typename } b: signOut(input: {}) { __typename } }',
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
