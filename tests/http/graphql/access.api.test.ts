import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../../api/kernel/ids.ts';
import { globalId } from '../../kit/globalId.ts';
import { buyOne, openBuyer, takeListings } from '../../kit/shopper.ts';
import type { TestClient } from '../../kit/testClient.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';

const NODE = 'query ($id: ID!) { node(id: $id) { __typename id } }';

/** Data of a buyer that nobody else may read. */
interface Belongings {
  orderNo: string;
  Order: string;
  Message: string;
  WalletEntry: string;
  WalletTransaction: string;
  Viewer: string;
}

let market: TestMarket;
let owner: TestClient;
let stranger: TestClient;
let visitor: TestClient;
let own: Belongings;

beforeAll(async () => {
  market = await openTestMarket();
  [owner, stranger, visitor] = [await openBuyer(market), await openBuyer(market), market.visitor()];
  const [listing] = await takeListings(owner, 1);
  if (!listing) throw new Error('nothing on sale');
  const { orderNo } = await buyOne(owner, listing);
  own = await readBelongings(owner, orderNo);
});
afterAll(() => market.close());

async function readBelongings(client: TestClient, orderNo: string): Promise<Belongings> {
  type Page = { edges: { node: { id: string } }[] };
  const { data } = await client.query<{
    viewer: { id: string; orders: Page; messages: Page; walletEntries: Page; walletTransactions: Page };
  }>(
    `{ viewer { id orders(first: 1) { edges { node { id } } } messages(first: 1) { edges { node { id } } }
      walletEntries(first: 1) { edges { node { id } } } walletTransactions(first: 1) { edges { node { id } } } } }`,
  );
  if (!data) throw new Error('no viewer');
  const first = ({ edges }: Page): string => edges[0]?.node.id ?? '';
  const { viewer } = data;
  const [Order, Message, WalletEntry, WalletTransaction] = [
    viewer.orders,
    viewer.messages,
    viewer.walletEntries,
    viewer.walletTransactions,
  ].map(first);
  return {
    orderNo,
    Order: Order ?? '',
    Message: Message ?? '',
    WalletEntry: WalletEntry ?? '',
    WalletTransaction: WalletTransaction ?? '',
    Viewer: viewer.id,
  };
}

const PRIVATE = ['Order', 'Message', 'WalletEntry', 'WalletTransaction', 'Viewer'] as const;

describe('G-01 T-6 node() answers what the viewer may see', () => {
  test.each(PRIVATE)('%s to its owner', async (type) => {
    const { data, errors } = await owner.query(NODE, { id: own[type] });
    expect([data, errors]).toEqual([{ node: { __typename: type, id: own[type] } }, []]);
  });

  test.each(PRIVATE)('O-08 %s of another is answered as one that does not exist', async (type) => {
    for (const client of [stranger, visitor]) {
      const foreign = await client.query(NODE, { id: own[type] });
      const missing = await client.query(NODE, { id: globalId(type, newId()) });
      expect(foreign).toEqual(missing);
      expect([foreign.data, foreign.errors]).toEqual([{ node: null }, []]);
    }
  });

  test('what is public, to everybody', async () => {
    const { data } = await visitor.query<{
      marketItems: {
        edges: {
          node: { id: string; listings: { edges: { node: { id: string; seller: { id: string } } }[] } };
        }[];
      };
      notices: { edges: { node: { id: string } }[] };
    }>(
      `{ marketItems(first: 1, sort: PRICE_ASCENDING) { edges { node { id listings(first: 1) { edges { node { id seller { id } } } } } } }
        notices(first: 1) { edges { node { id } } } }`,
    );
    const item = data?.marketItems.edges[0]?.node;
    const listing = item?.listings.edges[0]?.node;
    const ids = {
      MarketItem: item?.id,
      Listing: listing?.id,
      User: listing?.seller.id,
      Notice: data?.notices.edges[0]?.node.id,
    };
    for (const [type, id] of Object.entries(ids)) {
      expect((await visitor.query(NODE, { id })).data).toEqual({ node: { __typename: type, id } });
    }
  });

  test.each([
    '',
    'x',
    'T3JkZXI=',
    globalId('Order', 'x'),
    globalId('Nothing', newId()),
    globalId('Order', "'; --"),
  ])('the id %j is nobody’s: null or an error that names the field', async (id) => {
    const { data, errors } = await owner.query<{ node: null }>(NODE, { id });
    expect(data?.node ?? null).toBeNull();
    for (const { extensions } of errors)
      expect(extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'id' });
  });

  test('many at once are each answered as one alone: what is private is null for everybody else', async () => {
    const { data } = await owner.query<{ viewer: { id: string } }>('{ viewer { id } }');
    const ids = [data?.viewer.id, globalId('Viewer', newId())];
    const NODES = 'query ($ids: [ID!]!) { nodes(ids: $ids) { id } }';
    expect((await owner.query(NODES, { ids })).data).toEqual({ nodes: [{ id: ids[0] }, null] });
    const privateIds = PRIVATE.map((type) => own[type]);
    const foreign = await stranger.query<{ nodes: null[] }>(NODES, { ids: privateIds });
    expect(foreign.data?.nodes).toEqual(privateIds.map(() => null));
    const unknown = await visitor.query(NODES, { ids: privateIds.map(() => globalId('Order', newId())) });
    expect((await visitor.query(NODES, { ids: privateIds })).data).toEqual(unknown.data);
  });
});

describe('O-08 an order is for its buyer and its seller', () => {
  const BY_NUMBER = 'query ($orderNo: String!) { viewer { order(orderNo: $orderNo) { id } } }';

  test('by number, through GraphQL', async () => {
    expect((await owner.query(BY_NUMBER, { orderNo: own.orderNo })).data).toEqual({
      viewer: { order: { id: own.Order } },
    });
    const foreign = await stranger.query(BY_NUMBER, { orderNo: own.orderNo });
    expect(foreign.data).toEqual({ viewer: { order: null } });
    expect(foreign).toEqual(await stranger.query(BY_NUMBER, { orderNo: '20200101000000000000' }));
    expect((await visitor.query(BY_NUMBER, { orderNo: own.orderNo })).data).toEqual({ viewer: null });
  });

  test('by number, through REST', async () => {
    const path = `/web/order/${own.orderNo}`;
    expect((await owner.rest('GET', path)).body).toMatchObject({ code: 0, data: { orderNo: own.orderNo } });
    const [foreign, missing] = [
      await stranger.rest('GET', path),
      await stranger.rest('GET', '/web/order/20200101000000000000'),
    ];
    expect([foreign.status, foreign.body]).toEqual([
      404,
      { code: 404, msg: '订单不存在', data: null, request_id: expect.any(String) },
    ]);
    const ofMissing = { ...foreign.body, request_id: missing.headers.get('x-request-id') };
    expect([missing.status, missing.body]).toEqual([foreign.status, ofMissing]);
    expect((await visitor.rest('GET', path)).body.code).toBe(401);
  });

  test('in lists', async () => {
    const list =
      '{ viewer { orders { edges { node { id } } } messages { edges { node { id } } } walletEntries { edges { node { id } } } walletTransactions { edges { node { id } } } messageGroups { edges { node { newest { id } } } } } }';
    const { data } = await stranger.query(list);
    const text = JSON.stringify(data);
    for (const type of PRIVATE) expect(text).not.toContain(own[type]);
    expect(JSON.stringify((await owner.query(list)).data)).toContain(own.Order);
  });

  test('the seller reads it too, from the other side', async () => {
    const { rows } = await market.owner.query<{ seller_id: string }>(
      'select seller_id from market_order where order_no = $1',
      [own.orderNo],
    );
    const seller = await market.visitor().signIn();
    await market.owner.query(
      'update session set user_id = $1 where user_agent = $2 or id = (select max(id::text)::uuid from session)',
      [rows[0]?.seller_id, 'nobody'],
    );
    const { data } = await seller.query(
      'query ($id: ID!) { node(id: $id) { ... on Order { direction heldFromDepositCents canCancel terminalPriceCents } } }',
      { id: own.Order },
    );
    expect(data).toMatchObject({ node: { direction: 'SELL', heldFromDepositCents: null, canCancel: true } });
    expect((await seller.rest('GET', `/web/order/${own.orderNo}`)).body).toMatchObject({
      code: 0,
      data: { direction: 'sell' },
    });
  });
});

describe('T-6 nobody moves what is not theirs', () => {
  test('another’s order cannot be cancelled, and the answer is that of one that does not exist', async () => {
    await market.advanceClock(31 * 60_000);
    const cancel =
      'mutation ($orderId: ID!) { cancelOrder(input: { orderId: $orderId }) { __typename ... on DomainError { code } } }';
    const foreign = await stranger.query(cancel, { orderId: own.Order });
    const missing = await stranger.query(cancel, { orderId: globalId('Order', newId()) });
    expect(foreign).toEqual(missing);
    expect(foreign.data).toEqual({
      cancelOrder: { __typename: 'CancelNotAllowed', code: 'CANCEL_NOT_ALLOWED' },
    });
    const { data } = await owner.query('query ($id: ID!) { node(id: $id) { ... on Order { phase } } }', {
      id: own.Order,
    });
    expect(data).toEqual({ node: { phase: 'AWAITING_OFFER' } });
  });

  test('another’s messages stay unread', async () => {
    const mark =
      'mutation ($ids: [ID!]) { markMessagesRead(input: { ids: $ids }) { ... on MarkMessagesReadPayload { viewer { unreadMessageCount } } } }';
    const { errors } = await stranger.query(mark, { ids: [own.Message] });
    expect(errors).toEqual([]);
    const { data } = await owner.query<{ viewer: { unreadMessageCount: number } }>(
      '{ viewer { unreadMessageCount } }',
    );
    expect(data?.viewer.unreadMessageCount).toBe(1);
  });

  test('an id of another type does nothing', async () => {
    const buy = `mutation ($listingId: ID!) { buyListing(input: { listingId: $listingId, expectedPriceCents: 1, clientRequestId: "${newId()}" }) { __typename } }`;
    const { data, errors } = await stranger.query(buy, { listingId: own.Order });
    expect(data).toBeNull();
    expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'listingId' });
  });
});
