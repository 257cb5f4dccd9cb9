import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refreshRequestedItems } from '../../../api/catalog/market/recount.ts';
import { buyListing } from '../../../api/orders/order/buyListing.ts';
import { moveShop, SHOP_PART, setShopOpen } from '../../../api/selling/listing/setShopOpen.ts';
import { listMovingSellerIds } from '../../../api/selling/listing/shop.store.ts';
import { CANCEL } from '../../kit/documents.ts';
import { expectInvariantsHold } from '../../kit/expectInvariantsHold.ts';
import { globalId } from '../../kit/globalId.ts';
import { openBuyer } from '../../kit/shopper.ts';
import { slowness } from '../../kit/slowness.ts';
import type { TestClient } from '../../kit/testClient.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { crashService } from './crashService.ts';
import {
  countsOf,
  giveCopies,
  list,
  listSome,
  openSeller,
  pickItems,
  reprice,
  type Seller,
  undo,
  unlist,
} from './sellerScene.ts';
import { SET_SHOP_OPEN } from './sellingDocuments.ts';

let market: TestMarket;
let buyer: TestClient;
let buyerId: string;
let items: Awaited<ReturnType<typeof pickItems>>;
beforeAll(async () => {
  market = await openTestMarket();
  items = await pickItems(market, 20);
  buyer = await openBuyer(market, 10_000_000);
  const { data } = await buyer.query<{ viewer: { id: string } }>('{ viewer { id } }');
  buyerId = rowId(data?.viewer.id ?? '');
});
afterAll(async () => {
  await expectInvariantsHold(market);
  await market.close();
});

const rowId = (nodeId: string): string => Buffer.from(nodeId, 'base64').toString().split(':')[1] ?? '';

function item() {
  const next = items.pop();
  if (!next) throw new Error('too few items');
  return next;
}

async function setOpen({ client }: Seller, isOpen: boolean) {
  const { setShopOpen: answer } = await client.must(SET_SHOP_OPEN, { isOpen });
  if (answer.__typename !== 'SetShopOpenPayload') throw new Error(answer.__typename);
  return answer;
}

async function statusesOf(seller: Seller): Promise<Record<string, number>> {
  const { rows } = await market.owner.query(
    'select status, count(*)::int as count from listing where seller_id = $1 group by 1',
    [seller.userId],
  );
  return Object.fromEntries(rows.map(({ status, count }) => [status, count]));
}

const buy = (listingId: string, cents: number) =>
  buyListing(market.platform, {
    buyerId,
    listingId: rowId(listingId),
    expectedPriceCents: BigInt(cents),
    clientRequestId: crypto.randomUUID(),
  });

test('closing pauses everything: nobody can buy, counts follow, prices change and listings leave; opening brings the rest back', async () => {
  const seller = await openSeller(market);
  const chosen = item();
  const before = await countsOf(market, chosen.id);
  const [one = '', two = '', three = ''] = await listSome(market, seller, chosen, 3);
  expect(await setOpen(seller, false)).toMatchObject({
    pausedCount: 3,
    viewer: { isShopOpen: false, user: { isShopOpen: false, listingCount: 0 } },
  });
  expect(await setOpen(seller, false)).toMatchObject({ pausedCount: 0 });
  expect(await countsOf(market, chosen.id)).toEqual(before);
  await expect(buy(one, chosen.referenceCents)).rejects.toMatchObject({ code: 'listingGone' });
  const priceCents = chosen.referenceCents - 1;
  expect((await reprice(seller.client, [{ listingId: one, priceCents }])).results[0]).toMatchObject({
    reason: null,
    listing: { status: 'PAUSED', askCents: priceCents },
  });
  expect((await unlist(seller.client, [two])).doneCount).toBe(1);
  expect(await setOpen(seller, true)).toMatchObject({ resumedCount: 2, withdrawn: [] });
  expect(await setOpen(seller, true)).toMatchObject({ resumedCount: 0 });
  expect((await countsOf(market, chosen.id)).count).toBe(before.count + 2);
  await buy(one, priceCents);
  await buy(three, chosen.referenceCents);
});

test('what is listed while the shop is closed is paused with it, and its undo takes it back', async () => {
  const seller = await openSeller(market);
  await setOpen(seller, false);
  const [one = '', two = ''] = await giveCopies(market, seller, item().id, 2);
  const { results } = await list(seller.client, [
    { assetId: one, priceCents: 100_000, isPriceConfirmed: true },
  ]);
  expect(results[0]).toMatchObject({ reason: null, listing: { status: 'PAUSED' } });
  expect((await list(seller.client, [{ assetId: one, priceCents: 5_000 }])).results[0]?.reason).toBe(
    'ALREADY_LISTED',
  );
  const request = crypto.randomUUID();
  await list(seller.client, [{ assetId: two, priceCents: 100_000, isPriceConfirmed: true }], request);
  await undo(seller.client, [request]);
  expect(await statusesOf(seller)).toEqual({ paused: 1, withdrawn: 1 });
});

test('opening takes back what may not be sold any more, and tells why', async () => {
  const seller = await openSeller(market);
  const chosen = item();
  await listSome(market, seller, chosen, 3);
  await setOpen(seller, false);
  const { rows } = await market.owner.query(
    'select asset_id as id from listing where seller_id = $1 order by listing.id',
    [seller.userId],
  );
  await market.owner.query('update asset set is_gone = true where id = $1', [rows[0].id]);
  await market.owner.query(
    `update asset set is_tradable = false, tradable_at = clock_now() + interval '1 day' where id = $1`,
    [rows[1].id],
  );
  const { resumedCount, withdrawn, viewer } = await setOpen(seller, true);
  expect(resumedCount).toBe(1);
  expect(withdrawn.map(({ reason, listing }) => [reason, listing?.status])).toEqual([
    ['GONE', 'WITHDRAWN'],
    ['IN_COOLDOWN', 'WITHDRAWN'],
  ]);
  const bodies = viewer.messages?.edges.map(({ node }) => node.bodyZh).join('');
  expect(bodies).toContain('已不在库存');
  expect(bodies).toContain('冷却中');
  await countsOf(market, chosen.id);
});

test('a blocked seller may close and not open', async () => {
  const seller = await openSeller(market);
  await market.owner.query('update app_user set is_blocked = true where id = $1', [seller.userId]);
  await setOpen(seller, false);
  expect((await seller.client.must(SET_SHOP_OPEN, { isOpen: true })).setShopOpen).toMatchObject({
    code: 'ACCOUNT_BLOCKED',
  });
  expect((await market.visitor().must(SET_SHOP_OPEN, { isOpen: true }).catch(String)) as unknown).toMatch(
    /UNAUTHENTICATED/,
  );
});

test('an order under way goes on; where it fails with the listing kept, the listing is paused with the closed shop', async () => {
  const seller = await openSeller(market, 'robot');
  const chosen = item();
  const [one = '', two = ''] = await listSome(market, seller, chosen, 2);
  const order = await buy(one, chosen.referenceCents);
  expect((await setOpen(seller, false)).pausedCount).toBe(1);
  expect(await statusesOf(seller)).toEqual({ reserved: 1, paused: 1 });
  const { rows } = await market.owner.query('select id from market_order where listing_id = $1', [
    rowId(one),
  ]);
  expect(order).toBeTruthy();
  const orderId = globalId('Order', rows[0].id);
  await market.advanceClock(2 * 3_600_000);
  expect((await buyer.must(CANCEL, { orderId })).cancelOrder).toMatchObject({
    __typename: 'CancelOrderPayload',
  });
  expect(await statusesOf(seller)).toEqual({ paused: 2 });
  expect(two).not.toBe('');
});

test('purchases and a closing at the same moment: each listing is bought or paused', async () => {
  const seller = await openSeller(market);
  const chosen = item();
  const ids = await listSome(market, seller, chosen, 8);
  const [, ...bought] = await Promise.allSettled([
    setShopOpen(market.platform, { userId: seller.userId, isOpen: false }),
    ...ids.map((id) => buy(id, chosen.referenceCents)),
  ]);
  const count = bought.filter(({ status }) => status === 'fulfilled').length;
  const { paused = 0, reserved = 0, active = 0 } = await statusesOf(seller);
  expect({ active, reserved, all: paused + reserved }).toEqual({ active: 0, reserved: count, all: 8 });
  // The counts of what was bought follow by a job of the worker.
  await refreshRequestedItems(market.worker);
  await countsOf(market, chosen.id);
});

test('listing, opening and closing at the same moment end in one state', async () => {
  const seller = await openSeller(market);
  const chosen = item();
  await listSome(market, seller, chosen, 4);
  const copies = await giveCopies(market, seller, chosen.id, 6);
  const { userId } = seller;
  await Promise.all([
    ...[false, true, false, true].map((isOpen) => setShopOpen(market.platform, { userId, isOpen })),
    ...copies.map((assetId) => list(seller.client, [{ assetId, priceCents: chosen.referenceCents }])),
  ]);
  const { rows } = await market.owner.query('select is_shop_open as open from app_user where id = $1', [
    userId,
  ]);
  expect(await statusesOf(seller)).toEqual(rows[0].open ? { active: 10 } : { paused: 10 });
  await countsOf(market, chosen.id);
});

test.each(['shop.kept', 'shop.paused', 'shop.counted'])(
  'closing, killed at %s: nothing is done, and again all of it',
  async (place) => {
    const seller = await openSeller(market);
    const chosen = item();
    await listSome(market, seller, chosen, 2);
    await crashService(market, place, 'setShopOpen', { userId: seller.userId, isOpen: false });
    expect(await statusesOf(seller)).toEqual({ active: 2 });
    expect((await setOpen(seller, false)).pausedCount).toBe(2);
    await crashService(market, place === 'shop.paused' ? 'shop.resumed' : place, 'setShopOpen', {
      userId: seller.userId,
      isOpen: true,
    });
    expect(await statusesOf(seller)).toEqual({ paused: 2 });
    expect((await setOpen(seller, true)).resumedCount).toBe(2);
  },
);

/** Puts copies on sale at their reference prices, and returns the kinds of items and the ids of the listings. */
async function fillShop(seller: Seller, kindCount: number, perKind: number) {
  const kinds = await pickItems(market, kindCount);
  const listingIds: string[] = [];
  for (const kind of kinds) {
    const copies = await giveCopies(market, seller, kind.id, perKind);
    const { rows } = await market.owner.query(
      `insert into listing (id, asset_id, seller_id, market_item_id, ask_cents, is_automatic, status)
       select gen_random_uuid(), id, $2, $3, $4, false, 'active' from unnest($1::uuid[]) id returning id`,
      [copies, seller.userId, kind.id, kind.referenceCents],
    );
    listingIds.push(...rows.map(({ id }) => id));
  }
  return { kinds, listingIds };
}

const remainingOf = async ({ client }: Seller): Promise<number> => {
  const { data } = await client.query<{ viewer: { shopRemainingCount: number } }>(
    '{ viewer { shopRemainingCount } }',
  );
  return data?.viewer.shopRemainingCount ?? Number.NaN;
};

const moving = () => listMovingSellerIds(market.worker.db, 10);

const whyNot = async ({ client }: Seller): Promise<[string, number][]> => {
  const { data } = await client.query<{
    viewer: { unavailableListings: { reason: string; count: number }[] };
  }>('{ viewer { unavailableListings { reason count } } }');
  return (data?.viewer.unavailableListings ?? []).map(({ reason, count }) => [reason, count]);
};

describe('a shop of more listings than follow at once', () => {
  const EXTRA = 200;
  let seller: Seller;
  let kind: { id: string; referenceCents: number };
  beforeAll(async () => {
    seller = await openSeller(market);
    const filled = await fillShop(seller, 1, SHOP_PART + EXTRA);
    kind = filled.kinds[0] ?? { id: '', referenceCents: 0 };
  });

  const idWith = async (status: string): Promise<string> => {
    const { rows } = await market.owner.query(
      'select id from listing where seller_id = $1 and status = $2 order by id desc limit 1',
      [seller.userId, status],
    );
    return globalId('Listing', rows[0].id);
  };

  test('once it is closed nobody can buy those that have yet to follow, and the worker pauses them', async () => {
    expect((await setOpen(seller, false)).pausedCount).toBe(SHOP_PART);
    expect([await remainingOf(seller), await moving()]).toEqual([EXTRA, [seller.userId]]);
    expect(await whyNot(seller)).toEqual([['SHOP_CLOSED', SHOP_PART + EXTRA]]);
    await expect(buy(await idWith('active'), kind.referenceCents)).rejects.toMatchObject({
      code: 'listingGone',
    });
    // As a quick sale does: put on sale since, to be sold at once.
    const [copy = ''] = await giveCopies(market, seller, kind.id, 1);
    const { rows } = await market.owner.query(
      `insert into listing (id, asset_id, seller_id, market_item_id, ask_cents, is_automatic)
       values (gen_random_uuid(), $1, $2, $3, $4, false) returning id`,
      [copy, seller.userId, kind.id, kind.referenceCents],
    );
    await buy(globalId('Listing', rows[0].id), kind.referenceCents);
    await moveShop(market.worker, seller.userId);
    expect(await statusesOf(seller)).toEqual({ paused: SHOP_PART + EXTRA, reserved: 1 });
    expect([await remainingOf(seller), await moving()]).toEqual([0, []]);
    await moveShop(market.worker, seller.userId);
    await countsOf(market, kind.id);
  });

  test('opened, a worker killed after any part leaves the rest to the next one', async () => {
    expect((await setOpen(seller, true)).resumedCount).toBe(SHOP_PART);
    expect(await remainingOf(seller)).toBe(EXTRA);
    expect(await whyNot(seller)).toEqual([['SHOP_OPENING', EXTRA]]);
    for (const place of ['shop.resumed', 'shop.counted'])
      await crashService(market, place, 'moveShop', { userId: seller.userId }, 'worker');
    expect(await statusesOf(seller)).toEqual({ active: SHOP_PART, paused: EXTRA, reserved: 1 });
    expect(await moving()).toEqual([seller.userId]);
    await crashService(market, 'shop.moved', 'moveShop', { userId: seller.userId }, 'worker');
    expect(await statusesOf(seller)).toEqual({ active: SHOP_PART + EXTRA, reserved: 1 });
    expect(await moving()).toEqual([]);
    await countsOf(market, kind.id);
  });

  test('opened again before all have followed, those that were never paused stay on sale; two workers change nothing twice', async () => {
    await setOpen(seller, false);
    expect((await setOpen(seller, true)).resumedCount).toBe(SHOP_PART);
    expect(await statusesOf(seller)).toEqual({ active: SHOP_PART + EXTRA, reserved: 1 });
    await Promise.all([
      moveShop(market.worker, seller.userId),
      setShopOpen(market.platform, { userId: seller.userId, isOpen: false }),
      moveShop(market.worker, seller.userId),
    ]);
    await moveShop(market.worker, seller.userId);
    expect(await statusesOf(seller)).toEqual({ paused: SHOP_PART + EXTRA, reserved: 1 });
    expect(await moving()).toEqual([]);
    await countsOf(market, kind.id);
  });
});

test('I-10 a shop of 20,000 listings is closed and opened in less than a second each, and what buyers see follows', async () => {
  const seller = await openSeller(market);
  const { userId } = seller;
  const { kinds } = await fillShop(seller, 20, 1_000);
  await market.settleFeed();
  const all = market.copies.index.count;
  const answered = { close: Number.POSITIVE_INFINITY, open: Number.POSITIVE_INFINITY };
  const moved = { close: Number.POSITIVE_INFINITY, open: Number.POSITIVE_INFINITY };
  const shown = { close: Number.POSITIVE_INFINITY, open: Number.POSITIVE_INFINITY };
  for (let at = 0; at < 2; at += 1)
    for (const [name, isOpen] of [
      ['close', false],
      ['open', true],
    ] as const) {
      const startedAt = performance.now();
      const change = await setShopOpen(market.platform, { userId, isOpen });
      const answeredAt = performance.now();
      expect(change).toMatchObject(isOpen ? { resumedCount: SHOP_PART } : { pausedCount: SHOP_PART });
      await moveShop(market.worker, userId);
      const movedAt = performance.now();
      await market.settleFeed();
      answered[name] = Math.min(answered[name], answeredAt - startedAt);
      moved[name] = Math.min(moved[name], movedAt - answeredAt);
      shown[name] = Math.min(shown[name], performance.now() - movedAt);
      expect(await statusesOf(seller)).toEqual({ [isOpen ? 'active' : 'paused']: 20_000 });
      expect(market.copies.index.count).toBe(isOpen ? all : all - 20_000);
      for (const { id } of kinds) {
        const { count } = await countsOf(market, id);
        expect(market.feed.index.rows.find((row) => row.id === id)?.listingCount).toBe(count);
      }
    }
  const told = (ms: { close: number; open: number }) =>
    `${Math.round(ms.close)} and ${Math.round(ms.open)} ms`;
  console.log(
    `closed and opened in ${told(answered)}, all listings ${told(moved)} later, seen by buyers ${told(shown)} after that`,
  );
  expect(Math.max(answered.close, answered.open)).toBeLessThan(1_000 * slowness());
  expect(Math.max(moved.close, moved.open)).toBeLessThan(4_000 * slowness());
  expect(Math.max(shown.close, shown.open)).toBeLessThan(1_000 * slowness());
}, 60_000);
