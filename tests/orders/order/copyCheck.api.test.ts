import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../../api/kernel/ids.ts';
import { inTransaction } from '../../../api/kernel/tx.ts';
import { recordArrivals } from '../../../api/orders/order/recordCopies.ts';
import { syncInventory } from '../../../api/selling/inventory/syncInventory.ts';
import { openEventStream } from '../../http/graphql/eventStream.ts';
import { expectInvariantsHold } from '../../kit/expectInvariantsHold.ts';
import { recordStatements } from '../../kit/queries.ts';
import { sandbox, steamOffersOf, workerFor } from '../../kit/rounds.ts';
import { buyOne, openBuyer, takeListings } from '../../kit/shopper.ts';
import type { TestClient } from '../../kit/testClient.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { bindPlayed } from '../../selling/inventory/inventoryScene.ts';
import { buyAs, untilOffer } from './deliveryScene.ts';
import { buyFromOrdinary, sendByHand } from './handScene.ts';
import { buyersSteamId, otherAssetOf, swapItem } from './playedSteam.ts';

let market: TestMarket;
let worker: ReturnType<typeof workerFor>;
beforeAll(async () => {
  market = await openTestMarket();
  worker = workerFor(market);
});
afterAll(async () => {
  await expectInvariantsHold(market);
  await market.close();
});

interface Check {
  rows: { trait: string; cells: { state: string; value: string | null; newValue: string | null }[] }[];
  notes: { difference: string; steamOfferId: string; handling: string; isRefunded: boolean }[];
}

const QUERY = `query ($orderNo: String!) { viewer { order(orderNo: $orderNo) { id copyCheck {
  rows { trait cells { stage state value newValue decorations { nameZh nameEn wear seed } } }
  notes { difference steamOfferId handling isRefunded } } } } }`;

async function checkOf(client: TestClient, orderNo: string) {
  const { data } = await client.query<{ viewer: { order: { id: string; copyCheck: Check } | null } }>(QUERY, {
    orderNo,
  });
  const order = data?.viewer.order;
  if (!order) throw new Error(`order ${orderNo} cannot be read`);
  const row = (trait: string) => order.copyCheck.rows.find((each) => each.trait === trait)?.cells ?? [];
  return {
    orderId: order.id,
    notes: order.copyCheck.notes,
    states: (trait: string) => row(trait).map(({ state }) => state),
    values: (trait: string) => row(trait).map(({ value, newValue }) => newValue ?? value),
  };
}

/** Puts wear, seed and a sticker on the ordered copy before it is listed and ordered, as an inventory would show them. */
const DRESS = `update asset set float_value = 0.1523817, paint_seed = 412, charm = null,
  stickers = '[{"slot":0,"marketHashName":"Sticker | A","nameZh":"印花","nameEn":"Sticker","wear":0,"iconUrl":null}]'
  where id in (select asset_id from listing where status = 'active')`;

describe('the copy of an order at its four stages', () => {
  test('a sync of the buyer’s inventory completes it: what arrived is what was listed', async () => {
    const buyer = await openBuyer(market);
    const { rows } = await market.owner.query<{ id: string; askCents: number }>(
      `select 'Listing:' || listing.id as id, ask_cents::int as "askCents" from listing join asset on asset.id = listing.asset_id
       where listing.status = 'active' and listing.is_automatic and asset.float_value is not null
         and exists (select from sandbox.asset held where held.asset_id::text = asset.asset_id and held.float_value = asset.float_value)
       order by ask_cents, listing.id limit 1`,
    );
    const [listing] = rows;
    if (!listing) throw new Error('nothing with a wear on sale');
    const id = Buffer.from(listing.id).toString('base64');
    const { orderNo } = await buyOne(buyer, { ...listing, id, marketHashName: '' });
    const steamId = await buyersSteamId(market, orderNo);
    await sandbox(market, `accounts/${steamId}`, { behaviour: 'accept', delayMs: 0 });
    await worker.send(orderNo);
    await untilOffer(market, orderNo, [3]);
    await worker.poll(orderNo);
    expect((await checkOf(buyer, orderNo)).states('WEAR').at(-1)).toBe('NOT_SHOWN');
    const { rows: owners } = await market.owner.query<{ id: string }>(
      'select buyer_id as id from market_order where order_no = $1',
      [orderNo],
    );
    await syncInventory(market.worker, await bindPlayed(market, owners[0]?.id ?? '', steamId));
    const { states } = await checkOf(buyer, orderNo);
    for (const trait of ['ASSET_ID', 'WEAR', 'SEED'])
      expect([trait, states(trait)]).toEqual([trait, ['RECORDED', 'EQUAL', 'EQUAL', 'EQUAL']]);
  });

  test('is recorded as each is known: equal from listing to the offer, then under its new id, then in the buyer’s own inventory', async () => {
    await market.owner.query(DRESS);
    const { buyer, orderNo } = await buyAs(market, 'accept');
    const stranger = await market.visitor().signIn();
    expect((await stranger.query(QUERY, { orderNo })).data).toEqual({ viewer: { order: null } });
    const ordered = await checkOf(buyer, orderNo);
    expect(ordered.states('ASSET_ID')).toEqual(['RECORDED', 'EQUAL', 'NOT_YET', 'NOT_YET']);
    expect(ordered.values('WEAR')[1]).toBe('0.1523817');
    await worker.send(orderNo);
    const offered = await checkOf(buyer, orderNo);
    expect(offered.states('ASSET_ID')).toEqual(['RECORDED', 'EQUAL', 'EQUAL', 'NOT_YET']);
    expect(offered.states('SEED').slice(1)).toEqual(['EQUAL', 'EQUAL', 'NOT_YET']);
    await untilOffer(market, orderNo, [3]);
    await worker.poll(orderNo);
    const received = await checkOf(buyer, orderNo);
    expect(received.states('ASSET_ID')).toEqual(['RECORDED', 'EQUAL', 'EQUAL', 'EQUAL']);
    expect(received.states('WEAR').at(-1)).toBe('NOT_SHOWN');
    const newAssetId = received.values('ASSET_ID').at(-1) ?? '';
    expect(newAssetId).toMatch(/^\d+$/);
    expect(newAssetId).not.toBe(received.values('ASSET_ID')[1]);

    // The buyer binds the receiving account, and its inventory holds the copy.
    const { rows } = await market.owner.query<{ id: string }>(
      `insert into steam_account (id, user_id, steam_id, account_name, type, trade_url, sealed_secret)
       select $2, buyer_id, $3, 'receiver', 'ordinary', buyer_trade_url, '' from market_order where order_no = $1 returning id`,
      [orderNo, newId(), await buyersSteamId(market, orderNo)],
    );
    const accountId = rows[0]?.id ?? '';
    await market.owner.query(
      `insert into asset (id, steam_account_id, market_item_id, asset_id, class_id, instance_id, float_value, paint_seed, stickers)
       select $2, $3, asset.market_item_id, $4, '1', '0', asset.float_value, 999, asset.stickers
       from market_order o join asset on asset.id = o.asset_id where o.order_no = $1`,
      [orderNo, newId(), accountId, newAssetId],
    );
    const stream = await openEventStream<object>(
      buyer,
      'subscription ($orderId: ID) { orderChanged(orderId: $orderId) { copyCheck { rows { trait } } } }',
      { orderId: received.orderId },
    );
    await inTransaction(market.worker.db, (tx) => recordArrivals(tx, accountId));
    expect((await stream.next())?.data).toMatchObject({ orderChanged: { copyCheck: expect.anything() } });
    stream.close();
    // What is found later, and again, changes nothing of it.
    await market.owner.query("update asset set stickers = '[]' where asset_id = $1", [newAssetId]);
    await inTransaction(market.worker.db, (tx) => recordArrivals(tx, accountId));
    const arrived = await checkOf(buyer, orderNo);
    expect(arrived.states('WEAR')).toEqual(expect.arrayContaining(['EQUAL']));
    expect(arrived.states('WEAR').at(-1)).toBe('EQUAL');
    expect(arrived.states('DECORATIONS').at(-1)).toBe('EQUAL');
    expect(arrived.states('SEED').at(-1)).toBe('DIFFERENT');
    expect(arrived.values('SEED').slice(1)).toEqual(['412', '412', '999']);
  });

  test('T-25 a robot’s offer of another copy stands in red with both values, and how it was blocked', async () => {
    const { buyer, orderNo } = await buyAs(market, 'ignore');
    await sandbox(market, 'faults', { path: '/tradeoffer/new/send', count: 1, status: 0, withEffect: true });
    await expect(worker.send(orderNo)).rejects.toMatchObject({ kind: 'ambiguous' });
    const otherId = await otherAssetOf(market, orderNo);
    await swapItem(market, orderNo, otherId);
    await worker.send(orderNo);
    const [offer] = await steamOffersOf(market, orderNo);
    const check = await checkOf(buyer, orderNo);
    expect(check.notes).toEqual([
      { difference: 'ASSET', steamOfferId: offer?.offerId, handling: 'BLOCKED', isRefunded: true },
    ]);
    expect(check.states('ASSET_ID')).toEqual(['RECORDED', 'EQUAL', 'DIFFERENT', 'NEVER']);
    expect(check.values('ASSET_ID')[2]).toBe(otherId);
    expect(check.values('ASSET_ID')[1]).not.toBe(otherId);
  });

  test('a wrong offer by hand is compared until the right one comes, and stays as a note', async () => {
    const scene = await buyFromOrdinary(market, 'ignore');
    const wrongId = await sendByHand(market, scene, { assetIds: scene.otherAssetIds[0] });
    await worker.poll(scene.orderNo);
    const wrong = await checkOf(scene.buyer, scene.orderNo);
    expect(wrong.states('ASSET_ID')[2]).toBe('DIFFERENT');
    expect(wrong.values('ASSET_ID').slice(1, 3)).toEqual([scene.assetId, scene.otherAssetIds[0]]);
    const note = { difference: 'ASSET', steamOfferId: wrongId, handling: 'PASSED_OVER', isRefunded: false };
    expect(wrong.notes).toEqual([note]);
    await sendByHand(market, scene);
    await worker.poll(scene.orderNo);
    const right = await checkOf(scene.buyer, scene.orderNo);
    expect(right.states('ASSET_ID')).toEqual(['RECORDED', 'EQUAL', 'EQUAL', 'NOT_YET']);
    expect(right.notes).toEqual([note]);
  });

  test('an order from before the records says that nothing was recorded', async () => {
    const { buyer, orderNo } = await buyAs(market, 'ignore');
    await market.owner.query(`alter table order_copy disable trigger order_copy_append_only`);
    await market.owner.query(
      'delete from order_copy where order_id = (select id from market_order where order_no = $1)',
      [orderNo],
    );
    await market.owner.query(
      'update listing set listed_copy = null where id = (select listing_id from market_order where order_no = $1)',
      [orderNo],
    );
    await market.owner.query('alter table order_copy enable trigger order_copy_append_only');
    const { states } = await checkOf(buyer, orderNo);
    expect(states('ASSET_ID')).toEqual(['NOT_RECORDED', 'NOT_RECORDED', 'NOT_YET', 'NOT_YET']);
    expect(states('WEAR')).toEqual([]);
  });

  test('the records never change', async () => {
    await expect(market.owner.query("update order_copy set source = 'x'")).rejects.toThrow();
    await expect(market.owner.query('delete from order_copy')).rejects.toThrow();
  });
});

test('G-04 a list of orders reads their checks in as many statements as one order', async () => {
  const buyer = await openBuyer(market);
  const listings = await takeListings(buyer, 4);
  const query = `{ viewer { orders(first: 50, direction: BUY) { edges { node { copyCheck { rows { trait } notes { handling } } } } } } }`;
  const counts: number[] = [];
  for (const listing of listings) {
    await buyOne(buyer, listing);
    await market.settleFeed();
    const times = [];
    for (let time = 0; time < 3; time += 1)
      times.push(await recordStatements('market_api', () => buyer.query(query)));
    for (const { answer } of times) expect(answer.data).toHaveProperty('viewer.orders.edges');
    counts.push(Math.min(...times.map(({ statements }) => statements.length)));
  }
  expect(new Set(counts.slice(1)).size).toBe(1);
});
