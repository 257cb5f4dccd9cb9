import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aggregateSales } from '../../../api/catalog/prices/aggregateSales.ts';
import { newId } from '../../../api/kernel/ids.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { giveCopies, inventoryItemId, list, openSeller, pickItems, type Seller } from './sellerScene.ts';

const STANDING = `standing { listingCount ownListingCount place lastPlace lowestOtherAskCents aboveLowestCents
  weekSaleCount lastSale { priceCents } }`;

let market: TestMarket;
let items: Awaited<ReturnType<typeof pickItems>>;
beforeAll(async () => {
  market = await openTestMarket();
  items = await pickItems(market, 12);
});
afterAll(() => market.close());

/** An item that nobody offers and that was never sold. */
async function freshItem() {
  const next = items.pop();
  if (!next) throw new Error('too few items');
  await market.owner.query(`update listing set status = 'withdrawn' where market_item_id = $1`, [next.id]);
  await market.owner.query('delete from sale where market_item_id = $1', [next.id]);
  await market.owner.query('delete from price_month where market_item_id = $1', [next.id]);
  await market.owner.query('update market_item set sales_per_week = 0 where id = $1', [next.id]);
  return next;
}

/** Lists copies of an item at these prices. Returns the ids of the copies and of the listings. */
async function offer(seller: Seller, item: { id: string }, prices: readonly number[]) {
  const copies = await giveCopies(market, seller, item.id, prices.length);
  const { results } = await list(
    seller.client,
    copies.map((assetId, index) => ({ assetId, priceCents: prices[index] ?? 0, isPriceConfirmed: true })),
  );
  return { copies, listings: results.map(({ listing }) => listing?.id ?? '') };
}

async function ask(seller: Seller, id: string, type: 'Listing' | 'InventoryItem', fields: string) {
  const { data, errors } = await seller.client.query<{ node: Record<string, never> }>(
    `{ node(id: "${id}") { ... on ${type} { ${fields} } } }`,
  );
  expect(errors).toEqual([]);
  return data?.node;
}

async function sell(itemId: string, priceCents: number, daysAgo: number, isReversed = false): Promise<void> {
  await market.owner.query(
    `insert into sale (id, market_item_id, phase, price_cents, sold_at, stickers, is_reversed) values ($1, $2, '', $3, clock_now() - $4 * interval '1 day', '[]', $5)`,
    [newId(), itemId, priceCents, daysAgo, isReversed],
  );
}

describe('I-11 a copy beside the others of its kind', () => {
  test('has its place, its distance to the lowest ask of others, and the sales of a week', async () => {
    const [own, other, held] = [await openSeller(market), await openSeller(market), await openSeller(market)];
    const item = await freshItem();
    await offer(other, item, [10_000, 11_000, 12_000]);
    await offer(held, item, [9_000]);
    await market.owner.query('update app_user set is_blocked = true where id = $1', [held.userId]);
    const { listings } = await offer(own, item, [11_000, 13_000]);
    for (const [price, days, isReversed] of [
      [10_500, 1, false],
      [10_700, 6, false],
      [9_900, 8, false],
      [1, 0.5, true],
    ] as const)
      await sell(item.id, price, days, isReversed);
    while (await aggregateSales(market.worker.db));
    const others = { listingCount: 5, ownListingCount: 1, lowestOtherAskCents: 10_000 };
    const sales = { weekSaleCount: 2, lastSale: { priceCents: 10_500 } };
    expect(await ask(own, listings[0] ?? '', 'Listing', STANDING)).toEqual({
      standing: { ...others, ...sales, place: 2, lastPlace: 3, aboveLowestCents: 1_000 },
    });
    expect(await ask(own, listings[1] ?? '', 'Listing', STANDING)).toEqual({
      standing: { ...others, ...sales, place: 5, lastPlace: 5, aboveLowestCents: 3_000 },
    });
    const [stranger] = [await ask(other, listings[0] ?? '', 'Listing', `${STANDING} costCents profitCents`)];
    expect(stranger).toEqual({ standing: null, costCents: null, profitCents: null });
  });

  test('that cannot be bought has the place that it would have', async () => {
    const [own, other] = [await openSeller(market), await openSeller(market)];
    const item = await freshItem();
    await offer(other, item, [10_000, 11_000]);
    const { listings } = await offer(own, item, [11_000]);
    await market.owner.query(`update listing set status = 'paused' where seller_id = $1`, [own.userId]);
    expect(await ask(own, listings[0] ?? '', 'Listing', STANDING)).toEqual({
      standing: {
        listingCount: 3,
        ownListingCount: 0,
        place: 2,
        lastPlace: 3,
        lowestOtherAskCents: 10_000,
        aboveLowestCents: 1_000,
        weekSaleCount: 0,
        lastSale: null,
      },
    });
  });

  test('that is not listed has no place, and is compared all the same', async () => {
    const [own, other] = [await openSeller(market), await openSeller(market)];
    const item = await freshItem();
    await offer(other, item, [10_000]);
    const [copy = ''] = await giveCopies(market, own, item.id, 1);
    expect(await ask(own, inventoryItemId(copy), 'InventoryItem', STANDING)).toEqual({
      standing: {
        listingCount: 1,
        ownListingCount: 0,
        place: null,
        lastPlace: null,
        lowestOtherAskCents: 10_000,
        aboveLowestCents: null,
        weekSaleCount: 0,
        lastSale: null,
      },
    });
  });

  test('V-04 shows what a sale leaves after the fee and the cost, at its ask or at its reference price', async () => {
    const own = await openSeller(market);
    const item = await freshItem();
    const { copies, listings } = await offer(own, item, [20_000]);
    const [unlisted = ''] = await giveCopies(market, own, item.id, 1);
    const fields = 'costCents netCents profitCents';
    const fee = (cents: number) =>
      Math.round((cents * market.platform.config.SALE_FEE_BASIS_POINTS) / 10_000);
    const net = 20_000 - fee(20_000);
    expect(await ask(own, listings[0] ?? '', 'Listing', fields)).toEqual({
      costCents: null,
      netCents: net,
      profitCents: null,
    });
    await market.owner.query('update asset set cost_cents = 21000 where id = any($1)', [
      [...copies, unlisted],
    ]);
    const expected = { costCents: 21_000, netCents: net, profitCents: net - 21_000 };
    expect(await ask(own, listings[0] ?? '', 'Listing', fields)).toEqual(expected);
    expect(await ask(own, inventoryItemId(copies[0] ?? ''), 'InventoryItem', fields)).toEqual(expected);
    const unlistedNet = item.referenceCents - fee(item.referenceCents);
    expect(await ask(own, inventoryItemId(unlisted), 'InventoryItem', fields)).toEqual({
      costCents: 21_000,
      netCents: unlistedNet,
      profitCents: unlistedNet - 21_000,
    });
  });

  test('names the first enabled rule that fits it', async () => {
    const own = await openSeller(market);
    const item = await freshItem();
    const { listings } = await offer(own, item, [20_000]);
    const rule = `sellingRule { name }`;
    expect(await ask(own, listings[0] ?? '', 'Listing', rule)).toEqual({ sellingRule: null });
    await market.owner.query(
      `insert into selling_rule (id, user_id, name, position, is_enabled, basis, thousandths, is_cost_floor, market_item_ids,
         excluded_market_item_ids, excluded_asset_ids, interval_minutes)
       values (gen_random_uuid(), $1, 'off', 0, false, 'reference', 1000, false, '{}', '{}', '{}', 60),
         (gen_random_uuid(), $1, 'of others', 1, true, 'reference', 1000, false, array[gen_random_uuid()], '{}', '{}', 60),
         (gen_random_uuid(), $1, 'fits', 2, true, 'reference', 1000, false, '{}', '{}', '{}', 60)`,
      [own.userId],
    );
    expect(await ask(own, listings[0] ?? '', 'Listing', rule)).toEqual({ sellingRule: { name: 'fits' } });
  });
});

test('I-11 the facts of every row are the usual ones until the seller has chosen, on all devices', async () => {
  const { client } = await openSeller(market);
  const read = async () =>
    (
      await client.query<{ viewer: { deskFacts: string[]; hasDeskFacts: boolean } }>(
        '{ viewer { deskFacts hasDeskFacts } }',
      )
    ).data;
  const choose = (facts: string) =>
    client.query(
      `mutation { setDeskFacts(input: { facts: [${facts}] }) { ... on SetDeskFactsPayload { viewer { deskFacts } } } }`,
    );
  const usual = await read();
  expect(usual?.viewer.deskFacts).toContain('PLACE');
  expect(usual?.viewer.hasDeskFacts).toBe(false);
  expect((await choose('COST, RULE')).data).toEqual({
    setDeskFacts: { viewer: { deskFacts: ['COST', 'RULE'] } },
  });
  expect(await read()).toEqual({ viewer: { deskFacts: ['COST', 'RULE'], hasDeskFacts: true } });
  expect((await choose('COST, COST')).errors).toHaveLength(1);
  await choose('');
  expect(await read()).toEqual(usual);
});
