import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { syncInventory } from '../../../api/selling/inventory/syncInventory.ts';
import { expectInvariantsHold } from '../../kit/expectInvariantsHold.ts';
import { sandbox } from '../../kit/rounds.ts';
import { buyOne, openBuyer, takeListings } from '../../kit/shopper.ts';
import { openSteamFront, type SteamFront } from '../../kit/steamFront.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { accountOf, copiesOf, give, listCopy, openHolder, syncAgain } from './inventoryScene.ts';

let market: TestMarket;
let front: SteamFront;
beforeAll(async () => {
  front = await openSteamFront();
  market = await openTestMarket({ STEAM_COMMUNITY_BASE: front.url });
  front.setTarget(market.sandboxUrl);
});
afterEach(() => front.clear());
afterAll(async () => {
  await expectInvariantsHold(market);
  await market.close();
  await front.close();
});

/** Steam's pages of inventories are changed on their way. */
function spoil(times: number, change: (body: Record<string, unknown>) => unknown, context = '/2?'): void {
  front.add({
    pathContains: `/730${context}`,
    times,
    answer: (steams) => ({ ...steams, body: JSON.stringify(change(JSON.parse(steams.body))) }),
  });
}

describe('what is gone', () => {
  test('a copy that left is gone, its listing withdrawn, its owner told, the item counted again', async () => {
    const holder = await openHolder(market, 8);
    await syncInventory(market.worker, holder.accountId);
    const [copy, other] = await copiesOf(market, holder);
    if (!copy || !other) throw new Error('no copies');
    const listingId = await listCopy(market, copy.id, 123_400n);
    await sandbox(market, `assets/${copy.asset_id}/remove`);
    await syncAgain(market, holder);
    const copies = await copiesOf(market, holder);
    expect(copies.filter((each) => each.is_gone).map((each) => each.id)).toEqual([copy.id]);
    const { rows } = await market.owner.query(
      `select l.status, (select count(*)::int from listing x where x.market_item_id = l.market_item_id and x.status = 'active') as open,
         item.listing_count as counted from listing l join market_item item on item.id = l.market_item_id where l.id = $1`,
      [listingId],
    );
    expect(rows[0].status).toBe('withdrawn');
    expect(rows[0].counted).toBe(rows[0].open);
    const { data } = await holder.client.query<{
      viewer: { messages: { edges: { node: { titleEn: string; bodyZh: string; type: number } }[] } };
    }>('{ viewer { messages(first: 1) { edges { node { titleEn bodyZh type } } } } }');
    const message = data?.viewer.messages.edges[0]?.node;
    expect(message?.type).toBe('INVENTORY');
    expect(message?.bodyZh).toContain('¥1234.00');
    expect((await accountOf(market, holder)).inventory_count).toBe(7);
  });

  test('a copy that an order holds is never gone', async () => {
    const buyer = await openBuyer(market);
    const [offered] = await takeListings(buyer, 1);
    if (!offered) throw new Error('nothing on sale');
    const { orderNo } = await buyOne(buyer, offered);
    const { rows } = await market.owner.query<{ id: string; asset_id: string; account: string }>(
      `select a.id, a.asset_id, a.steam_account_id as account from asset a join market_order o on o.asset_id = a.id where o.order_no = $1`,
      [orderNo],
    );
    const [copy] = rows;
    if (!copy) throw new Error('no copy');
    await sandbox(market, `assets/${copy.asset_id}/remove`);
    await market.advanceClock(120_000);
    await syncInventory(market.worker, copy.account);
    const after = await market.owner.query(
      `select a.is_gone, l.status, o.phase from asset a join market_order o on o.asset_id = a.id join listing l on l.id = o.listing_id
       where o.order_no = $1`,
      [orderNo],
    );
    expect(after.rows).toEqual([{ is_gone: false, status: 'reserved', phase: 'awaitingOffer' }]);
  });

  test('an asset id that a trade changed is followed: the copy keeps its row and its listing', async () => {
    const holder = await openHolder(market, 0);
    await give(market, holder, 'unknown', 6);
    await syncInventory(market.worker, holder.accountId);
    const copy = (await copiesOf(market, holder)).find((each) => each.float_value !== null);
    if (!copy) throw new Error('no copy with a wear');
    const listingId = await listCopy(market, copy.id, 5_000n);
    await market.owner.query('update sandbox.asset set asset_id = 299000000001 where asset_id = $1', [
      copy.asset_id,
    ]);
    await syncAgain(market, holder);
    const copies = await copiesOf(market, holder);
    expect(copies).toHaveLength(6);
    expect(copies.find((each) => each.id === copy.id)).toMatchObject({
      asset_id: '299000000001',
      is_gone: false,
    });
    const { rows } = await market.owner.query('select status from listing where id = $1', [listingId]);
    expect(rows).toEqual([{ status: 'active' }]);
    await market.owner.query(`update listing set status = 'withdrawn' where id = $1`, [listingId]);
  });

  test('a sticker that was scraped off is off the listing, too; one long gone comes back under its own id', async () => {
    const holder = await openHolder(market, 2);
    await syncInventory(market.worker, holder.accountId);
    const [copy, other] = await copiesOf(market, holder);
    if (!copy || !other) throw new Error('no copies');
    const listingId = await listCopy(market, copy.id, 5_000n);
    const old = {
      slot: 0,
      marketHashName: 'Sticker | Old',
      nameZh: '旧',
      nameEn: 'Old',
      wear: null,
      iconUrl: null,
    };
    await market.owner.query('update asset set stickers = $2 where id = $1', [
      copy.id,
      JSON.stringify([old]),
    ]);
    await market.owner.query('update listing set sticker_names = $2 where id = $1', [
      listingId,
      [old.marketHashName],
    ]);
    await market.owner.query(
      "update asset set is_gone = true, seen_at = now() - interval '400 days' where id = $1",
      [other.id],
    );
    await syncAgain(market, holder);
    const { rows } = await market.owner.query(
      `select sticker_names = array(select distinct s ->> 'marketHashName' from jsonb_array_elements(a.stickers) s order by 1) as "isSame",
         'Sticker | Old' = any(sticker_names) as "isOld" from listing l join asset a on a.id = l.asset_id where l.id = $1`,
      [listingId],
    );
    expect(rows).toEqual([{ isSame: true, isOld: false }]);
    expect((await copiesOf(market, holder)).map(({ is_gone }) => is_gone)).toEqual([false, false]);
    await market.owner.query(`update listing set status = 'withdrawn' where id = $1`, [listingId]);
  });

  const halves: [string, (body: Record<string, unknown>) => unknown][] = [
    ['a truncated page', (body) => ({ ...body, assets: (body.assets as unknown[]).slice(0, 3) })],
    ['a count that does not fit', (body) => ({ ...body, total_inventory_count: 31 })],
    [
      'a row without an id',
      (body) => ({ ...body, assets: [{ appid: 730 }, ...(body.assets as unknown[]).slice(1)] }),
    ],
    ['an asset without its description', (body) => ({ ...body, descriptions: [] })],
  ];
  test.each(halves)('%s makes nothing gone', async (_title, change) => {
    const holder = await openHolder(market, 30);
    await syncInventory(market.worker, holder.accountId);
    spoil(2, change);
    await syncAgain(market, holder);
    const copies = await copiesOf(market, holder);
    expect(copies.filter((copy) => copy.is_gone)).toEqual([]);
    expect(copies).toHaveLength(30);
    expect((await accountOf(market, holder)).inventory_status).toBe('synced');
  });

  test('S-12 a view that counts items and shows none is read again; the other view still shows what left it', async () => {
    const holder = await openHolder(market, 4);
    await syncInventory(market.worker, holder.accountId);
    await sandbox(market, 'faults', { kind: 'none', path: '/730/2?', count: 1 });
    await syncAgain(market, holder);
    expect((await copiesOf(market, holder)).map(({ is_gone }) => is_gone)).toEqual(Array(4).fill(false));
    await sandbox(market, 'faults', { kind: 'none', path: '/730/16?', count: 0 });
    await syncAgain(market, holder);
    expect(await accountOf(market, holder)).toMatchObject({ inventory_status: 'synced', inventory_count: 4 });
    await sandbox(market, 'faults/off');
  });

  test('an inventory that is empty all at once is looked at twice', async () => {
    const holder = await openHolder(market, 5);
    await syncInventory(market.worker, holder.accountId);
    const empty = () => ({ total_inventory_count: 0, success: 1, rwgrsn: -2 });
    spoil(1, empty);
    await syncAgain(market, holder);
    expect((await copiesOf(market, holder)).filter((copy) => copy.is_gone)).toEqual([]);
    spoil(2, empty);
    await syncAgain(market, holder);
    expect((await copiesOf(market, holder)).filter((copy) => copy.is_gone)).toHaveLength(5);
    await syncAgain(market, holder);
    expect((await copiesOf(market, holder)).filter((copy) => copy.is_gone)).toEqual([]);
  });
});
