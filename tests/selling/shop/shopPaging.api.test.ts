import { afterAll, beforeAll, expect, test } from 'vitest';
import { globalId } from '../../kit/globalId.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { offerCopy, openRobot, takeItem } from '../../orders/bid/bidScene.ts';

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket();
});
afterAll(() => market.close());

interface Page {
  totalCount: number;
  edges: { cursor: string; node: { id: string } }[];
  pageInfo: Record<'hasNextPage' | 'hasPreviousPage', boolean> &
    Record<'startCursor' | 'endCursor', string | null>;
}
const PAGE = 'edges { cursor node { id } } pageInfo { hasNextPage hasPreviousPage startCursor endCursor }';
const TYPES = '$first: Int, $last: Int, $after: String, $before: String';
const ARGUMENTS = 'first: $first, last: $last, after: $after, before: $before';

const idsOf = (page: Page | null | undefined) => page?.edges.map(({ node }) => node.id);

/** Opens a shop with copies at 10 to 60 yuan, listed a second apart in this order. @returns the ids of its listings by price. */
async function openShop() {
  const seller = await openRobot(market);
  const itemId = await takeItem(market);
  const ids: string[] = [];
  for (const askCents of [1_000, 2_000, 3_000, 4_000, 5_000, 6_000]) {
    const id = await offerCopy(market, seller, { itemId, askCents });
    await market.owner.query(
      "update listing set created_at = timestamptz '2026-01-01' + $2 * interval '1 millisecond' where id = $1",
      [id, askCents],
    );
    ids.push(id);
  }
  const read = async (sort: string, page: Record<string, unknown>) => {
    const { data, errors } = await market
      .visitor()
      .query<{ seller: { listings: Page | null } }>(
        `query ($id: ID!, $sort: ShopSort!, ${TYPES}) { seller(id: $id) { listings(sort: $sort, ${ARGUMENTS}) { totalCount ${PAGE} } } }`,
        { id: globalId('User', seller.userId), sort, ...page },
      );
    return { page: data?.seller.listings, errors };
  };
  return { ids, nodes: ids.map((id) => globalId('Listing', id)), read };
}

test.each([
  ['PRICE_ASCENDING', [0, 1, 2, 3, 4, 5]],
  ['PRICE_DESCENDING', [5, 4, 3, 2, 1, 0]],
  ['NEWEST', [5, 4, 3, 2, 1, 0]],
])(
  'M-11 a copy that is sold or repriced between two pages of a shop shifts no other (%s)',
  async (sort, order) => {
    const { ids, nodes, read } = await openShop();
    const inOrder = order.map((place) => nodes[place]);
    const { page: first } = await read(sort, { first: 2 });
    expect(idsOf(first)).toEqual(inOrder.slice(0, 2));
    expect(first).toMatchObject({ totalCount: 6, pageInfo: { hasNextPage: true, hasPreviousPage: false } });
    const after = first?.pageInfo.endCursor;
    const lastShown = ids[order[1] ?? 0];
    // To the other end of the list.
    await market.owner.query('update listing set ask_cents = 7000 - ask_cents where id = $1', [lastShown]);
    const { page: second } = await read(sort, { first: 2, after });
    expect(idsOf(second)).toEqual(inOrder.slice(2, 4));
    expect(second?.pageInfo).toMatchObject({ hasNextPage: true, hasPreviousPage: true });
    await market.owner.query("update listing set status = 'withdrawn' where id = $1", [lastShown]);
    expect((await read(sort, { first: 10, after })).page).toMatchObject({
      totalCount: 5,
      edges: inOrder.slice(2).map((id) => ({ node: { id } })),
      pageInfo: { hasNextPage: false },
    });
  },
);

test('a shop is paged backwards, too, and takes no cursor of another order', async () => {
  const { ids, nodes, read } = await openShop();
  const sort = 'PRICE_ASCENDING';
  const { page: last } = await read(sort, { last: 2 });
  expect(idsOf(last)).toEqual(nodes.slice(4));
  expect(last?.pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: true });
  const before = last?.pageInfo.startCursor;
  await market.owner.query("update listing set status = 'withdrawn' where id = $1", [ids[4]]);
  const { page: middle } = await read(sort, { last: 3, before });
  expect(idsOf(middle)).toEqual(nodes.slice(1, 4));
  expect(middle?.pageInfo).toMatchObject({ hasNextPage: true, hasPreviousPage: true });
  const wrong: [string, Record<string, unknown>][] = [
    ['PRICE_DESCENDING', { last: 3, before }],
    [sort, { first: 3, after: 'x' }],
    [sort, { first: 3, before }],
    [sort, { last: 3, after: before }],
    [sort, { after: before, before }],
  ];
  for (const [order, page] of wrong) {
    const { page: none, errors } = await read(order, page);
    expect([none, errors.length]).toEqual([null, 1]);
  }
});

test('a seller whose deliveries are counted anew between two pages of the hottest shifts no other', async () => {
  const sellers: string[] = [];
  for (const deliveries of [90, 80, 70, 70, 60]) {
    const seller = await openRobot(market);
    const { userId } = seller;
    sellers.push(userId);
    await market.owner.query(
      'insert into seller_record (user_id, delivered_count, broken_count, counted_at) values ($1, $2, 0, clock_now())',
      [userId, deliveries],
    );
    await offerCopy(market, seller, { itemId: await takeItem(market), askCents: 5_000 });
  }
  const read = async (page: Record<string, unknown>) => {
    const { data, errors } = await market
      .visitor()
      .query<{ hotSellers: Page | null }>(`query (${TYPES}) { hotSellers(${ARGUMENTS}) { ${PAGE} } }`, page);
    return { page: data?.hotSellers, errors };
  };
  const [a, b, ...tied] = sellers.slice(0, 4);
  const inOrder = [a, b, ...tied.toSorted(), sellers[4]].map((id) => globalId('User', id ?? ''));
  const { page: first } = await read({ first: 3 });
  expect(idsOf(first)).toEqual(inOrder.slice(0, 3));
  const after = first?.pageInfo.endCursor;
  const { rows } = await market.owner.query<{ id: string }>(
    'update seller_record set delivered_count = 1 where user_id = $1 returning user_id as id',
    [tied.toSorted()[0]],
  );
  // It has fallen to the end, and is listed there once more; nobody else is left out.
  const moved = globalId('User', rows[0]?.id ?? '');
  expect(idsOf((await read({ first: 3, after })).page)).toEqual([...inOrder.slice(3), moved]);
  await market.owner.query("update listing set status = 'withdrawn' where seller_id = $1", [rows[0]?.id]);
  const { page: second } = await read({ first: 3, after });
  expect(idsOf(second)).toEqual(inOrder.slice(3));
  expect(idsOf((await read({ last: 9, before: after })).page)).toEqual(inOrder.slice(0, 2));
  expect((await read({ first: 3, after: 'x' })).errors).toHaveLength(1);
});
