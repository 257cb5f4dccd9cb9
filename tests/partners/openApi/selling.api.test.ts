import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { giveCopies, openSeller, pickItems } from '../../selling/listing/sellerScene.ts';
import { enrolPartner } from './partnerClient.ts';

let market: TestMarket;

beforeAll(async () => {
  market = await openTestMarket();
});
afterAll(() => market.close());

test('an id in capitals is the same id: listed, repriced, taken back', async () => {
  const seller = await openSeller(market);
  const [item] = await pickItems(market, 1);
  const [copy] = await giveCopies(market, seller, item?.id ?? '', 1);
  const partner = await enrolPartner(market, seller.userId);
  const priceCents = item?.referenceCents;
  const listed = await partner.post('/listings', {
    requestId: 'capitals-1',
    items: [{ inventoryItemId: copy?.toUpperCase(), priceCents }],
  });
  expect(listed.body.data.outcomes).toMatchObject([{ isDone: true, error: null, inventoryItemId: copy }]);
  const listingId = listed.body.data.outcomes[0]?.listingId ?? '';
  const repriced = await partner.post('/listings/reprice', {
    requestId: 'capitals-2',
    items: [{ listingId: listingId.toUpperCase(), priceCents: Number(priceCents) - 1 }],
  });
  expect(repriced.body.data.outcomes).toMatchObject([{ isDone: true, listingId }]);
  const unlisted = await partner.post('/listings/unlist', {
    requestId: 'capitals-3',
    listingIds: [listingId.toUpperCase()],
  });
  expect(unlisted.body.data.outcomes).toMatchObject([{ isDone: true, listingId }]);
});
