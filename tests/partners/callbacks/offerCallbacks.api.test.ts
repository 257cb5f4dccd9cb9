import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../../api/kernel/ids.ts';
import { USUAL_TERMS } from '../../../api/orders/bargain/bargain.ts';
import { expireOffers } from '../../../api/orders/bargain/endOffers.ts';
import { setBargainTerms } from '../../../api/orders/bargain/setBargainTerms.ts';
import { buyListing } from '../../../api/orders/order/buyListing.ts';
import { globalId } from '../../kit/globalId.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { finish, offer, offerOne } from '../../orders/bargain/bargainScene.ts';
import { openBidder, openRobot } from '../../orders/bid/bidScene.ts';
import {
  answer,
  CUSTOMERS_LINK,
  ENDED,
  type OfferStage,
  openBuyingPartner,
  openOfferStage,
  ownNo,
} from '../openApi/offerScene.ts';
import { enrolPartner } from '../openApi/partnerClient.ts';
import { serveTo, until } from './callbackScene.ts';
import { openReceiver, type Receiver } from './receiver.ts';

const MINUTES_MS = 60_000;

let market: TestMarket;
let stop: () => Promise<void>;
let hooks: { seller: Receiver; buyer: Receiver };
let robot: OfferStage['robot'];
let seller: OfferStage['seller'];
let buyer: OfferStage['buyer'];
let terms: OfferStage['terms'];
let make: OfferStage['make'];

beforeAll(async () => {
  market = await openTestMarket();
  hooks = { seller: await openReceiver(), buyer: await openReceiver() };
  stop = await serveTo(market, Object.values(hooks));
  ({ robot, seller, buyer, terms, make } = await openOfferStage(market, {
    seller: { callbackUrl: hooks.seller.url },
    buyer: { callbackUrl: hooks.buyer.url },
  }));
});
afterAll(async () => {
  await stop();
  await Promise.all(Object.values(hooks).map((receiver) => receiver.close()));
  await market.close();
});

/** What a receiver has heard of a price offer, the oldest first. */
const heardOf = (receiver: Receiver, offerId: string) =>
  receiver.received.flatMap(({ event }) => (event.data.offerId === offerId ? [event] : []));

/** What has been written for anybody about a price offer: its type without the first word, and for which side. */
async function toldOf(offerId: string): Promise<string[]> {
  const { rows } = await market.owner.query<{ told: string }>(
    `select substring(type from 7) || ' ' || (data->>'side') as told from callback_event where data->>'offerId' = $1 and type like 'offer.%'
     order by transaction_id, position`,
    [offerId],
  );
  return rows.map(({ told }) => told);
}
const BOTH_ENDED = ['made seller', 'ended buyer', 'ended seller'];

describe('K-01 callbacks of price offers', () => {
  test('one that is made is told to its seller alone, by the transaction that made it', async () => {
    const asked = await terms({ tradeUrl: CUSTOMERS_LINK });
    const made = (await buyer.post('/offers', asked)).body.data;
    await buyer.post('/offers', asked);
    const { offerId, listingId, marketHashName, expiresAt } = made;
    const { rows } = await market.owner.query(
      `select event.transaction_id = p.xmin::text::bigint + event_epoch_start() as "isSame" from callback_event event, price_offer p
       where p.id = $1 and event.data->>'offerId' = $1::text`,
      [offerId],
    );
    expect(rows).toEqual([{ isSame: true }]);
    await until(() => heardOf(hooks.seller, offerId)).toHaveLength(1);
    const [event] = heardOf(hooks.seller, offerId);
    expect(event).toMatchObject({ type: 'offer.made', version: '2026-11-28' });
    expect(event?.data).toEqual({
      offerId,
      listingId,
      marketHashName,
      expiresAt,
      side: 'seller',
      ownNo: null,
      status: 'open',
      endReason: null,
      askCents: 10_000,
      priceCents: 8_000,
      counterCents: null,
    });
    expect(heardOf(hooks.buyer, offerId)).toEqual([]);
  });

  test('a counter-offer is told to the buyer alone, and its acceptance to both, with the order', async () => {
    const asked = await terms();
    const { offerId } = (await buyer.post('/offers', asked)).body.data;
    for (let n = 0; n < 2; n += 1) await answer(seller, offerId, 'counter', { priceCents: 9_000 });
    const { orderNo } = (await answer(buyer, offerId, 'accept')).body.data;
    await answer(buyer, offerId, 'accept');
    expect(await toldOf(offerId)).toEqual([
      ...['made seller', 'countered buyer'],
      ...['accepted buyer', 'accepted seller'],
    ]);
    await until(() => heardOf(hooks.buyer, offerId)).toHaveLength(2);
    await until(() => heardOf(hooks.seller, offerId)).toHaveLength(2);
    const dataOf = (receiver: Receiver, type: string) =>
      heardOf(receiver, offerId).find((event) => event.type === type)?.data;
    expect(dataOf(hooks.buyer, 'offer.countered')).toMatchObject({
      side: 'buyer',
      ownNo: asked.ownNo,
      status: 'countered',
      counterCents: 9_000,
    });
    const accepted = { status: 'accepted', orderNo, orderPriceCents: 9_000, priceCents: 8_000 };
    expect(dataOf(hooks.buyer, 'offer.accepted')).toMatchObject({ ...accepted, ownNo: asked.ownNo });
    expect(dataOf(hooks.seller, 'offer.accepted')).toMatchObject({ ...accepted, ownNo: null });
  });

  test('K-03 two who accept at once are told of once, and the others of the listing of their end', async () => {
    const asked = await terms();
    const { offerId } = (await buyer.post('/offers', asked)).body.data;
    const other = await offer(market, await openBidder(market), { listingId: asked.listingId });
    await Promise.all([1, 2].map(() => answer(seller, offerId, 'accept')));
    await finish(market);
    expect(await toldOf(offerId)).toEqual(['made seller', 'accepted buyer', 'accepted seller']);
    expect(await toldOf(other)).toEqual(['made seller', 'ended seller']);
  });

  test('K-04 one that the terms of its seller accept at once is told as made and as accepted', async () => {
    const own = await openRobot(market);
    await enrolPartner(market, own.userId);
    await setBargainTerms(market.platform, {
      ...USUAL_TERMS,
      acceptPercent: 90,
      sellerId: own.userId,
      listingId: null,
    });
    const { listingId } = await offerOne(market, own);
    const { offerId } = (await buyer.post('/offers', { ownNo: ownNo(), listingId, priceCents: 9_000 })).body
      .data;
    expect(await toldOf(offerId)).toEqual(['made seller', 'accepted buyer', 'accepted seller']);
  });

  test('declining is told to both, whoever declines', async () => {
    const declined = ['declined buyer', 'declined seller'];
    const first = await make();
    for (let n = 0; n < 2; n += 1) await answer(seller, first, 'decline');
    expect(await toldOf(first)).toEqual(['made seller', ...declined]);
    const second = await make();
    await answer(seller, second, 'counter', { priceCents: 9_000 });
    await answer(buyer, second, 'decline');
    expect(await toldOf(second)).toEqual(['made seller', 'countered buyer', ...declined]);
    await until(() => heardOf(hooks.buyer, second).map(({ type }) => type)).toContain('offer.declined');
  });

  test('K-07 an end by withdrawing and by time is told to both', async () => {
    const withdrawn = await make();
    const expired = await make();
    await market.advanceClock(10 * MINUTES_MS);
    for (let n = 0; n < 2; n += 1) await answer(buyer, withdrawn, 'withdraw');
    await market.owner.query(
      `update price_offer set expires_at = clock_now() - interval '1 second' where id = $1`,
      [expired],
    );
    for (let n = 0; n < 2; n += 1) await expireOffers(market.worker);
    for (const offerId of [withdrawn, expired]) expect(await toldOf(offerId)).toEqual(BOTH_ENDED);
    await until(() => heardOf(hooks.seller, withdrawn)).toHaveLength(2);
    const ends = heardOf(hooks.seller, withdrawn).filter(({ type }) => type === 'offer.ended');
    expect(ends.map(({ data }) => [data.status, data.endReason])).toEqual([['withdrawn', null]]);
  });

  test('what fails tells nothing', async () => {
    const by = await openBuyingPartner(market);
    const offerId = await make(by);
    await market.owner.query('update app_user set trade_url = null where id = $1', [by.userId]);
    expect((await answer(seller, offerId, 'accept')).body.error).toBe('offerBuyerUnable');
    expect(await answer(by, offerId, 'decline')).toMatchObject(ENDED);
    expect(await toldOf(offerId)).toEqual(['made seller']);
  });

  test('what is done on the site is told as well, and only to partners', async () => {
    const [person, own] = [await openBidder(market), await openRobot(market)];
    // One whose key and address are not locked hears nothing yet.
    const { partnerId } = await enrolPartner(market, own.userId);
    await market.owner.query('delete from partner_key where partner_id = $1', [partnerId]);
    await market.owner.query('update partner set locked_at = null where id = $1', [partnerId]);
    const id = await offer(market, person, await offerOne(market, robot));
    expect(await toldOf(id)).toEqual(['made seller']);
    const among = await offer(market, person, await offerOne(market, own));
    expect(await toldOf(among)).toEqual([]);
    const input = { offerId: globalId('PriceOffer', id), priceCents: 9_000 };
    await robot.client.query(
      'mutation ($input: CounterOfferInput!) { counterOffer(input: $input) { __typename } }',
      { input },
    );
    await robot.client.query(
      'mutation ($input: DeclineOfferInput!) { declineOffer(input: $input) { __typename } }',
      { input: { offerId: input.offerId } },
    );
    expect(await toldOf(id)).toEqual(['made seller', 'declined seller']);
  });

  test('are in the list of events, each of its shape, and are found by their type', async () => {
    const offerId = await make();
    await answer(seller, offerId, 'accept');
    // An event is in the list once no older transaction runs any more, in any database of the cluster.
    const listed = async () =>
      (await buyer.get('/events?limit=100')).body.data.events.map(({ type }) => type);
    const types = ['offer.countered', 'offer.accepted', 'offer.declined', 'offer.ended'];
    await until(listed).toEqual(expect.arrayContaining(types));
    const found = await seller.send<{ rows: { type: string; orderNo: string | null }[] }>(
      'GET',
      '/open/v1/callbacks?type=offer.accepted&limit=1',
    );
    expect(found.body.data.rows).toMatchObject([{ type: 'offer.accepted', orderNo: null }]);
  });
});

describe('K-02 K-05 callbacks of price offers that their listing ends', () => {
  test.each([
    ['unlisted', `status = 'withdrawn'`],
    ['unlisted', `status = 'paused'`],
    ['repriced', 'ask_cents = 9000'],
  ])('%s by "%s": told to both at once, and not again when the money returns', async (endReason, change) => {
    const asked = await terms();
    const { offerId } = (await buyer.post('/offers', asked)).body.data;
    await market.owner.query(`update listing set ${change} where id = $1`, [asked.listingId]);
    expect(await toldOf(offerId)).toEqual(BOTH_ENDED);
    for (let n = 0; n < 2; n += 1) await finish(market);
    expect(await toldOf(offerId)).toEqual(BOTH_ENDED);
    await until(() => heardOf(hooks.buyer, offerId)).toHaveLength(1);
    expect(heardOf(hooks.buyer, offerId)[0]?.data).toMatchObject({ status: 'ended', endReason });
  });

  test('sold to somebody else: told to both', async () => {
    const asked = await terms();
    const { offerId } = (await buyer.post('/offers', asked)).body.data;
    await buyListing(market.platform, {
      buyerId: (await openBidder(market)).userId,
      listingId: asked.listingId,
      expectedPriceCents: 10_000n,
      clientRequestId: newId(),
    });
    expect(await toldOf(offerId)).toEqual(BOTH_ENDED);
  });

  test('its ask is cut to offers: the best is told as accepted at the new ask, the others as ended, each once', async () => {
    const asked = await terms();
    const other = await openBuyingPartner(market);
    const lower = (await other.post('/offers', { ...asked, ownNo: ownNo() })).body.data.offerId;
    const best = (await buyer.post('/offers', { ...asked, priceCents: 8_800 })).body.data.offerId;
    await market.owner.query('update listing set ask_cents = 7500 where id = $1', [asked.listingId]);
    for (const offerId of [lower, best]) expect(await toldOf(offerId)).toEqual(['made seller']);
    for (let n = 0; n < 2; n += 1) await finish(market);
    expect(await toldOf(best)).toEqual(['made seller', 'accepted buyer', 'accepted seller']);
    expect(await toldOf(lower)).toEqual(BOTH_ENDED);
    await until(() => heardOf(hooks.buyer, best)).toHaveLength(1);
    expect(heardOf(hooks.buyer, best)[0]?.data).toMatchObject({
      status: 'accepted',
      endReason: null,
      priceCents: 8_800,
      orderPriceCents: 7_500,
    });
  });
});
