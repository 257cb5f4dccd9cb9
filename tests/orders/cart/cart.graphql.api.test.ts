import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../../api/kernel/ids.ts';
import { globalId } from '../../kit/globalId.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { offerCopy, openCartBuyer, openRobot, takeItem } from './cartScene.ts';

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket();
});
afterAll(() => market.close());

const CART =
  'cart { count sumCents changedCount lines { state priceCents addedAt listing { id askCents } } }';

interface Answer {
  viewer: { cart: { count: number; sumCents: number; changedCount: number; lines: object[] } };
  addToCart: { copies: object[]; viewer: Answer['viewer'] };
  removeFromCart: { viewer: Answer['viewer'] };
  clearCart: { viewer: Answer['viewer'] };
  buyCart: {
    __typename: string;
    code?: string;
    purchase: { chargedCents: number; lines: { outcome: string; order: object | null }[] };
    viewer: Answer['viewer'];
  };
}

test('C-01 C-02 C-05 a buyer fills the cart, buys and empties it by GraphQL; nobody else reads it', async () => {
  const [buyer, seller] = [await openCartBuyer(market), await openRobot(market)];
  const itemId = await takeItem(market);
  const ids: string[] = [];
  for (const askCents of [1_000, 2_000, 3_000])
    ids.push(globalId('Listing', await offerCopy(market, seller, { itemId, askCents })));
  const lines = ids.map((listingId, index) => ({ listingId, expectedPriceCents: (index + 1) * 1_000 }));
  const ask = async (text: string, variables: object = {}) => {
    const { data, errors } = await buyer.client.query<Answer>(text, variables as Record<string, unknown>);
    expect(errors).toEqual([]);
    return data as Answer;
  };
  const { addToCart } = await ask(
    `mutation ($input: AddToCartInput!) { addToCart(input: $input) { ... on AddToCartPayload { copies { listingId outcome } viewer { ${CART} } } } }`,
    { input: { lines: [...lines, { listingId: globalId('Listing', newId()), expectedPriceCents: 1 }] } },
  );
  expect(addToCart.copies).toMatchObject([...ids.map(() => ({ outcome: 'ADDED' })), { outcome: 'GONE' }]);
  expect(addToCart.viewer.cart).toMatchObject({ count: 3, sumCents: 6_000, changedCount: 0 });
  await market.owner.query(
    'update listing set ask_cents = 2500 where ask_cents = 2000 and market_item_id = $1',
    [itemId],
  );
  const { viewer } = await ask(`{ viewer { ${CART} } }`);
  expect(viewer.cart).toMatchObject({ sumCents: 6_500, changedCount: 1 });
  expect(viewer.cart.lines).toMatchObject([
    {},
    { state: 'PRICE_CHANGED', priceCents: 2_000, listing: { id: ids[1], askCents: 2_500 } },
    {},
  ]);
  const buy = `mutation ($input: BuyCartInput!) { buyCart(input: $input) { __typename
    ... on BuyCartPayload { purchase { chargedCents lines { listingId outcome priceCents order { id } } } viewer { ${CART} } }
    ... on DomainError { code } } }`;
  const input = { lines, confirmedSumCents: 6_000, clientRequestId: newId() };
  const { buyCart } = await ask(buy, { input });
  expect(buyCart.purchase).toMatchObject({
    chargedCents: 4_000,
    lines: [{ outcome: 'BOUGHT' }, { outcome: 'PRICE_CHANGED', priceCents: 2_500 }, { outcome: 'BOUGHT' }],
  });
  expect(buyCart.viewer.cart.count).toBe(1);
  expect((await ask(buy, { input })).buyCart).toEqual(buyCart);
  expect((await ask(buy, { input: { ...input, confirmedSumCents: 7_000 } })).buyCart.code).toBe(
    'REQUEST_ID_REUSED',
  );
  const { removeFromCart } = await ask(
    `mutation ($ids: [ID!]!) { removeFromCart(input: { listingIds: $ids }) { ... on RemoveFromCartPayload { viewer { ${CART} } } } }`,
    { ids: [ids[1]] },
  );
  expect(removeFromCart.viewer.cart.count).toBe(0);
  const { clearCart } = await ask(
    `mutation { clearCart(input: {}) { ... on ClearCartPayload { viewer { ${CART} } } } }`,
  );
  expect(clearCart.viewer.cart.count).toBe(0);
  const visitor = await market.visitor().query<Answer>(`{ viewer { ${CART} } }`);
  expect(visitor.data?.viewer ?? null).toBeNull();
});

test('C-01 C-02 hostile input names its field, and nothing is changed', async () => {
  const buyer = await openCartBuyer(market);
  const line = { listingId: globalId('Listing', newId()), expectedPriceCents: 100 };
  const other = globalId('Order', newId());
  for (const lines of [
    [],
    [line, line],
    Array(51).fill(line),
    [{ ...line, expectedPriceCents: -1 }],
    [{ ...line, listingId: other }],
    [{ ...line, listingId: "'; drop table cart_line; --" }],
  ]) {
    for (const [name, rest] of [
      ['addToCart', {}],
      ['buyCart', { confirmedSumCents: 10_000_000, clientRequestId: newId() }],
    ] as const) {
      const type = `${name[0]?.toUpperCase()}${name.slice(1)}Input`;
      const { errors } = await buyer.client.query(
        `mutation ($input: ${type}!) { ${name}(input: $input) { __typename } }`,
        { input: { lines, ...rest } },
      );
      expect(errors, `${name} ${JSON.stringify(lines).slice(0, 60)}`).toHaveLength(1);
      expect(JSON.stringify(errors)).toMatch(/lines|listingId|expectedPriceCents/);
    }
  }
  expect(await market.platform.db.cartPurchase.count({ where: { userId: buyer.userId } })).toBe(0);
});
