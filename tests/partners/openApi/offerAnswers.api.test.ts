import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../../api/kernel/ids.ts';
import { inTransaction } from '../../../api/kernel/tx.ts';
import { isForOthers } from '../../../api/orders/order/dispute.store.ts';
import { expectInvariantsHold } from '../../kit/expectInvariantsHold.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { readOffer } from '../../orders/bargain/bargainScene.ts';
import { balancesOf, openBidder } from '../../orders/bid/bidScene.ts';
import {
  answer,
  CUSTOMERS_LINK,
  CUSTOMERS_STEAM_ID,
  ENDED,
  type OfferStage,
  openBuyingPartner,
  openOfferStage,
  ownNo,
  refusal,
} from './offerScene.ts';
import { enrolPartner } from './partnerClient.ts';

const MINUTES_MS = 60_000;

let market: TestMarket;
let seller: OfferStage['seller'];
let buyer: OfferStage['buyer'];
let stranger: OfferStage['stranger'];
let terms: OfferStage['terms'];
let make: OfferStage['make'];

beforeAll(async () => {
  market = await openTestMarket();
  ({ seller, buyer, stranger, terms, make } = await openOfferStage(market));
});
afterAll(async () => {
  await expectInvariantsHold(market);
  await market.close();
});

describe('K-01 answers of partners', () => {
  test('the seller accepts: an ordinary order for the recipient of the offer, and the same one again', async () => {
    const offerId = await make(buyer, { tradeUrl: CUSTOMERS_LINK });
    const accepted = (await answer(seller, offerId, 'accept')).body.data;
    expect(accepted).toMatchObject({ side: 'seller', status: 'accepted', heldCents: 0, actions: [] });
    expect((await answer(seller, offerId, 'accept')).body.data).toEqual(accepted);
    expect((await buyer.get(`/offers/${offerId}`)).body.data).toMatchObject({ orderNo: accepted.orderNo });
    const order = (await buyer.get(`/orders/${accepted.orderNo}`)).body.data;
    expect(order).toMatchObject({ priceCents: 8_000, recipientSteamId: CUSTOMERS_STEAM_ID, side: 'buyer' });
    const { orderId } = await readOffer(market, offerId);
    expect(await inTransaction(market.platform.db, (tx) => isForOthers(tx, orderId ?? ''))).toBe(true);
  });

  test('an accepted offer names the account that its order is delivered to, whatever the buyer changes later', async () => {
    const { userId } = await openBidder(market);
    const by = await enrolPartner(market, userId);
    const offerId = await make(by);
    await answer(seller, offerId, 'accept');
    const { recipientSteamId, orderNo } = (await by.get(`/offers/${offerId}`)).body.data;
    expect(recipientSteamId).not.toBe(CUSTOMERS_STEAM_ID);
    await market.owner.query('update app_user set trade_url = $2 where id = $1', [userId, CUSTOMERS_LINK]);
    for (const path of [`/offers/${offerId}`, `/orders/${orderNo}`])
      expect((await by.get(path)).body.data, path).toMatchObject({ recipientSteamId });
  });

  test('an order for oneself is not noted as one for others', async () => {
    const offerId = await make();
    await answer(seller, offerId, 'accept');
    const { orderId } = await readOffer(market, offerId);
    expect(await inTransaction(market.platform.db, (tx) => isForOthers(tx, orderId ?? ''))).toBe(false);
  });

  test('the seller counters once, the same price again changes nothing, and the buyer pays it', async () => {
    const offerId = await make();
    const counter = (priceCents: unknown, by = seller) => answer(by, offerId, 'counter', { priceCents });
    const data = { leastCents: 8_001, mostCents: 9_999 };
    for (const priceCents of [8_000, 10_000])
      expect(await counter(priceCents)).toMatchObject(refusal(422, 'counterOutOfRange', { data }));
    expect(await counter(0)).toMatchObject(refusal(400, 'badInput', { field: 'priceCents' }));
    expect(await answer(seller, offerId, 'counter', {})).toMatchObject(
      refusal(400, 'badInput', { field: 'priceCents' }),
    );
    expect(await counter(9_000, buyer)).toMatchObject(ENDED);
    expect(await answer(buyer, offerId, 'accept')).toMatchObject(ENDED);
    const countered = (await counter(9_000)).body.data;
    expect(countered).toMatchObject({ status: 'countered', counterCents: 9_000, actions: ['decline'] });
    expect((await counter(9_000)).body.data).toEqual(countered);
    expect(await counter(9_100)).toMatchObject(ENDED);
    expect(await counter(9_000, buyer)).toMatchObject(ENDED);
    expect(await answer(seller, offerId, 'accept')).toMatchObject(ENDED);
    const actions = ['accept', 'decline', 'withdraw'];
    expect((await buyer.get(`/offers/${offerId}`)).body.data).toMatchObject({
      actions,
      withdrawableFrom: null,
    });
    const { orderNo } = (await answer(buyer, offerId, 'accept')).body.data;
    expect((await buyer.get(`/orders/${orderNo}`)).body.data).toMatchObject({ priceCents: 9_000 });
  });

  test('a counter-offer above the balance is refused to the buyer and stays', async () => {
    const poor = await openBuyingPartner(market, 8_000);
    const offerId = await make(poor);
    await answer(seller, offerId, 'counter', { priceCents: 9_000 });
    const data = { missingCents: 1_000 };
    expect(await answer(poor, offerId, 'accept')).toMatchObject(refusal(422, 'insufficientFunds', { data }));
    expect((await answer(poor, offerId, 'decline')).body.data).toMatchObject({
      status: 'declined',
      heldCents: 0,
    });
    expect(await balancesOf(market, poor.userId)).toEqual({ deposit: 8_000 });
  });

  test('K-06 a buyer who cannot receive the copy is told to the seller, and the offer stays', async () => {
    const able = await openBuyingPartner(market);
    const offerId = await make(able);
    await market.owner.query('update app_user set trade_url = null where id = $1', [able.userId]);
    expect(await answer(seller, offerId, 'accept')).toMatchObject(refusal(422, 'offerBuyerUnable'));
    expect((await seller.get(`/offers/${offerId}`)).body.data).toMatchObject({
      status: 'open',
      orderNo: null,
    });
  });

  test('declining, also repeated, ends it for both, and then nothing else is possible', async () => {
    const offerId = await make();
    expect(await answer(buyer, offerId, 'decline')).toMatchObject(ENDED);
    const declined = (await answer(seller, offerId, 'decline')).body.data;
    expect(declined).toMatchObject({ status: 'declined', heldCents: 0, actions: [] });
    expect((await answer(seller, offerId, 'decline')).body.data).toEqual(declined);
    expect(await answer(seller, offerId, 'accept')).toMatchObject(ENDED);
    expect(await answer(seller, offerId, 'counter', { priceCents: 9_000 })).toMatchObject(ENDED);
    expect(await answer(buyer, offerId, 'withdraw')).toMatchObject(ENDED);
  });

  test('K-07 withdrawing waits for ten minutes, is repeated without effect, and is the buyer’s alone', async () => {
    const by = await openBuyingPartner(market, 8_000);
    const offerId = await make(by);
    const { withdrawableFrom } = (await by.get(`/offers/${offerId}`)).body.data;
    expect(await answer(by, offerId, 'withdraw')).toMatchObject(
      refusal(422, 'offerWithdrawnTooEarly', { data: { from: withdrawableFrom } }),
    );
    await market.advanceClock(10 * MINUTES_MS);
    expect((await by.get(`/offers/${offerId}`)).body.data.actions).toEqual(['withdraw']);
    expect(await answer(seller, offerId, 'withdraw')).toMatchObject(ENDED);
    const withdrawn = (await answer(by, offerId, 'withdraw')).body.data;
    expect(withdrawn).toMatchObject({ status: 'withdrawn', heldCents: 0 });
    expect((await answer(by, offerId, 'withdraw')).body.data).toEqual(withdrawn);
    expect(await answer(seller, offerId, 'withdraw')).toMatchObject(ENDED);
    expect(await balancesOf(market, by.userId)).toEqual({ deposit: 8_000 });
  });

  test('K-07 more than ten withdrawn pause new ones, by both APIs alike, and the number stays free', async () => {
    const { userId, client } = await openBidder(market);
    const by = await enrolPartner(market, userId);
    const asked = await terms();
    for (let n = 0; n < 11; n += 1) {
      const { offerId } = (await by.post('/offers', { ...asked, ownNo: ownNo() })).body.data;
      await answer(seller, offerId, 'counter', { priceCents: 9_000 });
      await answer(by, offerId, 'withdraw');
    }
    const { body } = await by.post('/offers', asked);
    expect(body).toMatchObject({ error: 'offersPaused', data: { until: expect.any(String) } });
    const input = { priceCents: 8_000, clientRequestId: newId(), listingId: asked.listingId };
    const { data } = await client.query(
      `mutation ($input: MakeOfferInput!) { makeOffer(input: $input) { __typename ... on OffersPaused { until } } }`,
      { input },
    );
    expect(data).toEqual({
      makeOffer: { __typename: 'OffersPaused', until: (body.data as { until?: string }).until },
    });
    await market.advanceClock(24 * 60 * MINUTES_MS);
    expect((await by.post('/offers', asked)).body.data).toMatchObject({ status: 'open' });
  }, 60_000);

  test('K-03 two who accept at once make one order, and of two offers one wins', async () => {
    for (let round = 0; round < 3; round += 1) {
      const asked = await terms();
      const [one = '', two = ''] = await Promise.all(
        [buyer, stranger].map(
          async (by) => (await by.post('/offers', { ...asked, ownNo: ownNo() })).body.data.offerId,
        ),
      );
      const answers = await Promise.all([one, one, two, two].map((id) => answer(seller, id, 'accept')));
      const won = answers.filter(({ status }) => status === 200);
      expect(won).toHaveLength(2);
      expect(new Set(won.map(({ body }) => body.data.orderNo)).size).toBe(1);
      for (const lost of answers.filter(({ status }) => status !== 200)) expect(lost).toMatchObject(ENDED);
      expect(await market.platform.db.order.count({ where: { listingId: asked.listingId } })).toBe(1);
    }
  });

  test('K-03 the buyer accepts a counter-offer while the seller declines it: one outcome', async () => {
    for (let round = 0; round < 3; round += 1) {
      const offerId = await make();
      await answer(seller, offerId, 'counter', { priceCents: 9_000 });
      const [accepted, declined] = await Promise.all([
        answer(buyer, offerId, 'accept'),
        answer(seller, offerId, 'decline'),
      ]);
      expect([accepted?.status, declined?.status].toSorted()).toEqual([200, 422]);
      const { status, orderNo } = (await buyer.get(`/offers/${offerId}`)).body.data;
      expect([status, orderNo !== null]).toEqual(
        accepted?.status === 200 ? ['accepted', true] : ['declined', false],
      );
    }
  });

  test('K-06 what stops a purchase is told to the buyer who accepts, by its code', async () => {
    const { userId } = await openBidder(market);
    const by = await enrolPartner(market, userId);
    const offerId = await make(by);
    await answer(seller, offerId, 'counter', { priceCents: 9_000 });
    const set = (column: string, value: unknown) =>
      market.owner.query(`update app_user set ${column} = $2 where id = $1`, [userId, value]);
    const { recipientSteamId } = (await by.get(`/offers/${offerId}`)).body.data;
    await set('held_steam_id', recipientSteamId);
    expect(await answer(by, offerId, 'accept')).toMatchObject(refusal(422, 'tradeHeld'));
    await set('held_steam_id', null);
    await set('banned_steam_id', recipientSteamId);
    expect(await answer(by, offerId, 'accept')).toMatchObject(refusal(422, 'tradeBanned'));
    await set('banned_steam_id', null);
    await set('is_blocked', true);
    expect(await answer(by, offerId, 'accept')).toMatchObject(refusal(422, 'accountBlocked'));
    expect(await by.post('/offers', await terms())).toMatchObject(refusal(422, 'accountBlocked'));
    await set('is_blocked', false);
    await market.owner.query(
      `insert into service_closure (service, reason, closed_by) values ('purchases', 'a test', 'a test')`,
    );
    expect(await answer(by, offerId, 'accept')).toMatchObject(refusal(422, 'serviceClosed'));
    expect(await by.post('/offers', await terms())).toMatchObject(refusal(422, 'serviceClosed'));
    await market.owner.query('delete from service_closure');
    expect((await answer(by, offerId, 'accept')).body.data).toMatchObject({ status: 'accepted' });
  });

  test('of others do not exist', async () => {
    const offerId = await make();
    const answers = [
      await stranger.get(`/offers/${offerId}`),
      await answer(stranger, offerId, 'counter', { priceCents: 9_000 }),
      ...(await Promise.all(
        ['accept', 'decline', 'withdraw'].map((word) => answer(stranger, offerId, word)),
      )),
      await buyer.get(`/offers/${newId()}`),
    ];
    for (const each of answers) expect(each).toMatchObject(refusal(404, 'notFound'));
    expect((await stranger.get('/offers')).body.data.rows).not.toContainEqual(
      expect.objectContaining({ offerId }),
    );
    expect(await stranger.get('/offers/x')).toMatchObject(refusal(400, 'badInput', { field: 'offerId' }));
    expect((await buyer.get(`/offers/${offerId}`)).body.data).toMatchObject({ status: 'open' });
  });
});
