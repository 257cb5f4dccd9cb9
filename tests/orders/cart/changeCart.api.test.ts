import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../../api/kernel/ids.ts';
import { listCartLines } from '../../../api/orders/cart/cart.store.ts';
import { type PricedCopy, stateOfLine, sumCart } from '../../../api/orders/cart/cart.ts';
import { addToCart, clearCart, removeFromCart } from '../../../api/orders/cart/changeCart.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import type { Seller } from '../../selling/listing/sellerScene.ts';
import { type Buyer, offerCopy, openCartBuyer, openRobot, takeItem } from './cartScene.ts';

let market: TestMarket;
let seller: Seller;
let copies: PricedCopy[];
beforeAll(async () => {
  market = await openTestMarket();
  seller = await openRobot(market);
  const itemId = await takeItem(market);
  copies = [];
  for (let index = 0; index < 60; index += 1)
    copies.push({
      listingId: await offerCopy(market, seller, { itemId, askCents: 5_000 }),
      priceCents: 5_000n,
    });
});
afterAll(() => market.close());

const add = async (buyer: Buyer, wanted: readonly PricedCopy[]) =>
  (await addToCart(market.platform, { userId: buyer.userId, copies: wanted })).map(({ outcome }) => outcome);
const read = (buyer: Buyer) => listCartLines(market.platform.db, buyer.userId);

test('C-01 a cart takes 50 copies, and says of each other one why it is not in it', async () => {
  const buyer = await openCartBuyer(market);
  expect(await add(buyer, copies.slice(0, 45))).toEqual(Array(45).fill('added'));
  const itemId = await takeItem(market);
  const own = { listingId: await offerCopy(market, buyer, { itemId, askCents: 100 }), priceCents: 100n };
  const unknown = { listingId: newId(), priceCents: 100n };
  expect(await add(buyer, [...copies.slice(44, 46), own, unknown, ...copies.slice(46, 52)])).toEqual([
    'already',
    'added',
    'own',
    'gone',
    'added',
    'added',
    'added',
    'added',
    'full',
    'full',
  ]);
  expect(await read(buyer)).toHaveLength(50);
});

test('C-01 of many requests at once a cart still takes 50 copies, each once', async () => {
  const buyer = await openCartBuyer(market);
  const answers = await Promise.all([0, 5, 10, 0].map((from) => add(buyer, copies.slice(from, from + 50))));
  expect(answers.flat().filter((outcome) => outcome === 'added')).toHaveLength(50);
  expect(new Set((await read(buyer)).map(({ listingId }) => listingId)).size).toBe(50);
});

test('C-01 changed prices, sold and own copies are marked, and the sum is of what can be bought now', async () => {
  const buyer = await openCartBuyer(market);
  const itemId = await takeItem(market);
  const wanted: PricedCopy[] = [];
  for (const askCents of [1_000, 2_000, 3_000, 4_000])
    wanted.push({
      listingId: await offerCopy(market, seller, { itemId, askCents }),
      priceCents: BigInt(askCents),
    });
  await add(buyer, wanted);
  const ids = wanted.map(({ listingId }) => listingId);
  await market.owner.query('update listing set ask_cents = 2500 where id = $1', [ids[1]]);
  await market.owner.query("update listing set status = 'withdrawn' where id = $1", [ids[2]]);
  await market.owner.query('update listing set seller_id = $2 where id = $1', [ids[3], buyer.userId]);
  const lines = await read(buyer);
  const states = new Map(lines.map((line) => [line.listingId, stateOfLine(line, buyer.userId)]));
  expect(ids.map((id) => states.get(id))).toEqual(['onSale', 'priceChanged', 'gone', 'own']);
  expect(sumCart(lines, buyer.userId)).toEqual({ sumCents: 3_500n, changedCount: 3 });
});

test('C-01 copies leave a cart alone or all together, and never the cart of somebody else', async () => {
  const [buyer, other] = await Promise.all([openCartBuyer(market), openCartBuyer(market)]);
  await add(buyer, copies.slice(0, 3));
  await add(other, copies.slice(0, 3));
  const [first] = copies;
  await removeFromCart(market.platform, { userId: buyer.userId, listingIds: [first?.listingId ?? ''] });
  await removeFromCart(market.platform, { userId: buyer.userId, listingIds: [first?.listingId ?? ''] });
  expect((await read(buyer)).map(({ listingId }) => listingId)).not.toContain(first?.listingId);
  await clearCart(market.platform, buyer.userId);
  expect(await read(buyer)).toEqual([]);
  expect(await read(other)).toHaveLength(3);
});

test('C-01 a request for no copy, for one twice or for more than 50 is refused by name', async () => {
  const buyer = await openCartBuyer(market);
  const [first] = copies as [PricedCopy];
  for (const wanted of [[], [first, first], copies.slice(0, 51)])
    await expect(add(buyer, wanted)).rejects.toMatchObject({ field: 'lines' });
  await expect(add(buyer, [{ ...first, priceCents: 0n }])).rejects.toMatchObject({
    field: 'expectedPriceCents',
  });
  await expect(
    removeFromCart(market.platform, { userId: buyer.userId, listingIds: [] }),
  ).rejects.toMatchObject({ field: 'listingIds' });
});
