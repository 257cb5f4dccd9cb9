import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BUY } from '../../kit/documents.ts';
import { expectInvariantsHold } from '../../kit/expectInvariantsHold.ts';
import { buyOne, openBuyer } from '../../kit/shopper.ts';
import type { TestClient } from '../../kit/testClient.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { countsOf, listSome, openSeller, pickItems, reprice, type Seller, unlist } from './sellerScene.ts';
import { REPRICE, UNDO, UNLIST } from './sellingDocuments.ts';

let market: TestMarket;
let seller: Seller;
let stranger: Seller;
let buyer: TestClient;
let items: Awaited<ReturnType<typeof pickItems>>;
let next = 0;
beforeAll(async () => {
  market = await openTestMarket();
  [seller, stranger] = [await openSeller(market), await openSeller(market)];
  buyer = await openBuyer(market);
  items = await pickItems(market, 40);
});
afterAll(async () => {
  await expectInvariantsHold(market);
  await market.close();
});

/** An item that no test of this file has touched. */
function freshItem() {
  const item = items[next];
  next += 1;
  if (!item) throw new Error('too few items');
  return item;
}

async function buy(listingId: string, askCents: number) {
  return buyOne(buyer, { id: listingId, askCents, marketHashName: '' });
}

describe('new prices', () => {
  test('change the ask by the rules of listing, and the market follows', async () => {
    const item = freshItem();
    const ids = await listSome(market, seller, item, 4);
    const low = Math.ceil(item.referenceCents / 2);
    const { results, doneCount } = await reprice(seller.client, [
      { listingId: ids[0] ?? '', priceCents: low },
      { listingId: ids[1] ?? '', priceCents: low - 1 },
      { listingId: ids[2] ?? '', multiplier: 1.1 },
      { listingId: ids[3] ?? '', priceCents: item.referenceCents * 11 },
    ]);
    expect(doneCount).toBe(3);
    expect(results.map(({ reason }) => reason)).toEqual([null, 'PRICE_TOO_LOW', null, null]);
    expect(results[1]?.listing?.askCents).toBe(item.referenceCents);
    expect(results[3]).toMatchObject({
      askCents: item.referenceCents * 10,
      loweredFromCents: item.referenceCents * 11,
    });
    expect((await countsOf(market, item.id)).ask).toBeLessThanOrEqual(low);
  });

  test('what is bought, gone, somebody else’s or named twice keeps its price, each with its reason', async () => {
    const item = freshItem();
    const [free = '', bought = '', gone = ''] = await listSome(market, seller, item, 3);
    const [foreign = ''] = await listSome(market, stranger, item, 1);
    await buy(bought, item.referenceCents);
    await unlist(seller.client, [gone]);
    const priceCents = item.referenceCents + 1;
    const answer = await reprice(
      seller.client,
      [free, free, bought, gone, foreign].map((listingId) => ({ listingId, priceCents })),
    );
    expect(answer.results.map(({ reason }) => reason)).toEqual([
      null,
      'REPEATED',
      'ORDER_UNDER_WAY',
      'GONE',
      'NOT_YOURS',
    ]);
    expect(answer.results[4]?.listing).toBeNull();
    const { rows } = await market.owner.query(
      `select count(*)::int as changed from listing where market_item_id = $1 and ask_cents = $2`,
      [item.id, priceCents],
    );
    expect(rows[0].changed).toBe(1);
  });

  test('the same request again answers the same and changes nothing', async () => {
    const item = freshItem();
    const [listingId = ''] = await listSome(market, seller, item, 1);
    const request = crypto.randomUUID();
    const input = [{ listingId, priceCents: item.referenceCents + 5 }];
    const first = await reprice(seller.client, input, request);
    await reprice(seller.client, [{ listingId, priceCents: item.referenceCents + 9 }]);
    const again = await reprice(seller.client, input, request);
    expect(again.results[0]).toMatchObject({ askCents: first.results[0]?.askCents, reason: null });
    expect(again.results[0]?.listing?.askCents).toBe(item.referenceCents + 9);
  });

  test('against a purchase: the buyer pays the price that he saw, or learns the new one', async () => {
    const item = freshItem();
    const ids = await listSome(market, seller, item, 12);
    const outcomes = await Promise.all(
      ids.map(async (listingId) => {
        const input = [{ listingId, priceCents: item.referenceCents + 100 }];
        const purchase = { listingId, priceCents: item.referenceCents, request: crypto.randomUUID() };
        const [{ results }, { buyListing }] = await Promise.all([
          reprice(seller.client, input),
          buyer.must(BUY, purchase),
        ]);
        const paid = buyListing.__typename === 'BuyListingPayload' ? buyListing.order.priceCents : null;
        return [results[0]?.reason, buyListing.__typename, paid];
      }),
    );
    for (const outcome of outcomes)
      expect([
        [null, 'PriceChanged', null],
        ['ORDER_UNDER_WAY', 'BuyListingPayload', item.referenceCents],
      ]).toContainEqual(outcome);
    // A purchase counts anew after its commit.
    await expect.poll(() => countsOf(market, item.id)).toBeTruthy();
  });
});

describe('taking back', () => {
  test('leaves the market at once; repeated, and for what cannot be taken back, it says so', async () => {
    const item = freshItem();
    const before = await countsOf(market, item.id);
    const [one = '', two = '', bought = ''] = await listSome(market, seller, item, 3);
    const [foreign = ''] = await listSome(market, stranger, item, 1);
    await buy(bought, item.referenceCents);
    const request = crypto.randomUUID();
    const ids = [one, two, bought, foreign, one];
    const first = await unlist(seller.client, ids, request);
    expect(first.results.map(({ reason }) => reason)).toEqual([
      null,
      null,
      'ORDER_UNDER_WAY',
      'NOT_YOURS',
      'REPEATED',
    ]);
    expect((await countsOf(market, item.id)).count).toBe(before.count + 1);
    expect(await unlist(seller.client, ids, request)).toEqual(first);
    expect((await unlist(seller.client, [one])).results[0]?.reason).toBe('GONE');
  });

  test('against a purchase: one of the two', async () => {
    const item = freshItem();
    const ids = await listSome(market, seller, item, 12);
    const [{ results }, ...purchases] = await Promise.all([
      unlist(seller.client, ids),
      ...ids.map((listingId) =>
        buyer.must(BUY, { listingId, priceCents: item.referenceCents, request: crypto.randomUUID() }),
      ),
    ]);
    const pairs = purchases.map(({ buyListing }, at) => [buyListing.__typename, results[at]?.reason]);
    for (const pair of pairs)
      expect([
        ['BuyListingPayload', 'ORDER_UNDER_WAY'],
        ['ListingGone', null],
      ]).toContainEqual(pair);
    // A purchase counts anew after its commit.
    await expect.poll(() => countsOf(market, item.id)).toBeTruthy();
  });

  test('I-05 with nothing selected, taking back, new prices and undoing are refused', async () => {
    const request = crypto.randomUUID();
    const answers = [
      (await seller.client.must(UNLIST, { ids: [], request })).unlistListings,
      (await seller.client.must(REPRICE, { items: [], request })).repriceListings,
      (await seller.client.must(UNDO, { requests: [] })).undoListings,
    ];
    expect(answers).toEqual(Array(3).fill({ __typename: 'NothingSelected', code: 'NOTHING_SELECTED' }));
  });

  test('a seller who is held for review changes no price, and may take back', async () => {
    const held = await openSeller(market);
    const item = freshItem();
    const [listingId = ''] = await listSome(market, held, item, 1);
    await market.owner.query('update app_user set is_blocked = true where id = $1', [held.userId]);
    await expect(reprice(held.client, [{ listingId, multiplier: 1 }])).rejects.toThrow('AccountBlocked');
    expect((await unlist(held.client, [listingId])).doneCount).toBe(1);
  });
});
