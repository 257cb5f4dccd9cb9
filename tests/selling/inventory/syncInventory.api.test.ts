import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { TRAITS_VERSION } from '../../../api/catalog/traits/copyTraits.ts';
import { listDueInventoryIds } from '../../../api/selling/inventory/inventoryAccount.store.ts';
import { syncInventory } from '../../../api/selling/inventory/syncInventory.ts';
import { decodeInspectBlock } from '../../../api/steam/client/inspectBlock.ts';
import { expectInvariantsHold } from '../../kit/expectInvariantsHold.ts';
import { sandbox } from '../../kit/rounds.ts';
import { openSteamFront, type SteamFront } from '../../kit/steamFront.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { accountOf, copiesOf, give, openHolder, syncAgain } from './inventoryScene.ts';

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

test('T-35 a look that our own database refuses is not made again at once', async () => {
  const holder = await openHolder(market, 1);
  await market.owner.query('alter table asset add constraint nothing_new check (false) not valid');
  try {
    await expect(syncInventory(market.worker, holder.accountId)).rejects.toThrow();
  } finally {
    await market.owner.query('alter table asset drop constraint nothing_new');
  }
  expect((await accountOf(market, holder)).inventory_status).toBe('failed');
  expect(
    await listDueInventoryIds(market.worker.db, { syncMs: 3_600_000, onSaleMs: 3_600_000 }, 1_000),
  ).not.toContain(holder.accountId);
});

describe('a look at an inventory', () => {
  test('I-01 what Steam shows is in the books: wear, stickers, charm, name tag, flags, dates of both forms', async () => {
    const holder = await openHolder(market, 60);
    for (const kind of ['cooldownDate', 'cooldownWords', 'protected', 'untradable', 'coin', 'unknown'])
      await give(market, holder, kind, 3);
    await syncInventory(market.worker, holder.accountId);
    const account = await accountOf(market, holder);
    expect([account.inventory_status, account.inventory_count]).toEqual(['synced', 78]);
    const { rows } = await market.owner.query(
      `select a.asset_id::text as id, c.market_hash_name as name, round(a.float_value::numeric, 6)::text as float, a.paint_seed as seed,
         a.name_tag as tag, jsonb_array_length(a.stickers) as stickers, (a.charm ->> 'seed')::int as charm,
         coalesce(a.protected_until, a.free_at) as until, a.protected_until is not null as protected, c.is_marketable as sellable
       from sandbox.asset a join sandbox.item_class c using (class_id) where owner_id = $1 order by a.asset_id::text`,
      [holder.steamId],
    );
    const found = (await copiesOf(market, holder)).map((copy) => ({
      id: copy.asset_id,
      name: copy.name,
      float: copy.float_value === null ? null : copy.float_value.toFixed(6),
      seed: copy.paint_seed,
      tag: copy.name_tag,
      stickers: copy.stickers.length,
      charm: copy.charm?.seed ?? null,
      until: copy.tradable_at,
      protected: copy.context_id === '16',
      sellable: copy.is_marketable || !copy.is_tradable,
    }));
    const expected = rows.map((row) => ({
      ...row,
      // Steam's dates have seconds.
      until: row.until && new Date(Math.floor(row.until.getTime() / 1_000) * 1_000),
      sellable: true,
    }));
    expect(found).toEqual(expected);
    const finished = (await copiesOf(market, holder)).filter((copy) => copy.paint_index !== null);
    expect(finished.length).toBeGreaterThan(0);
    for (const copy of finished)
      expect(decodeInspectBlock(copy.certificate ?? '')).toMatchObject({
        itemId: copy.asset_id,
        paintIndex: copy.paint_index,
        floatValue: Math.fround(copy.float_value ?? 0),
      });
    const flags = (await copiesOf(market, holder)).filter((copy) => !copy.is_tradable);
    expect(flags).toHaveLength(15);
    expect(flags.filter((copy) => copy.tradable_at === null)).toHaveLength(6);
  });

  test('Q-06 what its pattern shows is in the books as well, with the version of the tables', async () => {
    const holder = await openHolder(market, 2);
    // A class of its own: other accounts have copies of the classes that are there.
    await market.owner.query(
      `insert into sandbox.item_class
       select (jsonb_populate_record(c, '{"class_id": "990000661", "market_hash_name": "AK-47 | Case Hardened (Field-Tested)"}')).*
       from sandbox.item_class c limit 1`,
    );
    await market.owner.query(`update sandbox.asset set class_id = '990000661' where owner_id = $1`, [
      holder.steamId,
    ]);
    await market.owner.query(`update sandbox.asset set paint_seed = 661 where owner_id = $1`, [
      holder.steamId,
    ]);
    await syncInventory(market.worker, holder.accountId);
    const { rows } = await market.owner.query(
      'select blue_share as blue, blue_back_share as back, traits_version as version from asset where steam_account_id = $1',
      [holder.accountId],
    );
    expect(rows).toEqual(Array(2).fill({ blue: 97.64, back: 19.22, version: TRAITS_VERSION }));
  });

  test('an item newer than the catalogue has the picture that Steam names, at once or later', async () => {
    const holder = await openHolder(market, 0);
    await give(market, holder, 'unknown', 6);
    const name = '-9a81dlWLwJ2UUGcVs_nsVtzdOEdtWwKGZZLQHTxDZ7I56KU0Zwwo4NUX4oFJZEHLbXH5ApeO4Ym';
    const pictures = async () =>
      (
        await market.owner.query<{ icon_url: string | null }>(
          `select distinct i.icon_url from asset a join market_item i on i.id = a.market_item_id where a.steam_account_id = $1`,
          [holder.accountId],
        )
      ).rows.map((row) => row.icon_url);
    await syncInventory(market.worker, holder.accountId);
    expect(await pictures()).toEqual([null]);
    await market.owner.query(
      'update sandbox.item_class c set icon_url = $2 from sandbox.asset a where a.class_id = c.class_id and a.owner_id = $1',
      [holder.steamId, name],
    );
    await market.owner.query('update steam_account set inventory_due_at = null, inventory_synced_at = null');
    await syncInventory(market.worker, holder.accountId);
    expect(await pictures()).toEqual([`https://community.cloudflare.steamstatic.com/economy/image/${name}`]);
  });

  test('names that nobody knew become items by the grammar of names', async () => {
    const { rows } = await market.owner.query(
      `select market_hash_name as name, tag_type as type, tag_exterior as exterior, is_read_from_name as read from market_item
       where market_hash_name in ('AK-47 | Nocturne Tide (Field-Tested)', '5 Year Veteran Coin') order by 1`,
    );
    expect(rows).toEqual([
      { name: '5 Year Veteran Coin', type: 'CSGO_Type_Collectible', exterior: null, read: true },
      {
        name: 'AK-47 | Nocturne Tide (Field-Tested)',
        type: 'CSGO_Type_Rifle',
        exterior: 'WearCategory2',
        read: true,
      },
    ]);
  });

  test('a second look changes nothing, and adds nothing twice', async () => {
    const holder = await openHolder(market, 25);
    await syncInventory(market.worker, holder.accountId);
    const before = (await copiesOf(market, holder)).map(({ seen_at: _, ...copy }) => copy);
    await syncAgain(market, holder);
    expect((await copiesOf(market, holder)).map(({ seen_at: _, ...copy }) => copy)).toEqual(before);
  });

  test('a seeded robot account stays as it was seeded', async () => {
    const { rows } = await market.owner.query<{ id: string; n: number }>(
      `select a.id, count(*)::int as n from steam_account a join asset on asset.steam_account_id = a.id where a.type = 'robot'
       group by a.id limit 1`,
    );
    const id = rows[0]?.id ?? '';
    const faceOf = `select md5(string_agg(concat_ws('|', asset_id, market_item_id, class_id, paint_seed, paint_index, phase, name_tag,
        is_gone, jsonb_array_length(stickers), charm ->> 'seed'), ',' order by asset_id)) as face from asset where steam_account_id = $1`;
    const before = await market.owner.query(faceOf, [id]);
    await syncInventory(market.worker, id);
    expect((await market.owner.query(faceOf, [id])).rows).toEqual(before.rows);
    const listings = await market.owner.query(
      `select count(*)::int as n from listing l join asset a on a.id = l.asset_id where a.steam_account_id = $1 and l.status = 'active'`,
      [id],
    );
    expect(listings.rows[0].n).toBe(rows[0]?.n);
  });
});

describe('when Steam does not show it', () => {
  test('private: hidden from the owner as well', async () => {
    const holder = await openHolder(market, 3);
    await sandbox(market, `accounts/${holder.steamId}`, { hidesInventoryFromItself: 'true' });
    await syncInventory(market.worker, holder.accountId);
    expect(await accountOf(market, holder)).toMatchObject({ inventory_status: 'private', status: 'normal' });
    await sandbox(market, `accounts/${holder.steamId}`, { hidesInventoryFromItself: 'false' });
    await syncAgain(market, holder);
    expect(await accountOf(market, holder)).toMatchObject({ inventory_status: 'synced', inventory_count: 3 });
  });

  test('a banned account: nothing is tradable, and nobody says until when', async () => {
    const holder = await openHolder(market, 3);
    await give(market, holder, 'cooldownDate', 1);
    await sandbox(market, `accounts/${holder.steamId}`, { tradeBanDays: 30 });
    await syncInventory(market.worker, holder.accountId);
    const copies = await copiesOf(market, holder);
    expect(copies.map((copy) => [copy.is_tradable, copy.tradable_at])).toEqual(
      Array.from({ length: 4 }, () => [false, null]),
    );
  });

  test('a dead session is renewed once; a revoked account is abnormal, and told so', async () => {
    const holder = await openHolder(market, 2);
    await syncInventory(market.worker, holder.accountId);
    await sandbox(market, `accounts/${holder.steamId}`, { revokesTokens: 'true' });
    // Free items are shown to strangers as well: the daily look at the protected ones meets the dead session.
    await market.advanceClock(24 * 3_600_000);
    await syncAgain(market, holder);
    expect(await accountOf(market, holder)).toMatchObject({ inventory_status: 'failed', status: 'abnormal' });
    expect((await copiesOf(market, holder)).filter((copy) => copy.is_gone)).toEqual([]);
  });

  test.each([429, 500, 400])(
    'HTTP %s: it failed, what was known stays, and it is due again soon',
    async (status) => {
      const holder = await openHolder(market, 2);
      await syncInventory(market.worker, holder.accountId);
      front.add({ pathContains: '/inventory/', times: 1, answer: () => ({ status, body: 'null' }) });
      await syncAgain(market, holder);
      const account = await accountOf(market, holder);
      expect([account.inventory_status, account.inventory_count]).toEqual(['failed', 2]);
      await market.advanceClock(3 * 60_000);
      await syncInventory(market.worker, holder.accountId);
      expect((await accountOf(market, holder)).inventory_status).toBe('synced');
    },
  );

  test('S-07 nothing is asked of Steam before the wait is over', async () => {
    const holder = await openHolder(market, 2);
    await market.owner.query(
      `update steam_account set inventory_due_at = clock_now() + interval '5 minutes' where id = $1`,
      [holder.accountId],
    );
    await syncInventory(market.worker, holder.accountId);
    expect((await accountOf(market, holder)).inventory_status).toBe('never');
    await market.advanceClock(5 * 60_000 + 1_000);
    await syncInventory(market.worker, holder.accountId);
    expect((await accountOf(market, holder)).inventory_status).toBe('synced');
  });
});
