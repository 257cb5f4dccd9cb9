import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buyListing } from '../../../api/orders/order/buyListing.ts';
import { BUY } from '../../kit/documents.ts';
import { expectInvariantsHold } from '../../kit/expectInvariantsHold.ts';
import { buyOne, openBuyer, readOrder, takeListings } from '../../kit/shopper.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket();
});
afterAll(async () => {
  await expectInvariantsHold(market);
  await market.close();
});

async function counts() {
  const { rows } = await market.owner.query(
    `select (select count(*) from market_order)::int as orders, (select count(*) from ledger_posting)::int as postings, (select count(*) from pgboss.job)::int as jobs`,
  );
  return rows[0];
}

describe('buying', () => {
  test('takes the money into escrow, reserves the listing, starts the delivery and tells both', async () => {
    const buyer = await openBuyer(market, 1_000_000);
    const [listing] = await takeListings(buyer, 1);
    if (!listing) throw new Error('nothing on sale');
    const before = await counts();
    const { buyListing: result } = await buyer.must(BUY, {
      listingId: listing.id,
      priceCents: listing.askCents,
      request: crypto.randomUUID(),
    });
    expect(result).toMatchObject({
      __typename: 'BuyListingPayload',
      order: { phase: 'AWAITING_OFFER', actor: 'SELLER', priceCents: listing.askCents },
      listing: { status: 'RESERVED' },
      viewer: {
        wallet: {
          totalCents: 1_000_000,
          spendableCents: 1_000_000 - listing.askCents,
          escrowCents: listing.askCents,
        },
      },
    });
    const after = await counts();
    expect([
      after.orders - before.orders,
      after.postings - before.postings,
      after.jobs - before.jobs,
    ]).toEqual([1, 2, 1]);
    if (result.__typename !== 'BuyListingPayload') return;
    const { order } = await readOrder(buyer, result.order.orderNo);
    expect(order.events.map((event) => [event.sequence, event.phase, event.actor, event.cause])).toEqual([
      [1, 'CREATING', 'BUYER', 'ORDERED'],
      [2, 'AWAITING_OFFER', 'BUYER', 'PAID'],
    ]);
    const { rows } = await market.owner.query(
      'select template from message m join market_order o on o.id = m.order_id where o.order_no = $1 order by template',
      [order.orderNo],
    );
    expect(rows).toEqual([{ template: 'orderPaid' }, { template: 'orderSoldByRobot' }]);
  });

  test('the same request again answers the same order and writes nothing; with another input it is refused', async () => {
    const buyer = await openBuyer(market);
    const [listing, other] = await takeListings(buyer, 2);
    if (!listing || !other) throw new Error('nothing on sale');
    const request = crypto.randomUUID();
    const first = await buyer.must(BUY, { listingId: listing.id, priceCents: listing.askCents, request });
    const before = await counts();
    const again = await buyer.must(BUY, { listingId: listing.id, priceCents: listing.askCents, request });
    expect(again.buyListing).toMatchObject({
      __typename: 'BuyListingPayload',
      order: first.buyListing.__typename === 'BuyListingPayload' ? { id: first.buyListing.order.id } : {},
    });
    const changed = await buyer.must(BUY, { listingId: other.id, priceCents: other.askCents, request });
    expect(changed.buyListing).toMatchObject({ __typename: 'RequestIdReused', code: 'REQUEST_ID_REUSED' });
    expect(await counts()).toEqual(before);
  });

  test('the same request twenty times at once makes one order', async () => {
    const buyer = await openBuyer(market);
    const [listing] = await takeListings(buyer, 1);
    if (!listing) throw new Error('nothing on sale');
    const request = crypto.randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        buyer.must(BUY, { listingId: listing.id, priceCents: listing.askCents, request }),
      ),
    );
    const ids = answers.map(({ buyListing: answer }) =>
      answer.__typename === 'BuyListingPayload' ? answer.order.id : answer.__typename,
    );
    expect(new Set(ids).size).toBe(1);
    expect(ids[0]).not.toBe('ListingGone');
  });

  test("another user's request id is another request (T-34)", async () => {
    const [one, two] = [await openBuyer(market), await openBuyer(market)];
    const [first, second] = await takeListings(one, 2);
    if (!first || !second) throw new Error('nothing on sale');
    const request = crypto.randomUUID();
    await one.must(BUY, { listingId: first.id, priceCents: first.askCents, request });
    const { buyListing: answer } = await two.must(BUY, {
      listingId: second.id,
      priceCents: second.askCents,
      request,
    });
    expect(answer.__typename).toBe('BuyListingPayload');
  });

  test('T-20 refusals: gone, price, funds, trade link, visitor, malformed; each leaves nothing behind', async () => {
    const buyer = await openBuyer(market, 100);
    const [dear, gone] = (await takeListings(buyer, 40)).slice(-2);
    if (!dear || !gone) throw new Error('nothing on sale');
    await buyOne(await openBuyer(market), gone);
    const before = await counts();
    const request = crypto.randomUUID();
    const ask = (listingId: string, priceCents: number) =>
      buyer.must(BUY, { listingId, priceCents, request });
    expect((await ask(gone.id, gone.askCents)).buyListing).toMatchObject({
      __typename: 'ListingGone',
      code: 'LISTING_GONE',
    });
    expect((await ask(dear.id, dear.askCents - 1)).buyListing).toMatchObject({
      __typename: 'PriceChanged',
      priceCents: dear.askCents,
    });
    expect((await ask(dear.id, dear.askCents)).buyListing).toMatchObject({
      __typename: 'InsufficientFunds',
      missingCents: dear.askCents - 100,
    });
    const poor = await market.visitor().signIn();
    expect(
      (await poor.must(BUY, { listingId: dear.id, priceCents: dear.askCents, request })).buyListing,
    ).toMatchObject({ __typename: 'TradeUrlMissing' });
    const visitor = await market
      .visitor()
      .run(BUY, { listingId: dear.id, priceCents: dear.askCents, request });
    expect(visitor.errors[0]?.extensions?.code).toBe('UNAUTHENTICATED');
    const malformed = await buyer.run(BUY, {
      listingId: dear.id,
      priceCents: dear.askCents,
      request: 'short',
    });
    expect(malformed.errors[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      field: 'clientRequestId',
    });
    expect(await counts()).toEqual(before);
  });

  test('one cannot buy from oneself, nor while held for review, nor from a seller who is (T-22)', async () => {
    const buyer = await openBuyer(market);
    const [listing] = await takeListings(buyer, 1);
    if (!listing) throw new Error('nothing on sale');
    const { rows } = await market.owner.query<{ seller_id: string; id: string }>(
      'select seller_id, id from listing where id = $1',
      [Buffer.from(listing.id, 'base64').toString().split(':')[1]],
    );
    const [row] = rows;
    if (!row) throw new Error('no listing');
    await market.owner.query(
      `update app_user set trade_url = 'https://steamcommunity.com/tradeoffer/new/?partner=1&token=abcdefgh' where id = $1`,
      [row.seller_id],
    );
    const purchase = {
      buyerId: row.seller_id,
      listingId: row.id,
      expectedPriceCents: BigInt(listing.askCents),
      clientRequestId: crypto.randomUUID(),
    };
    await expect(buyListing(market.platform, purchase)).rejects.toMatchObject({ code: 'ownListing' });
    await market.owner.query('update app_user set is_blocked = true where id = $1', [row.seller_id]);
    await expect(buyListing(market.platform, purchase)).rejects.toMatchObject({ code: 'accountBlocked' });
    const answer = await buyer.must(BUY, {
      listingId: listing.id,
      priceCents: listing.askCents,
      request: crypto.randomUUID(),
    });
    expect(answer.buyListing.__typename).toBe('ListingGone');
    await market.owner.query('update app_user set is_blocked = false where id = $1', [row.seller_id]);
  });

  test('a crash before the commit leaves nothing; the same request then buys', async () => {
    const buyer = await openBuyer(market);
    const [listing] = await takeListings(buyer, 1);
    if (!listing) throw new Error('nothing on sale');
    const before = await counts();
    const request = crypto.randomUUID();
    // The last statement of the purchase fails: the closest point to the commit at which a crash can happen.
    await market.owner.query(`create function fail_now() returns trigger language plpgsql as $$ begin raise exception 'power cut'; end $$;
      create trigger fail_now after insert on market_item_recount for each statement execute function fail_now()`);
    const crashed = await buyer.run(BUY, { listingId: listing.id, priceCents: listing.askCents, request });
    expect(crashed.errors[0]?.extensions?.code).toBe('INTERNAL_SERVER_ERROR');
    expect(await counts()).toEqual(before);
    await market.owner.query('drop trigger fail_now on market_item_recount; drop function fail_now');
    const { buyListing: answer } = await buyer.must(BUY, {
      listingId: listing.id,
      priceCents: listing.askCents,
      request,
    });
    expect(answer.__typename).toBe('BuyListingPayload');
  });
});
