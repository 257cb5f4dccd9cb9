import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../../api/kernel/ids.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { giveCopies, inventoryItemId, type Seller } from '../../selling/listing/sellerScene.ts';
import { bid, openBidder, openRobot, takeItem } from '../bid/bidScene.ts';

let market: TestMarket;
let seller: Seller;
beforeAll(async () => {
  market = await openTestMarket();
  seller = await openRobot(market);
});
afterAll(() => market.close());

const PREVIEW = `query ($ids: [ID!]!, $input: PreviewListingsInput!) {
  previewQuickSale(inventoryItemIds: $ids) { inventoryItemId reason bestBid { priceCents feeCents netCents } }
  previewListings(input: $input) { previews { bestBid { priceCents netCents } isSoldAtOnce } }
}`;
const SELL = `mutation ($input: QuickSellInput!) { quickSell(input: $input) {
  ... on QuickSellPayload { outcomes { inventoryItemId outcome reason priceCents netCents order { orderNo } } }
  ... on DomainError { code message }
} }`;

test('B-13 a dry run says what a buy order pays, and a listing at its price or for less is sold at once', async () => {
  const itemId = await takeItem(market);
  await bid(market, await openBidder(market), { marketItemId: itemId, priceCents: 9_000n });
  const [one = '', two = ''] = (await giveCopies(market, seller, itemId, 2)).map(inventoryItemId);
  const items = [
    { inventoryItemId: one, priceCents: 9_000 },
    { inventoryItemId: two, priceCents: 9_001 },
  ];
  const { data } = await seller.client.query(PREVIEW, { ids: [one, two], input: { items } });
  expect(data).toMatchObject({
    previewQuickSale: [
      {
        inventoryItemId: one,
        reason: null,
        bestBid: { priceCents: 9_000, feeCents: 225, netCents: 8_775 },
      },
      { inventoryItemId: two, reason: null, bestBid: null },
    ],
    previewListings: {
      previews: [
        { bestBid: { priceCents: 9_000, netCents: 8_775 }, isSoldAtOnce: true },
        { bestBid: { priceCents: 9_000 }, isSoldAtOnce: false },
      ],
    },
  });
});

test('B-05 each outcome of a quick sale, and its errors', async () => {
  const itemId = await takeItem(market);
  await bid(market, await openBidder(market), { marketItemId: itemId, priceCents: 9_000n });
  const copies = (await giveCopies(market, seller, itemId, 2)).map(inventoryItemId);
  const linesOf = (ids: readonly string[]) =>
    ids.map((id) => ({ inventoryItemId: id, minPriceCents: 8_000 }));
  const input = { copies: linesOf([...copies, inventoryItemId(newId())]), clientRequestId: newId() };
  const sell = (terms: object) => seller.client.query(SELL, { input: { ...input, ...terms } });
  const first = await sell({});
  expect(first.data).toMatchObject({
    quickSell: {
      outcomes: [
        { outcome: 'SOLD', priceCents: 9_000, netCents: 8_775, order: { orderNo: expect.any(String) } },
        { outcome: 'BID_GONE', priceCents: null, netCents: null, order: null },
        { outcome: 'REFUSED', reason: 'NOT_YOURS', order: null },
      ],
    },
  });
  expect((await sell({})).data).toEqual(first.data);
  const rest = { copies: linesOf(copies.slice(1)), listRestAtCents: 12_000, clientRequestId: newId() };
  expect((await sell(rest)).data).toMatchObject({
    quickSell: { outcomes: [{ outcome: 'LISTED', priceCents: 12_000, netCents: null }] },
  });
  expect((await sell({ copies: linesOf(copies.toReversed()) })).data).toMatchObject({
    quickSell: { code: 'REQUEST_ID_REUSED', message: expect.any(String) },
  });
  const wrong = await sell({ copies: linesOf(copies), listRestAtCents: 1, clientRequestId: newId() });
  expect(JSON.stringify(wrong.errors)).toContain('listRestAtCents');
});
