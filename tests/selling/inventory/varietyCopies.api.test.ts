import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { giveCopies, inventoryItemId, list, openSeller, pickItems } from '../listing/sellerScene.ts';

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket();
});
afterAll(() => market.close());

interface Copies {
  edges: { node: { id: string } }[];
  pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; endCursor: string | null };
}

const COPIES = `query ($sort: InventorySort, $first: Int, $after: String) { viewer {
  inventoryVarieties(sort: $sort) { edges { node { copies(first: $first, after: $after) {
    edges { node { id } } pageInfo { hasNextPage hasPreviousPage endCursor } } } } } } }`;

/** A seller with seven copies of one item, whose wear rises from 0.1 to 0.6; of the last it is unknown. */
async function openOwner() {
  const owner = await openSeller(market);
  const [item] = await pickItems(market, 1);
  const ids = await giveCopies(market, owner, item?.id ?? '', 7);
  for (const [place, id] of ids.entries())
    await market.owner.query('update asset set float_value = $2 where id = $1', [
      id,
      place === 6 ? null : (place + 1) / 10,
    ]);
  const read = async (variables: Record<string, unknown>) => {
    const { data, errors } = await owner.client.query<{
      viewer: { inventoryVarieties: { edges: { node: { copies: Copies } }[] } };
    }>(COPIES, variables);
    expect(errors).toEqual([]);
    const copies = data?.viewer.inventoryVarieties.edges[0]?.node.copies;
    return { ids: copies?.edges.map(({ node }) => node.id), pageInfo: copies?.pageInfo };
  };
  return { owner, ids, read };
}

test.each([
  ['WEAR_ASCENDING', [0, 1, 2, 3, 4, 5, 6]],
  ['WEAR_DESCENDING', [5, 4, 3, 2, 1, 0, 6]],
])('the copies of a row go on after one that is sold, with those before it (%s)', async (sort, order) => {
  const { ids, read } = await openOwner();
  const inOrder = order.map((place) => ids[place] ?? '');
  const nodes = inOrder.map(inventoryItemId);
  const first = await read({ sort, first: 3 });
  expect(first).toMatchObject({
    ids: nodes.slice(0, 3),
    pageInfo: { hasNextPage: true, hasPreviousPage: false },
  });
  await market.owner.query('update asset set is_gone = true where id = any($1)', [inOrder.slice(1, 3)]);
  const second = await read({ sort, first: 3, after: first.pageInfo?.endCursor });
  expect(second).toMatchObject({
    ids: nodes.slice(3, 6),
    pageInfo: { hasNextPage: true, hasPreviousPage: true },
  });
  const third = await read({ sort, first: 3, after: second.pageInfo?.endCursor });
  expect(third).toMatchObject({ ids: nodes.slice(6), pageInfo: { hasNextPage: false } });
  expect((await read({ sort, first: 3, after: third.pageInfo?.endCursor })).ids).toEqual([]);
});

test('the copies of a row go on after one that is put on sale, which moves it to their end', async () => {
  const { owner, read } = await openOwner();
  const { ids: all = [] } = await read({ first: 7 });
  const { pageInfo } = await read({ first: 2 });
  const edge =
    Buffer.from(all[1] ?? '', 'base64')
      .toString()
      .split(':')[1] ?? '';
  await list(owner.client, [{ assetId: edge, multiplier: 1 }]);
  expect((await read({ first: 7 })).ids?.at(-1)).toBe(all[1]);
  const { ids = [] } = await read({ first: 7, after: pageInfo?.endCursor });
  expect(ids.slice(0, 5)).toEqual(all.slice(2));
});

test('a cursor of another order is refused', async () => {
  const { owner, read } = await openOwner();
  const { pageInfo } = await read({ sort: 'WEAR_ASCENDING', first: 2 });
  const { errors } = await owner.client.query(COPIES, { sort: 'NEWEST', after: pageInfo?.endCursor });
  expect(errors[0]?.message).toContain('after');
});
