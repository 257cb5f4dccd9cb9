import { encodeGlobalID } from '@pothos/plugin-relay';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../../api/kernel/ids.ts';
import { inTransaction } from '../../../api/kernel/tx.ts';
import { refillBids } from '../../../api/orders/bid/bid.jobs.ts';
import { cancelBid, editBid } from '../../../api/orders/bid/changeBid.ts';
import { openMatching } from '../../../api/orders/bid/matchBids.ts';
import { previewBid } from '../../../api/orders/bid/previewBid.ts';
import { cancelOrder } from '../../../api/orders/order/cancelOrder.ts';
import { DISPUTE_MS, recordDispute } from '../../../api/orders/order/dispute.ts';
import { previewQuickSale } from '../../../api/orders/quickSale/previewQuickSale.ts';
import { quickSell } from '../../../api/orders/quickSale/quickSell.ts';
import { sumWaiting } from '../../../api/payments/withdrawal/withdrawal.store.ts';
import { graphql } from '../../generated/gql.ts';
import { expectInvariantsHold } from '../../kit/expectInvariantsHold.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { giveCopies, type Seller } from '../../selling/listing/sellerScene.ts';
import {
  type Bidder,
  balancesOf,
  bid,
  offerCopy,
  openBidder,
  openRobot,
  readBid,
  takeItem,
} from './bidScene.ts';

let market: TestMarket;
let seller: Seller;
let matching: ReturnType<typeof openMatching>;
beforeAll(async () => {
  market = await openTestMarket();
  seller = await openRobot(market);
  matching = openMatching(market.worker);
});
afterAll(async () => {
  await expectInvariantsHold(market);
  await market.close();
});

const code = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: { code?: string; field?: string }) => error.code ?? error.field ?? String(error),
  );
const NOTHING = { quantity: null, priceCents: null, conditions: null, expiresAt: null, isConfirmed: false };
const ordersOf = async (id: string) => (await readBid(market, id)).fills.map(({ order }) => order);
const pricesOf = async (id: string) => (await ordersOf(id)).map(({ priceCents }) => Number(priceCents));

/** What anybody reads of an item's bids. */
async function bookOf(reader: Bidder, itemId: string) {
  const { data } = await reader.client.run(
    graphql(`
      query BookWithLimits($id: ID!) {
        node(id: $id) {
          ... on MarketItem {
            bestBidCents
            book(depth: 5) {
              bids { priceCents copyCount }
            }
          }
        }
      }
    `),
    { id: encodeGlobalID('MarketItem', itemId) },
  );
  return data?.node;
}

test('B-10 own buy orders are not before each other, as in the form that opens them', async () => {
  const owner = await openBidder(market, 50_000);
  const marketItemId = await takeItem(market);
  await bid(market, owner, { marketItemId, priceCents: 6_000n });
  const conditions = { kind: 'compare', field: 'wear', comparison: 'lt', value: 0.5 } as const;
  await bid(market, owner, { marketItemId, priceCents: 5_000n, conditions });
  const ahead = async () =>
    (
      await owner.client.query<{ viewer: { bids: { edges: { node: { copiesAhead: number } }[] } } }>(
        '{ viewer { bids(first: 5) { edges { node { copiesAhead } } } } }',
      )
    ).data?.viewer.bids.edges.map(({ node }) => node.copiesAhead);
  expect(await ahead()).toEqual([0, 0]);
  await bid(market, await openBidder(market), { marketItemId, priceCents: 5_500n, quantity: 3 });
  expect((await ahead())?.toSorted()).toEqual([0, 3]);
});

test('B-17 the money is held at the limit, and nobody else sees more than the price', async () => {
  const [owner, other] = await Promise.all([openBidder(market, 50_000), openBidder(market)]);
  const marketItemId = await takeItem(market);
  const bidId = await bid(market, owner, {
    marketItemId,
    quantity: 2,
    priceCents: 6_000n,
    upToCents: 9_000n,
  });
  expect(await balancesOf(market, owner.userId)).toEqual({ deposit: 32_000, biddingDeposit: 18_000 });
  expect(await bookOf(other, marketItemId)).toEqual({
    bestBidCents: 6_000,
    book: { bids: [{ priceCents: 6_000, copyCount: 2 }] },
  });
  const asked = { userId: other.userId, marketItemId, quantity: 1, conditions: { all: [] } } as const;
  const over = { ...asked, priceCents: 7_000n, upToCents: 8_050n };
  expect(await previewBid(market.platform, over)).toMatchObject({
    copiesAhead: 0,
    heldCents: 8_050n,
    nearestPrices: null,
    nearestLimits: { lowerCents: 8_000n, higherCents: 8_100n },
  });
  const otherId = await bid(market, other, { marketItemId, priceCents: 7_000n });
  const { data } = await owner.client.run(
    graphql(`
      query OwnLimits {
        viewer { bids(first: 5) { nodes: edges { node { priceCents upToCents copiesAhead heldCents } } } }
      }
    `),
    {},
  );
  expect(data?.viewer?.bids?.nodes).toEqual([
    { node: { priceCents: 6_000, upToCents: 9_000, copiesAhead: 0, heldCents: 18_000 } },
  ]);
  for (const [bidder, id] of [
    [owner, bidId],
    [other, otherId],
  ] as const)
    await cancelBid(market.platform, { bidId: id, userId: bidder.userId });
  expect(await balancesOf(market, owner.userId)).toEqual({ deposit: 50_000 });
});

test('B-17 a limit below the price, off its step or too high is refused by name, and nothing is held', async () => {
  const bidder = await openBidder(market, 100_000);
  const marketItemId = await takeItem(market);
  const ask = (upToCents: bigint, more = {}) =>
    code(bid(market, bidder, { marketItemId, priceCents: 8_000n, upToCents, ...more }));
  expect(await ask(7_900n)).toBe('upToCents');
  expect(await ask(8_050n)).toBe('upToCents');
  expect(await ask(10_000_100n)).toBe('upToCents');
  expect(await ask(15_100n)).toBe('bidFarAbove');
  expect(await ask(100_100n, { isConfirmed: true })).toBe('bidPriceTooHigh');
  expect(await ask(9_000n, { quantity: 12 })).toBe('insufficientFunds');
  expect(await balancesOf(market, bidder.userId)).toEqual({ deposit: 100_000 });
  const clientRequestId = newId();
  expect(await ask(9_000n, { clientRequestId })).toBeNull();
  expect(await ask(9_000n, { clientRequestId })).toBeNull();
  expect(await ask(9_100n, { clientRequestId })).toBe('requestIdReused');
  expect(await balancesOf(market, bidder.userId)).toEqual({ deposit: 91_000, biddingDeposit: 9_000 });
});

test('B-17 a price above the former limit takes the limit along, and a lower one keeps it', async () => {
  const bidder = await openBidder(market);
  const marketItemId = await takeItem(market);
  const bidId = await bid(market, bidder, { marketItemId, priceCents: 6_000n, upToCents: 8_000n });
  const own = { ...NOTHING, bidId, userId: bidder.userId };
  await editBid(market.platform, { ...own, priceCents: 5_500n });
  expect(await readBid(market, bidId)).toMatchObject({ priceCents: 5_500n, limitCents: 8_000n });
  await market.advanceClock(61_000);
  await editBid(market.platform, { ...own, priceCents: 9_000n });
  expect(await readBid(market, bidId)).toMatchObject({ priceCents: 9_000n, limitCents: 9_000n });
  expect(await balancesOf(market, bidder.userId)).toEqual({ deposit: 991_000, biddingDeposit: 9_000 });
});

test('B-17 a copy costs a step more than the next bidder would pay, never more, and equal limits go by time', async () => {
  const marketItemId = await takeItem(market);
  const [first, second, third] = await Promise.all([1, 2, 3].map(() => openBidder(market)));
  if (!first || !second || !third) throw new Error('three bidders');
  const terms = { marketItemId, priceCents: 6_000n };
  const firstId = await bid(market, first, { ...terms, quantity: 2, upToCents: 9_000n });
  await offerCopy(market, seller, { itemId: marketItemId, askCents: 5_500 });
  await matching.run();
  expect(await pricesOf(firstId)).toEqual([6_000]);
  await bid(market, second, { ...terms, upToCents: 8_000n });
  const copy = await offerCopy(market, seller, { itemId: marketItemId, askCents: 5_500 });
  await matching.run();
  expect(await pricesOf(firstId)).toEqual([6_000, 8_100]);
  expect((await ordersOf(firstId)).map(({ listingId }) => listingId)).toContain(copy);
  // What the limit leaves is the bidder's again.
  expect(await balancesOf(market, first.userId)).toEqual({ deposit: 1_000_000 - 14_100 });
  const thirdId = await bid(market, third, { ...terms, upToCents: 8_000n });
  await offerCopy(market, seller, { itemId: marketItemId, askCents: 5_500 });
  await matching.run();
  expect((await readBid(market, thirdId)).state).toBe('open');
  await offerCopy(market, seller, { itemId: marketItemId, askCents: 5_500 });
  await matching.run();
  expect(await pricesOf(thirdId)).toEqual([6_000]);
});

test.each([
  [
    'B-17 a bid whose time is over',
    `update bid set expires_at = clock_now() - interval '1 second' where id = $1`,
  ],
  [
    'B-14 B-17 a bid of a held account',
    'update app_user set is_blocked = true where id = (select user_id from bid where id = $1)',
  ],
])('%s drives no price up, in the matching, a dry run of a quick sale and its sale', async (_, stop) => {
  const marketItemId = await takeItem(market);
  const [first, second] = await Promise.all([openBidder(market), openBidder(market)]);
  const terms = { marketItemId, priceCents: 6_000n };
  const firstId = await bid(market, first, { ...terms, quantity: 2, upToCents: 9_000n });
  await market.owner.query(stop, [await bid(market, second, { ...terms, upToCents: 8_000n })]);
  await offerCopy(market, seller, { itemId: marketItemId, askCents: 5_500 });
  await matching.run();
  expect(await pricesOf(firstId)).toEqual([6_000]);
  const [assetId = ''] = await giveCopies(market, seller, marketItemId, 1);
  const asked = { userId: seller.userId, assetIds: [assetId] };
  expect((await previewQuickSale(market.platform, asked)).map(({ priceCents }) => priceCents)).toEqual([
    6_000n,
  ]);
  const [sold] = await quickSell(market.platform, {
    userId: seller.userId,
    lines: [{ assetId, minPriceCents: 5_000n }],
    listRestAtCents: null,
    isPriceConfirmed: true,
    clientRequestId: newId(),
  });
  expect(sold).toMatchObject({ outcome: 'sold', priceCents: 6_000n });
});

test('B-17 a limit outbids others and never a higher ask; a new bidder drives it up to the ask, which is paid', async () => {
  const marketItemId = await takeItem(market);
  const [first, second] = await Promise.all([openBidder(market), openBidder(market)]);
  const firstId = await bid(market, first, { marketItemId, priceCents: 6_000n, upToCents: 9_000n });
  await offerCopy(market, seller, { itemId: marketItemId, askCents: 7_500 });
  await matching.run();
  expect((await readBid(market, firstId)).state).toBe('open');
  const secondId = await bid(market, second, { marketItemId, priceCents: 6_000n, upToCents: 8_000n });
  await matching.run();
  expect(await pricesOf(firstId)).toEqual([7_500]);
  expect((await readBid(market, secondId)).state).toBe('open');
});

test('B-17 a limit is raised at most once a minute, follows its price where it is none, and is taken away', async () => {
  const bidder = await openBidder(market, 100_000);
  const marketItemId = await takeItem(market);
  const bidId = await bid(market, bidder, { marketItemId, priceCents: 6_000n });
  const edit = (change: object) =>
    code(editBid(market.platform, { ...NOTHING, bidId, userId: bidder.userId, ...change }));
  const held = async () => (await balancesOf(market, bidder.userId)).biddingDeposit;
  expect(await edit({ priceCents: 5_900n })).toBeNull();
  expect(await held()).toBe(5_900);
  expect(await edit({ upToCents: 9_000n })).toBeNull();
  expect([await held(), (await readBid(market, bidId)).priceCents]).toEqual([9_000, 5_900n]);
  expect(await edit({ upToCents: 9_100n })).toBe('bidRaisedTooOften');
  expect(await edit({ priceCents: 6_000n })).toBe('bidRaisedTooOften');
  await market.advanceClock(61_000);
  expect(await edit({ upToCents: 5_000n })).toBe('upToCents');
  expect(await edit({ upToCents: 5_900n })).toBeNull();
  expect([await held(), (await readBid(market, bidId)).limitCents]).toEqual([5_900, 5_900n]);
});

test('B-17 a failed order’s money is held at the limit again, and a copy that the seller’s own bid wants costs no more for it', async () => {
  const marketItemId = await takeItem(market);
  const [bidder, sellers] = await Promise.all([openBidder(market, 20_000), openBidder(market)]);
  const limits = { priceCents: 6_000n, upToCents: 9_000n };
  const bidId = await bid(market, bidder, { marketItemId, quantity: 2, ...limits });
  await bid(market, sellers, { marketItemId, priceCents: 8_000n });
  await offerCopy(market, { ...seller, userId: sellers.userId }, { itemId: marketItemId, askCents: 5_500 });
  await matching.run();
  const [order] = await ordersOf(bidId);
  expect(order?.priceCents).toBe(6_000n);
  await market.advanceClock(31 * 60_000);
  await cancelOrder(market.platform, { orderId: order?.id ?? '', userId: bidder.userId });
  await refillBids(market.platform);
  expect(await readBid(market, bidId)).toMatchObject({ state: 'open', remaining: 2 });
  expect(await balancesOf(market, bidder.userId)).toEqual({ deposit: 2_000, biddingDeposit: 18_000 });
});

test('B-17 B-05 the dry run of a quick sale gives the prices that it then sells at, unit by unit', async () => {
  const marketItemId = await takeItem(market);
  const [first, second] = await Promise.all([openBidder(market), openBidder(market)]);
  await bid(market, first, { marketItemId, quantity: 2, priceCents: 6_000n, upToCents: 9_000n });
  await bid(market, second, { marketItemId, priceCents: 7_000n });
  const assetIds = await giveCopies(market, seller, marketItemId, 4);
  const preview = await previewQuickSale(market.platform, { userId: seller.userId, assetIds });
  expect(preview.map(({ priceCents }) => priceCents)).toEqual([7_100n, 7_100n, 7_000n, null]);
  const outcomes = await quickSell(market.platform, {
    userId: seller.userId,
    lines: preview.map(({ assetId, priceCents }) => ({ assetId, minPriceCents: priceCents ?? 5_000n })),
    listRestAtCents: null,
    isPriceConfirmed: false,
    clientRequestId: newId(),
  });
  expect(outcomes.map(({ outcome, priceCents }) => [outcome, priceCents])).toEqual([
    ['sold', 7_100n],
    ['sold', 7_100n],
    ['sold', 7_000n],
    ['bidGone', null],
  ]);
});

describe('B-07 X-03 a failed order whose side at fault is not known', () => {
  /** A bid for two copies, one of which was bought, whose order failed and is disputed. */
  async function openDisputed(depositCents: number, proceedsCents: number) {
    const bidder = await openBidder(market, depositCents, proceedsCents);
    const marketItemId = await takeItem(market);
    const bidId = await bid(market, bidder, { marketItemId, quantity: 2, priceCents: 9_000n });
    await offerCopy(market, seller, { itemId: marketItemId, askCents: 8_000 });
    await matching.run();
    const orderId = (await ordersOf(bidId))[0]?.id ?? '';
    await market.advanceClock(31 * 60_000);
    await cancelOrder(market.platform, { orderId, userId: bidder.userId });
    await inTransaction(market.worker.db, (tx) =>
      recordDispute(tx, orderId, { cause: 'unanswered', isSearched: false }),
    );
    await refillBids(market.worker);
    const waitingCents = async () => (await sumWaiting(market.platform.db, bidder.userId)).cents;
    return { bidder, bidId, waitingCents };
  }

  test('is held again at once where it was paid with deposit, which does not wait', async () => {
    const { bidder, bidId, waitingCents } = await openDisputed(20_000, 0);
    expect(await waitingCents()).toBe(0n);
    expect(await balancesOf(market, bidder.userId)).toEqual({ deposit: 2_000, biddingDeposit: 18_000 });
    expect(await readBid(market, bidId)).toMatchObject({ state: 'open', remaining: 2 });
  });

  test('leaves what waits in the balance, so that no other proceeds wait for it, and is held again afterwards', async () => {
    const { bidder, bidId, waitingCents } = await openDisputed(5_000, 20_000);
    expect(await waitingCents()).toBe(4_000n);
    expect(await balancesOf(market, bidder.userId)).toEqual({
      deposit: 5_000,
      proceeds: 11_000,
      biddingProceeds: 9_000,
    });
    expect((await readBid(market, bidId)).remaining).toBe(1);
    await market.advanceClock(DISPUTE_MS + 1_000);
    await refillBids(market.worker);
    expect(await waitingCents()).toBe(0n);
    expect(await balancesOf(market, bidder.userId)).toEqual({
      proceeds: 7_000,
      biddingDeposit: 5_000,
      biddingProceeds: 13_000,
    });
    expect(await readBid(market, bidId)).toMatchObject({ state: 'open', remaining: 2 });
  });
});
