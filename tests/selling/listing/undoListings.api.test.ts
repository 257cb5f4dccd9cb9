import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectInvariantsHold } from '../../kit/expectInvariantsHold.ts';
import { buyOne, openBuyer } from '../../kit/shopper.ts';
import type { TestClient } from '../../kit/testClient.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import {
  countsOf,
  giveCopies,
  inventoryItemId,
  list,
  listSome,
  openSeller,
  pickItems,
  reprice,
  type Seller,
  undo,
} from './sellerScene.ts';
import { OWN_LISTINGS, PREVIEW, UNDO } from './sellingDocuments.ts';

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

describe('undoing within a minute', () => {
  test('withdraws what was listed, but for what was bought; once more changes nothing', async () => {
    const item = freshItem();
    const before = await countsOf(market, item.id);
    const request = crypto.randomUUID();
    const ids = await listSome(market, seller, item, 3, request);
    await buy(ids[1] ?? '', item.referenceCents);
    const { results } = await undo(seller.client, [request]);
    expect(results.map(({ reason, listing }) => [reason, listing?.status])).toEqual([
      [null, 'WITHDRAWN'],
      ['ORDER_UNDER_WAY', 'RESERVED'],
      [null, 'WITHDRAWN'],
    ]);
    expect(await countsOf(market, item.id)).toEqual(before);
    expect((await undo(seller.client, [request])).results).toEqual(results);
  });

  test('gives former prices back, but where the price was changed since', async () => {
    const item = freshItem();
    const ids = await listSome(market, seller, item, 3);
    const request = crypto.randomUUID();
    const priceCents = item.referenceCents + 50;
    await reprice(
      seller.client,
      ids.map((listingId) => ({ listingId, priceCents })),
      request,
    );
    await reprice(seller.client, [{ listingId: ids[2] ?? '', priceCents: priceCents + 1 }]);
    const { results } = await undo(seller.client, [request]);
    expect(results.map(({ reason, listing }) => [reason, listing?.askCents])).toEqual([
      [null, item.referenceCents],
      [null, item.referenceCents],
      ['CHANGED_SINCE', priceCents + 1],
    ]);
    await countsOf(market, item.id);
  });

  test('is refused after the minute, for batches of somebody else and for unknown ones', async () => {
    const item = freshItem();
    const request = crypto.randomUUID();
    await listSome(market, seller, item, 1, request);
    const refused = { __typename: 'UndoNotAllowed', code: 'UNDO_NOT_ALLOWED' };
    expect((await stranger.client.must(UNDO, { requests: [request] })).undoListings).toEqual(refused);
    const unknown = [request, crypto.randomUUID()];
    expect((await seller.client.must(UNDO, { requests: unknown })).undoListings).toEqual(refused);
    await market.advanceClock(61_000);
    expect((await seller.client.must(UNDO, { requests: [request] })).undoListings).toEqual(refused);
  });
});

describe('the dry run', () => {
  test('says what listing would do, to the cent, and writes nothing', async () => {
    const item = freshItem();
    const ids = await giveCopies(market, seller, item.id, 5);
    const [foreign = ''] = await giveCopies(market, stranger, item.id, 1);
    const inputs = [
      { assetId: ids[0] ?? '', priceCents: item.referenceCents * 30 },
      { assetId: ids[1] ?? '', priceCents: Math.floor(item.referenceCents / 10) },
      { assetId: ids[2] ?? '', multiplier: 0.98 },
      { assetId: ids[3] ?? '' },
      { assetId: ids[4] ?? '', priceCents: Math.ceil(item.referenceCents * 0.6) },
      { assetId: foreign, priceCents: item.referenceCents },
    ];
    const { previewListings } = await seller.client.must(PREVIEW, {
      items: inputs.map(({ assetId, ...rest }) => ({
        ...rest,
        isPriceConfirmed: false,
        inventoryItemId: inventoryItemId(assetId),
      })),
    });
    if (!previewListings) throw new Error('no dry run');
    const { previews, refusedCount, totalAskCents, totalFeeCents } = previewListings;
    expect(previews.map(({ reason, warning }) => reason ?? warning)).toEqual([
      'FAR_ABOVE',
      'PRICE_TOO_LOW',
      null,
      'PRICE_MISSING',
      'FAR_BELOW',
      'NOT_YOURS',
    ]);
    expect(previews[5]).toMatchObject({ asset: null, marketItem: null, referencePrice: null });
    expect(previews[0]?.referencePrice).toMatchObject({ priceCents: item.referenceCents });
    const { rows } = await market.owner.query(
      `select count(*)::int as open from listing where asset_id = any($1::uuid[])`,
      [ids],
    );
    expect(rows[0].open).toBe(0);
    const { results } = await list(seller.client, inputs);
    expect(results.map(({ reason, askCents }) => [reason, askCents])).toEqual(
      previews.map(({ reason, askCents }) => [reason, reason === null ? askCents : null]),
    );
    const listed = previews.filter(({ reason }) => reason === null);
    expect(refusedCount).toBe(previews.length - listed.length);
    expect(totalAskCents).toBe(listed.reduce((sum, { askCents }) => sum + (askCents ?? 0), 0));
    expect(totalAskCents - totalFeeCents).toBe(
      listed.reduce((sum, { netCents }) => sum + (netCents ?? 0), 0),
    );
  });

  test('W-09 a fee below 0.10 yuan is quoted with three decimals beside what is posted', async () => {
    const item = freshItem();
    const ids = await giveCopies(market, seller, item.id, 3);
    const items = [50, 1_000, 0].map((priceCents, at) => ({
      inventoryItemId: inventoryItemId(ids[at] ?? ''),
      priceCents,
      isPriceConfirmed: true,
    }));
    const { previewListings } = await seller.client.must(PREVIEW, { items });
    expect(
      previewListings?.previews.map(({ feeCents, quotedFee, netCents }) => [feeCents, quotedFee, netCents]),
    ).toEqual([
      [1, '0.013', 49],
      [25, '0.25', 975],
      [null, null, null],
    ]);
  });
});

describe("a seller's own listings", () => {
  test('page by page in each order, by status and by words, with what only the seller sees', async () => {
    const own = await openSeller(market);
    const [first, second] = [freshItem(), freshItem()];
    const [dear = ''] = await listSome(market, own, first, 1);
    const [mid = '', cheap = ''] = await listSome(market, own, second, 2);
    await reprice(own.client, [{ listingId: cheap, priceCents: Math.ceil(second.referenceCents * 0.9) }]);
    const read = async (variables: Record<string, unknown>) => {
      const { viewer } = await own.client.must(OWN_LISTINGS, variables);
      if (!viewer?.listings) throw new Error('no listings');
      return viewer.listings;
    };
    const count = async (variables: Record<string, unknown>) =>
      (await own.client.must(OWN_LISTINGS, variables)).viewer?.listingCount;
    const all = await read({ sort: 'PRICE_ASCENDING' });
    expect(await count({})).toBe(3);
    expect(all.edges.map(({ node }) => node.id)).toEqual([cheap, mid, dear]);
    expect(all.edges[2]?.node).toMatchObject({
      steamAccountName: 'seller',
      netCents: first.referenceCents - Math.round(first.referenceCents * 0.025),
      referencePrice: { priceCents: first.referenceCents },
    });
    const page = await read({ sort: 'PRICE_DESCENDING', first: 2 });
    expect(page.edges.map(({ node }) => node.id)).toEqual([dear, mid]);
    const rest = await read({ sort: 'PRICE_DESCENDING', first: 2, after: page.pageInfo.endCursor });
    expect(rest.edges.map(({ node }) => node.id)).toEqual([cheap]);
    await buy(dear, first.referenceCents);
    expect((await read({ status: 'RESERVED' })).edges.map(({ node }) => node.id)).toEqual([dear]);
    expect(await count({ keyword: second.marketHashName })).toBe(2);
    const { data: named } = await own.client.query<{ viewer: { listingsById: { id: string }[] } }>(
      `query ($ids: [ID!]!) { viewer { listingsById(ids: $ids) { id } } }`,
      { ids: [mid, cheap, (await listSome(market, stranger, second, 1))[0]] },
    );
    expect(named?.viewer.listingsById.map(({ id }) => id).toSorted()).toEqual([mid, cheap].toSorted());
    const { data } = await market
      .visitor()
      .query(`query ($id: ID!) { node(id: $id) { ... on Listing { netCents steamAccountName } } }`, {
        id: mid,
      });
    expect(data).toEqual({ node: { netCents: null, steamAccountName: null } });
  });
});
