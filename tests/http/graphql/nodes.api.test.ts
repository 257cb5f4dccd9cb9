import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../../api/kernel/ids.ts';
import { globalId } from '../../kit/globalId.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket();
});
afterAll(() => market.close());

interface Item {
  id: string;
  marketHashName: string;
}

async function takeItems(): Promise<Item[]> {
  const { data } = await market
    .visitor()
    .query<{ marketItems: { edges: { node: Item }[] } }>(
      '{ marketItems(first: 3) { edges { node { id marketHashName } } } }',
    );
  return (data?.marketItems.edges ?? []).map(({ node }) => node);
}

test('G-02 nodes are read many at once in their order; what does not exist is null in its place', async () => {
  const items = await takeItems();
  const nobody = globalId('MarketItem', newId());
  const ids = [items[1]?.id, nobody, items[0]?.id];
  const QUERY = 'query ($ids: [ID!]!) { nodes(ids: $ids) { id } }';
  const { data, errors } = await market.visitor().query(QUERY, { ids });
  expect(errors).toEqual([]);
  expect(data).toEqual({ nodes: [{ id: items[1]?.id }, null, { id: items[0]?.id }] });
  const many = await market.visitor().query(QUERY, { ids: Array.from({ length: 101 }, () => nobody) });
  expect(many.errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'ids' });
});

test('M-01 items are read by their names in their order; a name that no item has is null', async () => {
  const items = await takeItems();
  const names = [items[2]?.marketHashName, 'no such item', items[0]?.marketHashName];
  const QUERY =
    'query ($names: [String!]!) { marketItemsByName(marketHashNames: $names) { id marketHashName } }';
  const { data } = await market.visitor().query(QUERY, { names });
  expect(data).toEqual({ marketItemsByName: [items[2], null, items[0]] });
  const many = await market.visitor().query(QUERY, { names: Array.from({ length: 101 }, () => 'x') });
  expect(many.errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'marketHashNames' });
});
