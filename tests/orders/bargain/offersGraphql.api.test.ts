import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../../api/kernel/ids.ts';
import type { TestClient } from '../../kit/testClient.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import type { Seller } from '../../selling/listing/sellerScene.ts';
import { openBidder, openRobot } from '../bid/bidScene.ts';
import { offer, offerOne } from './bargainScene.ts';

let market: TestMarket;
let seller: Seller;
beforeAll(async () => {
  market = await openTestMarket();
  seller = await openRobot(market);
});
afterAll(() => market.close());

const idOf = (type: string, id: string) => Buffer.from(`${type}:${id}`).toString('base64');
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
  const listingId = idOf('Listing', rowId);
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

test('K-04 terms are set by GraphQL and seen by their seller alone', async () => {
  const [own, buyer] = [await openRobot(market), await openBidder(market, 20_000)];
  const { listingId: rowId } = await offerOne(market, own);
  const SET = `mutation ($input: SetBargainTermsInput!) { setBargainTerms(input: $input) {
    ... on SetBargainTermsPayload { viewer { bargainTerms { isOpen leastPercent acceptPercent } } } ... on DomainError { code } } }`;
  const terms = { isOpen: true, leastPercent: 90, acceptPercent: 95 };
  expect((await own.client.query(SET, { input: terms })).data).toEqual({
    setBargainTerms: { viewer: { bargainTerms: terms } },
  });
  expect(await bargainOf(own.client, idOf('Listing', rowId))).toMatchObject({
    ownTerms: { isOpen: true, leastPercent: 90 },
  });
  expect(await bargainOf(buyer.client, idOf('Listing', rowId))).toMatchObject({
    leastCents: 9_000,
    bound: 'FLOOR',
    ownTerms: null,
  });
  const id = await offer(market, buyer, { listingId: rowId, priceCents: 9_200n });
  const stranger = await openBidder(market);
  for (const name of ['acceptOffer', 'declineOffer', 'withdrawOffer'])
    expect(await change(stranger.client, name, { offerId: idOf('PriceOffer', id) })).toMatchObject({
      code: 'OFFER_ENDED',
    });
});
