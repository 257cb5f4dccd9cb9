import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../../api/kernel/ids.ts';
import { USUAL_TERMS } from '../../../api/orders/bargain/bargain.ts';
import { setBargainTerms } from '../../../api/orders/bargain/setBargainTerms.ts';
import { expectInvariantsHold } from '../../kit/expectInvariantsHold.ts';
import { globalId } from '../../kit/globalId.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { offerOne } from '../../orders/bargain/bargainScene.ts';
import { openRobot } from '../../orders/bid/bidScene.ts';
import {
  answer,
  CUSTOMERS_LINK,
  CUSTOMERS_STEAM_ID,
  type OfferStage,
  openBuyingPartner,
  openDealer,
  openOfferStage,
  ownNo,
  refusal,
} from './offerScene.ts';
import type { PartnerClient } from './partnerClient.ts';

let market: TestMarket;
let robot: OfferStage['robot'];
let seller: OfferStage['seller'];
let buyer: OfferStage['buyer'];
let terms: OfferStage['terms'];
let make: OfferStage['make'];

beforeAll(async () => {
  market = await openTestMarket();
  ({ robot, seller, buyer, terms, make } = await openOfferStage(market));
});
afterAll(async () => {
  await expectInvariantsHold(market);
  await market.close();
});

describe('K-01 price offers of partners', () => {
  test('are made, found by number and id by both sides, and the same number returns the first, also ten times at once', async () => {
    const asked = await terms({ tradeUrl: CUSTOMERS_LINK });
    const answers = await Promise.all(Array.from({ length: 10 }, () => buyer.post('/offers', asked)));
    expect(new Set(answers.map(({ body }) => body.data.offerId)).size).toBe(1);
    const made = answers[0]?.body.data;
    expect(made).toMatchObject({
      ...{
        ownNo: asked.ownNo,
        side: 'buyer',
        listingId: asked.listingId,
        askCents: 10_000,
        priceCents: 8_000,
      },
      ...{
        counterCents: null,
        status: 'open',
        endReason: null,
        actions: [],
        heldCents: 8_000,
        orderNo: null,
      },
      recipientSteamId: CUSTOMERS_STEAM_ID,
    });
    expect((await buyer.get(`/offers?ownNo=${asked.ownNo}`)).body.data).toEqual({ rows: [made], next: null });
    expect((await buyer.get(`/offers/${made?.offerId}`)).body.data).toEqual(made);
    const received = { side: 'seller', ownNo: null, recipientSteamId: null, priceCents: 8_000 };
    const actions = ['accept', 'counter', 'decline'];
    expect((await seller.get(`/offers/${made?.offerId}`)).body.data).toMatchObject({ ...received, actions });
    expect((await seller.get(`/offers?ownNo=${asked.ownNo}`)).body.data.rows).toEqual([]);
    expect(await buyer.post('/offers', { ...asked, priceCents: 8_100 })).toMatchObject(
      refusal(422, 'requestIdReused'),
    );
    expect(await buyer.post('/offers', { ...asked, tradeUrl: undefined })).toMatchObject(
      refusal(422, 'requestIdReused'),
    );
  });

  test('take the ids of GraphQL as well', async () => {
    const asked = await terms();
    const { data } = (
      await buyer.post('/offers', { ...asked, listingId: globalId('Listing', asked.listingId) })
    ).body;
    expect(data).toMatchObject({ listingId: asked.listingId, status: 'open' });
    const path = `/offers/${encodeURIComponent(globalId('PriceOffer', data.offerId))}`;
    expect((await buyer.get(path as '/offers/x')).body.data).toEqual(data);
  });

  test('are listed newest first in pages, by side and status, those of both sides together', async () => {
    const { dealer, shop } = await openDealer(market);
    const other = await openBuyingPartner(market);
    const listed: string[] = [];
    for (let n = 0; n < 3; n += 1) {
      const [from, by] = n === 1 ? [robot, dealer] : [shop, other];
      const { listingId } = await offerOne(market, from);
      const asked = { ownNo: ownNo(), listingId, priceCents: 8_000 };
      listed.unshift((await by.post('/offers', asked)).body.data.offerId);
    }
    const [third, second, first] = listed;
    await answer(dealer, third ?? '', 'decline');
    const ids = async (by: PartnerClient, query: string) =>
      (await by.get(`/offers?${query}`)).body.data.rows.map(({ offerId }) => offerId);
    const page = (await dealer.get('/offers?limit=2')).body.data;
    expect(page.rows.map(({ offerId, side }) => [offerId, side])).toEqual([
      [third, 'seller'],
      [second, 'buyer'],
    ]);
    expect(await ids(dealer, `limit=2&after=${page.next}`)).toEqual([first]);
    expect(await ids(dealer, 'side=seller')).toEqual([third, first]);
    expect(await ids(dealer, 'side=buyer')).toEqual([second]);
    expect(await ids(dealer, 'side=seller&status=declined')).toEqual([third]);
    expect(await ids(other, 'status=open')).toEqual([first]);
    expect(await dealer.get('/offers?status=asleep')).toMatchObject(
      refusal(400, 'badInput', { field: 'status' }),
    );
  });

  test.each([
    [
      'a price below the floor',
      { priceCents: 6_999 },
      422,
      'offerTooLow',
      { leastCents: 7_000, bound: 'share' },
    ],
    ['the ask', { priceCents: 10_000 }, 422, 'offerIsPurchase', { askCents: 10_000 }],
    ['a listing that is not there', { listingId: newId() }, 422, 'listingGone', null],
    ['a wrong trade link', { tradeUrl: 'https://example.com/' }, 422, 'tradeUrlInvalid', null],
    ['an empty trade link', { tradeUrl: '' }, 400, 'badInput', 'tradeUrl'],
    ['no price', { priceCents: 0 }, 400, 'badInput', 'priceCents'],
    ['a price beyond all', { priceCents: 10_000_001 }, 400, 'badInput', 'priceCents'],
    ['a number too short', { ownNo: 'x' }, 400, 'badInput', 'ownNo'],
    ['no id', { listingId: 'x' }, 400, 'badInput', 'listingId'],
    ['words', { note: 'please' }, 400, 'badInput', 'note'],
  ])(
    'K-04 K-05 K-08 with %s are refused by name, the seller hears nothing, and the number stays free',
    async (_, wrong, status, error, told) => {
      const asked = await terms();
      const { body, status: answered } = await buyer.post('/offers', { ...asked, ...wrong });
      expect([answered, body.error]).toEqual([status, error]);
      expect(status === 400 ? body.field : body.data).toEqual(told);
      expect((await buyer.get(`/offers?ownNo=${asked.ownNo}`)).body.data.rows).toEqual([]);
      expect(await market.platform.db.priceOffer.count({ where: { listingId: asked.listingId } })).toBe(0);
      const { offerId } = (await buyer.post('/offers', asked)).body.data;
      await answer(seller, offerId, 'decline');
    },
  );

  test('K-04 follow the terms of the seller: refused while it takes none, bought at once from its price on', async () => {
    const own = await openRobot(market);
    const set = (some: object) =>
      setBargainTerms(market.platform, { ...USUAL_TERMS, sellerId: own.userId, listingId: null, ...some });
    const { listingId } = await offerOne(market, own);
    const asked = { ownNo: ownNo(), listingId, priceCents: 9_000 };
    await set({ isOpen: false });
    expect(await buyer.post('/offers', asked)).toMatchObject(refusal(422, 'bargainClosed'));
    await set({ acceptPercent: 90 });
    const bought = (await buyer.post('/offers', asked)).body.data;
    expect(bought).toMatchObject({ status: 'accepted', heldCents: 0, actions: [] });
    expect((await buyer.get(`/orders/${bought.orderNo}`)).body.data).toMatchObject({ priceCents: 9_000 });
    expect((await buyer.post('/offers', asked)).body.data).toEqual(bought);
  });

  test('are one for a listing, are paid for at once, and are never for a copy of one’s own', async () => {
    const asked = await terms();
    await buyer.post('/offers', asked);
    expect(await buyer.post('/offers', { ...asked, ownNo: ownNo() })).toMatchObject(
      refusal(422, 'offerExists'),
    );
    expect(await seller.post('/offers', asked)).toMatchObject(refusal(422, 'ownListing'));
    const poor = await openBuyingPartner(market, 7_000);
    expect(await poor.post('/offers', asked)).toMatchObject(
      refusal(422, 'insufficientFunds', { data: { missingCents: 1_000 } }),
    );
    await market.owner.query('update app_user set trade_url = null where id = $1', [poor.userId]);
    expect(await poor.post('/offers', asked)).toMatchObject(refusal(422, 'tradeUrlMissing'));
    const less = { ...asked, priceCents: 7_000, tradeUrl: CUSTOMERS_LINK };
    expect((await poor.post('/offers', less)).body.data).toMatchObject({ heldCents: 7_000 });
  });
});

test('K-01 a partner has at most 20 price offers open, by whichever API they were made', async () => {
  const by = await openBuyingPartner(market);
  for (let n = 0; n < 20; n += 1) await make(by);
  expect(await by.post('/offers', await terms())).toMatchObject(
    refusal(422, 'offersFull', { data: { most: 20 } }),
  );
}, 60_000);
