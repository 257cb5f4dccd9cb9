import { afterAll, beforeAll, expect, test } from 'vitest';
import { ANY_COPY } from '../../../api/catalog/filter/filter.ts';
import { readFilterText } from '../../../api/catalog/filter/readFilterText.ts';
import { newId } from '../../../api/kernel/ids.ts';
import { buyCheapest, type CheapestRequest, previewCheapest } from '../../../api/orders/cart/buyCheapest.ts';
import { dieInService } from '../../kit/dieInService.ts';
import { expectInvariantsHold } from '../../kit/expectInvariantsHold.ts';
import { globalId } from '../../kit/globalId.ts';
import { recordStatements } from '../../kit/queries.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import type { Seller } from '../../selling/listing/sellerScene.ts';
import {
  type Buyer,
  balancesOf,
  offerCopies,
  offerCopy,
  openCartBuyer,
  openRobot,
  readLines,
  takeItem,
} from './cartScene.ts';

let market: TestMarket;
let seller: Seller;
beforeAll(async () => {
  market = await openTestMarket();
  seller = await openRobot(market);
});
afterAll(async () => {
  await expectInvariantsHold(market);
  await market.close();
});

const filterOf = (text: string) =>
  readFilterText(text, {
    place: 'bid',
    vocabulary: { find: (_field, name) => name, suggest: () => [] },
  });

/** An item with copies at these asks in yuan, of which nothing else is on sale. */
async function openItem(asks: readonly number[]): Promise<string> {
  const itemId = await takeItem(market);
  for (const ask of asks) await offerCopy(market, seller, { itemId, askCents: ask * 100 });
  return itemId;
}

function requestOf(
  buyer: Buyer,
  terms: Partial<CheapestRequest> & { marketItemId: string },
): CheapestRequest {
  return {
    userId: buyer.userId,
    clientRequestId: newId(),
    quantity: 3,
    priceLimitCents: 100_000n,
    confirmedSumCents: 1_000_000n,
    conditions: ANY_COPY,
    ...terms,
  };
}

async function press(
  buyer: Buyer,
  terms: Partial<CheapestRequest> & { marketItemId: string },
): Promise<{ yuan: number[]; outcomes: (string | null)[]; stopReason: string | null; id: string }> {
  const id = await buyCheapest(market.platform, requestOf(buyer, terms));
  const lines = await readLines(market, id);
  const { stopReason } = await market.platform.db.cartPurchase.findUniqueOrThrow({ where: { id } });
  return {
    id,
    yuan: lines.map(({ expectedPriceCents }) => Number(expectedPriceCents) / 100),
    outcomes: lines.map(({ outcome }) => outcome),
    stopReason,
  };
}

test('C-03 C-08 the cheapest of others are bought, each as an order of its own', async () => {
  const buyer = await openCartBuyer(market, 100_000);
  const marketItemId = await openItem([30, 10, 20, 40]);
  await offerCopy(market, buyer, { itemId: marketItemId, askCents: 100 });
  expect(await press(buyer, { marketItemId })).toMatchObject({
    yuan: [10, 20, 30],
    outcomes: ['bought', 'bought', 'bought'],
    stopReason: null,
  });
  expect(await balancesOf(market, buyer.userId)).toEqual({ deposit: 94_000 });
});

test.each<[string, Partial<CheapestRequest>, number, number[], string]>([
  ['no more copies', { quantity: 9 }, 100_000, [10, 20, 30], 'noMoreCopies'],
  ['the next one is too dear', { priceLimitCents: 2_000n }, 100_000, [10, 20], 'priceLimit'],
  ['together they would cost more', { confirmedSumCents: 3_500n }, 100_000, [10, 20], 'sumLimit'],
  ['the balance is too low', {}, 3_500, [10, 20], 'insufficientFunds'],
  ['nothing fits', { conditions: filterOf('wear<0.1') }, 100_000, [], 'noMoreCopies'],
])('C-08 stops and says so where %s', async (_, terms, depositCents, yuan, stopReason) => {
  const buyer = await openCartBuyer(market, depositCents);
  const marketItemId = await openItem([10, 20, 30]);
  expect(await press(buyer, { marketItemId, ...terms })).toMatchObject({ yuan, stopReason });
  expect(await balancesOf(market, buyer.userId)).toEqual({
    deposit: depositCents - 100 * yuan.reduce((sum, each) => sum + each, 0),
  });
});

test('C-08 of what fits the conditions, whatever is cheaper', async () => {
  const buyer = await openCartBuyer(market, 100_000);
  const marketItemId = await openItem([10, 20]);
  for (const ask of [50, 60])
    await offerCopy(market, seller, { itemId: marketItemId, askCents: ask * 100, wear: 0.05 });
  const { yuan } = await press(buyer, { marketItemId, quantity: 1, conditions: filterOf('wear<0.1') });
  expect(yuan).toEqual([50]);
});

test('C-08 copies that fit are found behind 2,500 cheaper ones that do not', async () => {
  const buyer = await openCartBuyer(market, 100_000);
  const marketItemId = await takeItem(market);
  // At one ask, so that the order among equal asks matters as well.
  await offerCopies(market, seller, { itemId: marketItemId, askCents: 1_000, count: 2_500 });
  for (const ask of [50, 60])
    await offerCopy(market, seller, { itemId: marketItemId, askCents: ask * 100, wear: 0.05 });
  const terms = { marketItemId, quantity: 2, conditions: filterOf('wear<0.1') };
  const preview = (more: Partial<CheapestRequest>) =>
    previewCheapest(market.platform, { ...requestOf(buyer, { ...terms, ...more }) });
  expect(await preview({})).toMatchObject({ quantity: 2, sumCents: 11_000n, stopReason: null });
  expect(await preview({ quantity: 3 })).toMatchObject({ quantity: 2, stopReason: 'noMoreCopies' });
  expect(await preview({ priceLimitCents: 4_000n })).toMatchObject({ quantity: 0, stopReason: 'priceLimit' });
  const dear = await press(buyer, { ...terms, priceLimitCents: 5_500n });
  expect(dear).toMatchObject({ yuan: [50], outcomes: ['bought'], stopReason: 'priceLimit' });
});

test('C-08 who owns the 1,100 cheapest copies buys those of others', async () => {
  const buyer = await openCartBuyer(market, 100_000);
  const marketItemId = await openItem([20, 30]);
  await offerCopies(market, buyer, { itemId: marketItemId, askCents: 100, count: 1_100 });
  expect(await press(buyer, { marketItemId })).toMatchObject({ yuan: [20, 30], stopReason: 'noMoreCopies' });
});

test('C-08 copies are looked for once, and not again where the press has ended', async () => {
  const buyer = await openCartBuyer(market, 100_000);
  const request = requestOf(buyer, { marketItemId: await openItem([10, 20]), quantity: 1 });
  const countLooks = async () => {
    const { statements } = await recordStatements('market_api', () => buyCheapest(market.platform, request));
    return statements.filter((text) => text.includes('"stoodSince"')).length;
  };
  expect([await countLooks(), await countLooks()]).toEqual([1, 0]);
});

test('C-08 for copies of the same person and for sold ones the next are tried', async () => {
  const [buyer, other] = [await openCartBuyer(market, 100_000), await openCartBuyer(market, 0)];
  const marketItemId = await openItem([20, 30, 40]);
  // The second account sells from the Steam account that the buyer receives on.
  await market.owner.query(
    `update steam_account set steam_id = (select (76561197960265728 + substring(trade_url from 'partner=([0-9]+)')::bigint)::text
       from app_user where id = $1) where id = $2`,
    [buyer.userId, other.accountId],
  );
  await offerCopy(market, other, { itemId: marketItemId, askCents: 100 });
  const { outcomes, yuan } = await press(buyer, { marketItemId, quantity: 2 });
  expect([outcomes, yuan]).toEqual([
    ['own', 'bought', 'bought'],
    [1, 20, 30],
  ]);
});

test('C-08 two buyers at once get a copy each of all that there are, and no copy twice', async () => {
  const buyers = await Promise.all([1, 2].map(() => openCartBuyer(market, 1_000_000)));
  const marketItemId = await openItem(Array.from({ length: 12 }, () => 10));
  const presses = await Promise.all(buyers.map((buyer) => press(buyer, { marketItemId, quantity: 6 })));
  const counts = presses.map(({ outcomes }) => outcomes.filter((outcome) => outcome === 'bought').length);
  expect(counts).toEqual([6, 6]);
});

test('C-08 the same request ten times at once buys once; another with its id is refused', async () => {
  const buyer = await openCartBuyer(market, 100_000);
  const request = requestOf(buyer, { marketItemId: await openItem([10, 20, 30, 40]), quantity: 2 });
  const ids = await Promise.all(Array.from({ length: 10 }, () => buyCheapest(market.platform, request)));
  expect(new Set(ids).size).toBe(1);
  expect(await balancesOf(market, buyer.userId)).toEqual({ deposit: 97_000 });
  await expect(buyCheapest(market.platform, { ...request, quantity: 3 })).rejects.toMatchObject({
    code: 'requestIdReused',
  });
});

test.each([
  ['cheapest.claimed', 0],
  ['cheapest.chosen', 0],
  ['cart.lineBought', 0],
  ['cart.lineDone', 1],
])('C-08 L6 an api killed at %s: the same request completes what it began', async (place, done) => {
  const buyer = await openCartBuyer(market, 100_000);
  const marketItemId = await openItem([10, 20, 30]);
  const request = requestOf(buyer, { marketItemId });
  const call = { file: 'orders/cart/buyCheapest.ts', service: 'buyCheapest', args: [request] };
  expect(await dieInService(market, place, call)).toBe('SIGKILL');
  expect(await market.platform.db.order.count({ where: { buyerId: buyer.userId } })).toBe(done);
  await buyCheapest(market.platform, request);
  expect(await balancesOf(market, buyer.userId)).toEqual({ deposit: 94_000 });
});

const MUTATION = `mutation ($input: BuyCheapestInput!) { buyCheapest(input: $input) { __typename
  ... on BuyCheapestPayload { purchase { stopReason chargedCents lines { outcome order { orderNo } } } }
  ... on DomainError { code } } }`;

test('C-03 by GraphQL: the preview says what a press buys, and the press buys it', async () => {
  const buyer = await openCartBuyer(market, 100_000);
  const id = globalId('MarketItem', await openItem([10, 20, 30]));
  const preview = async (args: string) => {
    const { data } = await buyer.client.query<{ node: { previewCheapest: object } }>(
      `{ node(id: "${id}") { ... on MarketItem { previewCheapest(${args}) { quantity sumCents highestCents stopReason filterProblem } } } }`,
    );
    return data?.node.previewCheapest;
  };
  expect(await preview('quantity: 2, priceLimitCents: 5000')).toEqual({
    quantity: 2,
    sumCents: 3_000,
    highestCents: 2_000,
    stopReason: null,
    filterProblem: null,
  });
  expect(await preview('quantity: 5, priceLimitCents: 2500')).toMatchObject({
    quantity: 2,
    stopReason: 'PRICE_LIMIT',
  });
  expect(await preview('quantity: 2, priceLimitCents: 5000, filter: "waer<1"')).toMatchObject({
    quantity: 0,
    sumCents: 0,
    filterProblem: expect.stringContaining('waer'),
  });
  const terms = { marketItemId: id, quantity: 5, priceLimitCents: 2_500, confirmedSumCents: 3_000 };
  const ask = async (input: object) => {
    const { data, errors } = await buyer.client.query<{ buyCheapest: object }>(MUTATION, { input });
    return data?.buyCheapest ?? errors[0];
  };
  expect(await ask({ ...terms, clientRequestId: newId() })).toMatchObject({
    purchase: { stopReason: 'PRICE_LIMIT', chargedCents: 3_000, lines: [{ outcome: 'BOUGHT' }, {}] },
  });
  const wrongs = [
    ['quantity', { quantity: 0 }],
    ['quantity', { quantity: 51 }],
    ['priceLimitCents', { priceLimitCents: 0 }],
    ['confirmedSumCents', { confirmedSumCents: 0 }],
    ['filter', { filter: 'waer<1' }],
  ] as const;
  for (const [field, wrong] of wrongs)
    expect(await ask({ ...terms, ...wrong, clientRequestId: newId() })).toMatchObject({
      extensions: { field },
    });
});
