import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { HOUR_MS } from '../../../api/kernel/durations.ts';
import { inTransaction } from '../../../api/kernel/tx.ts';
import { writeTogether } from '../../../api/kernel/writeTogether.ts';
import { freeCopies } from '../../../api/selling/inventory/stuckCopies.ts';
import { syncInventory } from '../../../api/selling/inventory/syncInventory.ts';
import { endReservationParts } from '../../../api/selling/listing/listing.store.ts';
import { setShopOpen } from '../../../api/selling/listing/setShopOpen.ts';
import { pauseAccounts } from '../../../api/steam/account/pauseAccounts.ts';
import { BUY } from '../../kit/documents.ts';
import { expectInvariantsHold } from '../../kit/expectInvariantsHold.ts';
import { sandbox } from '../../kit/rounds.ts';
import { openBuyer } from '../../kit/shopper.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { copiesOf, type Holder, listCopy, openHolder, syncAgain } from './inventoryScene.ts';

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket();
});
afterAll(async () => {
  await expectInvariantsHold(market);
  await market.close();
});

/** A holder with two copies of which the first `onSale` are on sale. */
async function openStock(onSale: number): Promise<{ holder: Holder; assetIds: string[]; ids: string[] }> {
  const holder = await openHolder(market, 2);
  await syncInventory(market.worker, holder.accountId);
  const copies = (await copiesOf(market, holder)).slice(0, onSale);
  const ids = [];
  for (const { id } of copies) ids.push(await listCopy(market, id, 5_000n));
  return { holder, assetIds: copies.map((copy) => copy.asset_id), ids };
}

/** Steam lets an item go again after so many hours, or never, or at once. */
async function hold(assetId: string | undefined, hours: number | 'never' | 'free'): Promise<void> {
  await market.owner.query(
    `update sandbox.asset set is_untradable = $2, free_at = clock_now() + $3::float8 * interval '1 hour' where asset_id = $1`,
    [assetId, hours === 'never', typeof hours === 'number' ? hours : null],
  );
}

async function statusOf(id: string | undefined): Promise<string> {
  return (await market.owner.query('select status from listing where id = $1', [id])).rows[0]?.status;
}

/** The code with which a purchase of a listing is refused. */
async function buy(listingId = ''): Promise<string> {
  const buyer = await openBuyer(market, 1_000_000);
  const { buyListing } = await buyer.must(BUY, {
    listingId,
    priceCents: 5_000,
    request: crypto.randomUUID(),
  });
  return 'code' in buyListing ? buyListing.code : 'bought';
}

/** What the seller is told: the causes, the rows with their time, and the messages about copies that are stuck. */
async function toldTo({ client }: Holder) {
  const { data } = await client.query<{
    viewer: {
      unavailableListings: { reason: string; count: number; nextAt: string | null }[];
      listings: { edges: { node: { unavailableReason: string | null; unavailableUntil: string | null } }[] };
      messages: { edges: { node: { titleEn: string; bodyZh: string; bodyEn: string } }[] };
    };
  }>(
    `{ viewer { unavailableListings { reason count nextAt }
       listings(first: 50) { edges { node { unavailableReason unavailableUntil } } }
       messages(first: 50) { edges { node { titleEn bodyZh bodyEn } } } } }`,
  );
  const { unavailableListings: groups, listings, messages } = data?.viewer ?? {};
  return {
    groups: groups?.map(({ reason, count, nextAt }) => [reason, count, nextAt !== null]),
    rows: listings?.edges.map(({ node }) => [node.unavailableReason, node.unavailableUntil !== null]),
    bodies: messages?.edges
      .filter(({ node }) => node.titleEn.startsWith('Not tradable'))
      .map(({ node }) => `${node.bodyZh} ${node.bodyEn}`),
  };
}

describe('I-12 a copy that Steam does not let go', () => {
  test('rests with its time told, cannot be bought, and is on sale again when that has come', async () => {
    const { holder, assetIds, ids } = await openStock(2);
    await hold(assetIds[0], 48);
    await syncAgain(market, holder);
    expect([await statusOf(ids[0]), await statusOf(ids[1])]).toEqual(['paused', 'active']);
    expect(await buy(ids[0])).toBe('LISTING_GONE');
    const { groups, rows, bodies } = await toldTo(holder);
    expect(groups).toEqual([['COPY_NOT_TRADABLE', 1, true]]);
    expect(new Map(rows as [string | null, boolean][])).toEqual(
      new Map([
        ['COPY_NOT_TRADABLE', true],
        [null, false],
      ]),
    );
    expect(bodies).toHaveLength(1);
    expect(bodies?.[0]).toMatch(/¥50\.00（至北京时间 .*¥50\.00 \(until 20\d\d-.* \(Beijing time\)\)/s);
    await syncAgain(market, holder);
    expect((await toldTo(holder)).bodies).toHaveLength(1);
    await freeCopies(market.worker);
    expect(await statusOf(ids[0])).toBe('paused');
    await market.advanceClock(49 * HOUR_MS);
    await freeCopies(market.worker);
    expect(await statusOf(ids[0])).toBe('active');
    expect((await toldTo(holder)).groups).toEqual([]);
    expect(await buy(ids[0])).toBe('bought');
  });

  test('without a time is on sale again after the look that finds it free', async () => {
    const { holder, assetIds, ids } = await openStock(1);
    await hold(assetIds[0], 'never');
    await syncAgain(market, holder);
    expect(await buy(ids[0])).toBe('LISTING_GONE');
    expect((await toldTo(holder)).rows).toEqual([['COPY_NOT_TRADABLE', false]]);
    await freeCopies(market.worker);
    expect(await statusOf(ids[0])).toBe('paused');
    await hold(assetIds[0], 'free');
    await syncAgain(market, holder);
    expect(await buy(ids[0])).toBe('bought');
  });

  test('stays paused while its shop or its account cannot sell, and when these can again and it cannot', async () => {
    const { holder, assetIds, ids } = await openStock(1);
    const { userId, accountId } = holder;
    await hold(assetIds[0], 24);
    await syncAgain(market, holder);
    await setShopOpen(market.platform, { userId, isOpen: false });
    await setShopOpen(market.platform, { userId, isOpen: true });
    expect(await statusOf(ids[0])).toBe('paused');
    for (const status of ['abnormal', 'normal']) {
      await market.owner.query('update steam_account set status = $2 where id = $1', [accountId, status]);
      await pauseAccounts(market.worker);
    }
    expect(await statusOf(ids[0])).toBe('paused');
    await setShopOpen(market.platform, { userId, isOpen: false });
    await market.advanceClock(25 * HOUR_MS);
    await freeCopies(market.worker);
    expect(await statusOf(ids[0])).toBe('paused');
    expect((await toldTo(holder)).groups).toEqual([['SHOP_CLOSED', 1, false]]);
    await setShopOpen(market.platform, { userId, isOpen: true });
    expect(await statusOf(ids[0])).toBe('active');
  });

  test('that an order gives back rests, too, and an order that is under way keeps it', async () => {
    const { holder, assetIds, ids } = await openStock(1);
    expect(await buy(ids[0])).toBe('bought');
    await hold(assetIds[0], 24);
    await syncAgain(market, holder);
    expect(await statusOf(ids[0])).toBe('reserved');
    const { rows } = await market.owner.query(
      `select id, asset_id as "assetId", market_item_id as "marketItemId" from listing where id = $1`,
      [ids[0]],
    );
    const given = inTransaction(market.worker.db, async (tx) => {
      await writeTogether(tx, endReservationParts(rows[0], 'active', { hasAssetLeft: false }));
      throw new Error((await tx.listing.findUniqueOrThrow({ where: { id: ids[0] ?? '' } })).status);
    });
    await expect(given).rejects.toThrow('paused');
  });

  test('of an account with nothing tradable is left to the cause of the account', async () => {
    const { holder, ids } = await openStock(1);
    await sandbox(market, `accounts/${holder.steamId}`, { tradeBanDays: 7 });
    await syncAgain(market, holder);
    expect(await statusOf(ids[0])).toBe('active');
    expect((await toldTo(holder)).bodies).toEqual([]);
  });

  test('is either bought or rests when a purchase and a look meet', async () => {
    for (const _round of [1, 2, 3]) {
      const { holder, assetIds, ids } = await openStock(1);
      await hold(assetIds[0], 24);
      const [bought] = await Promise.all([buy(ids[0]), syncAgain(market, holder)]);
      expect(await statusOf(ids[0])).toBe(bought === 'bought' ? 'reserved' : 'paused');
    }
  });

  test('keeps no other one from being on sale again, though its own row cannot be changed', async () => {
    const { holder, assetIds, ids } = await openStock(2);
    for (const assetId of assetIds) await hold(assetId, 24);
    await syncAgain(market, holder);
    expect([await statusOf(ids[0]), await statusOf(ids[1])]).toEqual(['paused', 'paused']);
    await market.advanceClock(25 * HOUR_MS);
    await market.owner.query(
      `alter table listing add constraint poisoned check (id <> '${ids[0]}' or status = 'paused')`,
    );
    try {
      await freeCopies(market.worker);
    } finally {
      await market.owner.query('alter table listing drop constraint poisoned');
    }
    expect([await statusOf(ids[0]), await statusOf(ids[1])]).toEqual(['paused', 'active']);
    await freeCopies(market.worker);
    expect(await statusOf(ids[0])).toBe('active');
  });
});
