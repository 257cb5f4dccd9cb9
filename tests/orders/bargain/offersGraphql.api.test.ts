import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../../api/kernel/ids.ts';
import { cancelBid } from '../../../api/orders/bid/changeBid.ts';
import { globalId } from '../../kit/globalId.ts';
import type { TestClient } from '../../kit/testClient.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import type { Seller } from '../../selling/listing/sellerScene.ts';
import { bid, openBidder, openRobot, takeItem } from '../bid/bidScene.ts';
import { finish, offer, offerOne } from './bargainScene.ts';

let market: TestMarket;
let seller: Seller;
beforeAll(async () => {
  market = await openTestMarket();
  seller = await openRobot(market);
});
afterAll(() => market.close());
const OFFER = 'id side status priceCents counterCents heldCents actions order { orderNo priceCents }';

async function change(client: TestClient, name: string, input: Record<string, unknown>) {
  const type = name.charAt(0).toUpperCase() + name.slice(1);
  const { data } = await client.query<Record<string, { offer?: { id: string }; code?: string }>>(
    `mutation ($input: ${type}Input!) { ${name}(input: $input) {
      ... on ${type}Payload { offer { ${OFFER} } } ... on DomainError { code message } } }`,
    { input },
  );
  return data?.[name];
}

const bargainOf = async (client: TestClient, listingId: string) => {
  const { data } = await client.query<{ node: { bargain: object } }>(
    `query ($id: ID!) { node(id: $id) { ... on Listing { bargain { isOpen closedReason leastCents bound myOffer { status }
      ownTerms { isOpen leastPercent } } } } }`,
    { id: listingId },
  );
  return data?.node.bargain;
};

test('K-01 K-08 offers are made, countered and accepted by GraphQL, and each side sees its own', async () => {
  const buyer = await openBidder(market, 20_000);
  const { listingId: rowId } = await offerOne(market, seller);
  const listingId = globalId('Listing', rowId);
  const closed = { isOpen: false, leastCents: null, bound: null, myOffer: null, ownTerms: null };
  expect(await bargainOf(seller.client, listingId)).toEqual({ ...closed, closedReason: 'OWN' });
  const open = { isOpen: true, closedReason: null, leastCents: 7_000, bound: 'SHARE', ownTerms: null };
  expect(await bargainOf(market.visitor(), listingId)).toEqual({ ...open, myOffer: null });
  const input = { listingId, priceCents: 8_000, clientRequestId: newId() };
  expect(await change(buyer.client, 'makeOffer', { ...input, priceCents: 100 })).toMatchObject({
    code: 'OFFER_TOO_LOW',
  });
  const made = await change(buyer.client, 'makeOffer', { ...input, clientRequestId: newId() });
  expect(made?.offer).toMatchObject({ side: 'BUYER', status: 'OPEN', heldCents: 8_000, actions: [] });
  expect(await bargainOf(buyer.client, listingId)).toEqual({ ...open, myOffer: { status: 'OPEN' } });
  const offerId = made?.offer?.id;
  const countered = await change(seller.client, 'counterOffer', { offerId, priceCents: 9_000 });
  expect(countered?.offer).toMatchObject({ side: 'SELLER', status: 'COUNTERED', actions: ['DECLINE'] });
  const accepted = await change(buyer.client, 'acceptOffer', { offerId });
  expect(accepted?.offer).toMatchObject({ status: 'ACCEPTED', heldCents: 0, order: { priceCents: 9_000 } });
  expect(await bargainOf(market.visitor(), listingId)).toEqual({ ...closed, closedReason: 'GONE' });
  const lists = `{ viewer { offersMade(first: 5) { totalCount edges { node { ${OFFER} } } }
    offersReceived(first: 5, statuses: [ACCEPTED]) { totalCount } } }`;
  expect((await buyer.client.query(lists)).data).toMatchObject({
    viewer: { offersMade: { totalCount: 1 }, offersReceived: { totalCount: 0 } },
  });
  expect((await seller.client.query(lists)).data).toMatchObject({
    viewer: { offersMade: { totalCount: 0 }, offersReceived: { totalCount: 1 } },
  });
});

/** The messages of a user about price offers, oldest first: those that are history end in a cross. */
async function messagesOf(client: TestClient): Promise<string[]> {
  const { data } = await client.query<{
    viewer: { messages: { edges: { node: { titleEn: string; isOver: boolean } }[] } };
  }>('{ viewer { messages(first: 20) { edges { node { titleEn isOver } } } } }');
  const found = data?.viewer.messages.edges.map(({ node }) => `${node.titleEn}${node.isOver ? ' ×' : ''}`);
  return (found ?? []).reverse();
}

test('a message that asks for an answer to an offer is history once there is one, an old one when its time is over', async () => {
  const buyer = await openBidder(market, 40_000);
  const own = await openRobot(market);
  const { listingId } = await offerOne(market, own);
  const input = { listingId: globalId('Listing', listingId), priceCents: 8_000, clientRequestId: newId() };
  const made = await change(buyer.client, 'makeOffer', input);
  const offerId = made?.offer?.id;
  expect(await messagesOf(own.client)).toContain('New offer');
  await change(own.client, 'counterOffer', { offerId, priceCents: 9_000 });
  expect(await messagesOf(own.client)).toContain('New offer ×');
  expect(await messagesOf(buyer.client)).toContain('The seller countered');
  await market.owner.query(`update message set params = params - 'offerId' where template like 'offer%'`);
  await market.owner.query(
    `update message set created_at = created_at - interval '13 hours' where template = 'offerCountered'`,
  );
  expect(await messagesOf(own.client)).toContain('New offer');
  expect(await messagesOf(buyer.client)).toContain('The seller countered ×');
  await change(buyer.client, 'declineOffer', { offerId });
  expect((await messagesOf(own.client)).at(-1)).toBe('Your counter-offer was declined');
});

test('W-01 what is held for buy orders and for offers adds up to the whole, row by row', async () => {
  const buyer = await openBidder(market, 20_000, 10_000);
  const read = async () => {
    const { data } = await buyer.client.query<{
      viewer: {
        wallet: Record<'totalCents' | 'biddingCents' | 'bidsCents' | 'offersCents', number>;
      } & Record<'bids' | 'offersMade', { edges: { node: { heldCents: number } }[] }>;
    }>(`{ viewer { wallet { totalCents biddingCents bidsCents offersCents }
      bids(first: 9) { edges { node { heldCents } } } offersMade(first: 9) { edges { node { heldCents } } } } }`);
    const { wallet, bids, offersMade } = data?.viewer ?? {};
    const sumOf = (list: typeof bids) => list?.edges.reduce((sum, { node }) => sum + node.heldCents, 0);
    expect(sumOf(bids)).toBe(wallet?.bidsCents);
    expect(sumOf(offersMade)).toBe(wallet?.offersCents);
    expect((wallet?.bidsCents ?? 0) + (wallet?.offersCents ?? 0)).toBe(wallet?.biddingCents);
    expect(wallet?.totalCents).toBe(30_000);
    return [wallet?.bidsCents, wallet?.offersCents];
  };
  expect(await read()).toEqual([0, 0]);
  const { listingId } = await offerOne(market, seller);
  await offer(market, buyer, { listingId });
  const bidId = await bid(market, buyer, { marketItemId: await takeItem(market), quantity: 2 });
  expect(await read()).toEqual([18_000, 8_000]);
  await cancelBid(market.platform, { bidId, userId: buyer.userId });
  expect(await read()).toEqual([0, 8_000]);
  // Its listing has ended the offer; the money is held until the worker has returned it.
  await market.owner.query("update listing set status = 'withdrawn' where id = $1", [listingId]);
  expect(await read()).toEqual([0, 8_000]);
  await finish(market);
  expect(await read()).toEqual([0, 0]);
});

test('K-04 terms are set by GraphQL and seen by their seller alone', async () => {
  const [own, buyer] = [await openRobot(market), await openBidder(market, 20_000)];
  const { listingId: rowId } = await offerOne(market, own);
  const SET = `mutation ($input: SetBargainTermsInput!) { setBargainTerms(input: $input) {
    ... on SetBargainTermsPayload { viewer { bargainTerms { isOpen leastPercent acceptPercent } } } ... on DomainError { code } } }`;
  const terms = { isOpen: true, leastPercent: 90, acceptPercent: 95 };
  expect((await own.client.query(SET, { input: terms })).data).toEqual({
    setBargainTerms: { viewer: { bargainTerms: terms } },
  });
  expect(await bargainOf(own.client, globalId('Listing', rowId))).toMatchObject({
    ownTerms: { isOpen: true, leastPercent: 90 },
  });
  expect(await bargainOf(buyer.client, globalId('Listing', rowId))).toMatchObject({
    leastCents: 9_000,
    bound: 'FLOOR',
    ownTerms: null,
  });
  const id = await offer(market, buyer, { listingId: rowId, priceCents: 9_200n });
  const stranger = await openBidder(market);
  for (const name of ['acceptOffer', 'declineOffer', 'withdrawOffer'])
    expect(await change(stranger.client, name, { offerId: globalId('PriceOffer', id) })).toMatchObject({
      code: 'OFFER_ENDED',
    });
});

test('K-01 K-03 the same request returns the first offer, and two who accept at once make one order', async () => {
  const buyer = await openBidder(market, 20_000);
  const { listingId: rowId } = await offerOne(market, seller);
  const input = { listingId: globalId('Listing', rowId), priceCents: 8_000, clientRequestId: newId() };
  const made = await Promise.all([1, 2, 3].map(() => change(buyer.client, 'makeOffer', input)));
  expect(new Set(made.map((each) => each?.offer?.id)).size).toBe(1);
  expect(await change(buyer.client, 'makeOffer', { ...input, priceCents: 8_100 })).toMatchObject({
    code: 'REQUEST_ID_REUSED',
  });
  const offerId = made[0]?.offer?.id;
  const accepted = await Promise.all([1, 2, 3].map(() => change(seller.client, 'acceptOffer', { offerId })));
  for (const each of accepted)
    expect(each?.offer).toMatchObject({ status: 'ACCEPTED', order: { priceCents: 8_000 } });
  expect(await market.platform.db.order.count({ where: { listingId: rowId } })).toBe(1);
});

test('K-01 K-05 K-06 K-07 what is refused is told by its code, as by REST', async () => {
  const [own, buyer] = [await openRobot(market), await openBidder(market, 20_000)];
  const { listingId: rowId } = await offerOne(market, own);
  const listingId = globalId('Listing', rowId);
  const codeOf = async (client: TestClient, name: string, input: Record<string, unknown>) =>
    (await change(client, name, input))?.code ?? null;
  const make = (client: TestClient, more: object = {}) =>
    codeOf(client, 'makeOffer', { listingId, priceCents: 8_000, clientRequestId: newId(), ...more });
  expect(await make(buyer.client, { priceCents: 6_999 })).toBe('OFFER_TOO_LOW');
  expect(await make(buyer.client, { priceCents: 10_000 })).toBe('OFFER_IS_PURCHASE');
  expect(await make(buyer.client, { listingId: globalId('Listing', newId()) })).toBe('LISTING_GONE');
  expect(await make(own.client)).toBe('OWN_LISTING');
  expect(await make((await openBidder(market, 7_000)).client)).toBe('INSUFFICIENT_FUNDS');
  const offerId = globalId('PriceOffer', await offer(market, buyer, { listingId: rowId }));
  expect(await make(buyer.client)).toBe('OFFER_EXISTS');
  expect(await codeOf(buyer.client, 'withdrawOffer', { offerId })).toBe('OFFER_WITHDRAWN_TOO_EARLY');
  expect(await codeOf(buyer.client, 'acceptOffer', { offerId })).toBe('OFFER_ENDED');
  expect(await codeOf(buyer.client, 'declineOffer', { offerId })).toBe('OFFER_ENDED');
  const counter = (priceCents: number) => codeOf(own.client, 'counterOffer', { offerId, priceCents });
  expect(await counter(8_000)).toBe('COUNTER_OUT_OF_RANGE');
  await market.owner.query('update app_user set trade_url = null where id = $1', [buyer.userId]);
  expect(await codeOf(own.client, 'acceptOffer', { offerId })).toBe('OFFER_BUYER_UNABLE');
  expect(await counter(9_000)).toBeNull();
  expect(await counter(9_000)).toBe('OFFER_ENDED');
  expect(await codeOf(buyer.client, 'acceptOffer', { offerId })).toBe('TRADE_URL_MISSING');
  expect(await codeOf(buyer.client, 'withdrawOffer', { offerId })).toBeNull();
  expect(await make(buyer.client)).toBe('TRADE_URL_MISSING');
});
