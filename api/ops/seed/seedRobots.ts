import { Client } from 'pg';
import { finishName } from '../../catalog/items/finishName.ts';
import { readAttachedKits, readCatalogue, readCatalogueTags } from '../../catalog/items/readCatalogue.ts';
import type { RobotAsset } from '../../catalog/items/robotAsset.ts';
import { robotStock } from '../../catalog/items/robotStock.ts';
import { TRAITS_VERSION, traitsOf } from '../../catalog/traits/copyTraits.ts';
import { newId } from '../../kernel/ids.ts';
import { AMOUNT_MAX_CENTS } from '../../kernel/money.ts';
import { openBooks } from '../../sandbox/books.ts';
import { mafileOf } from '../../sandbox/steam/mafile.ts';
import { seedSandboxAccounts } from '../../sandbox/steam/seedSandboxAccounts.ts';
import {
  findAccount,
  type NewSteamAccount,
  newSteamAccount,
  tradeUrlOf,
} from '../../sandbox/steam/steamAccount.ts';
import { sealSteamSecret } from '../../steam/client/steamSecret.ts';
import { sandboxAssets } from './sandboxAssets.ts';

/** A prime, so that the times of the listings do not follow the names of the items. */
const SHUFFLE = 7_919;
/** Shops of the embedded market's robot sellers, with automatic delivery. */
const SHOPS = [
  '老茶馆',
  'NorthStar',
  '龙门饰品',
  'Kestrel Trade',
  '半夏',
  'BlueHour',
  '鲸落',
  'Dustline',
  '青瓦台',
  'Overpass Co.',
  '月半弯',
  'Ember',
];

/** Parameters for creating the robots. */
export interface RobotSeed {
  ownerUrl: string;
  sandboxUrl: string;
  sealPublicKey: string;
  listingCount: number;
  robotCount?: number;
}

interface Robot extends NewSteamAccount {
  userId: string;
  accountId: string;
}

async function sealedSecretOf(client: Client, robot: Robot, sealPublicKey: string): Promise<string> {
  const account = await findAccount(client, robot.steamId);
  if (!account) throw new Error(`the sandbox has no account ${robot.steamId}`);
  const mafile = JSON.parse(await mafileOf(client, account)) as { Session: { RefreshToken: string } };
  const { identitySecret, sharedSecret, deviceId } = robot;
  const secret = { refreshToken: mafile.Session.RefreshToken, identitySecret, sharedSecret, deviceId };
  return sealSteamSecret(sealPublicKey, robot.steamId, secret);
}

async function insertRobots(
  client: Client,
  robots: readonly Robot[],
  secrets: readonly string[],
): Promise<void> {
  await client.query(
    `insert into app_user (id, phone, nickname) select * from unnest($1::uuid[], $2::text[], $3::text[])`,
    [
      robots.map((robot) => robot.userId),
      robots.map((_, index) => `robot:${index}`),
      robots.map((robot) => robot.personaName),
    ],
  );
  await client.query(
    `insert into steam_account (id, user_id, steam_id, account_name, type, trade_url, sealed_secret)
     select id, user_id, steam_id, name, 'robot', url, secret
     from unnest($1::uuid[], $2::uuid[], $3::text[], $4::text[], $5::text[], $6::text[]) as robot (id, user_id, steam_id, name, url, secret)`,
    [
      robots.map((robot) => robot.accountId),
      robots.map((robot) => robot.userId),
      robots.map((robot) => robot.steamId),
      robots.map((robot) => robot.accountName),
      robots.map((robot) => tradeUrlOf(robot)),
      secrets,
    ],
  );
  await client.query(
    `insert into ledger_account (id, kind, owner_id)
     select gen_random_uuid(), kind, owner from unnest($1::uuid[]) as owner,
       unnest(array['deposit', 'proceeds', 'settling', 'withdrawing', 'biddingDeposit', 'biddingProceeds']) as kind`,
    [robots.map((robot) => robot.userId)],
  );
}

async function insertStock(
  client: Client,
  robots: readonly Robot[],
  stock: readonly RobotAsset[],
): Promise<void> {
  const ownerOf = (asset: RobotAsset): Robot => {
    const robot = robots[asset.robotIndex];
    if (!robot) throw new Error(`no robot ${asset.robotIndex}`);
    return robot;
  };
  const ids = stock.map(() => newId());
  const traits = stock.map((asset) => traitsOf(finishName(asset), asset.paintSeed));
  await client.query(
    `insert into asset (id, steam_account_id, market_item_id, asset_id, class_id, instance_id, float_value, paint_seed, paint_index,
       phase, stickers, charm, name_tag, fade_share, blue_share, blue_back_share, traits_version)
     select a.id, a.account, item.id, a.asset_id, a.class_id, a.instance_id, a.float_value, a.seed, a.paint, a.phase, a.stickers, a.charm, a.tag,
       a.fade, a.blue, a.blue_back, ${TRAITS_VERSION}
     from unnest($1::uuid[], $2::uuid[], $3::text[], $4::text[], $5::text[], $6::text[], $7::float8[], $8::int[], $9::int[], $10::text[],
       $11::jsonb[], $12::jsonb[], $13::text[], $14::float8[], $15::float8[], $16::float8[])
       as a (id, account, name, asset_id, class_id, instance_id, float_value, seed, paint, phase, stickers, charm, tag, fade, blue, blue_back)
     join market_item item on item.market_hash_name = a.name`,
    [
      ids,
      stock.map((asset) => ownerOf(asset).accountId),
      stock.map((asset) => asset.marketHashName),
      stock.map((asset) => asset.assetId),
      stock.map((asset) => asset.classId),
      stock.map((asset) => asset.instanceId),
      stock.map((asset) => asset.floatValue),
      stock.map((asset) => asset.paintSeed),
      stock.map((asset) => asset.paintIndex),
      stock.map((asset) => asset.phase),
      stock.map((asset) => JSON.stringify(asset.stickers)),
      stock.map((asset) => (asset.charm ? JSON.stringify(asset.charm) : null)),
      stock.map((asset) => asset.nameTag),
      traits.map(({ fadeShare }) => fadeShare),
      traits.map(({ blueShare }) => blueShare),
      traits.map(({ blueBackShare }) => blueBackShare),
    ],
  );
  await client.query(
    `insert into listing (id, asset_id, market_item_id, seller_id, ask_cents, float_value, paint_seed, phase, sticker_names, is_automatic,
       created_at, updated_at)
     select l.id, asset.id, asset.market_item_id, l.seller, l.ask, asset.float_value, asset.paint_seed, asset.phase,
       array(select distinct s ->> 'marketHashName' from jsonb_array_elements(asset.stickers) s), true, l.at, l.at
     from (select id, asset_id, seller, ask, clock_now() - (1 + number * ${SHUFFLE} % ${stock.length}) * interval '7 seconds' as at
       from unnest($1::uuid[], $2::uuid[], $3::uuid[], $4::bigint[]) with ordinality as row (id, asset_id, seller, ask, number)) l
     join asset on asset.id = l.asset_id`,
    [
      stock.map(() => newId()),
      ids,
      stock.map((asset) => ownerOf(asset).userId),
      stock.map((asset) => asset.askCents),
    ],
  );
  await client.query(
    `update market_item set lowest_ask_cents = l.ask, listing_count = l.count, automatic_count = l.count, newest_listed_at = l.newest
     from (select market_item_id, min(ask_cents) as ask, count(*)::int as count, max(created_at) as newest
       from listing where status = 'active' group by 1) l
     where l.market_item_id = market_item.id`,
  );
  await client.query(
    `insert into market_item_phase (market_item_id, phase, lowest_ask_cents, listing_count)
     select market_item_id, phase, min(ask_cents), count(*) from listing where status = 'active' and phase is not null group by 1, 2
     on conflict (market_item_id, phase) do update
       set lowest_ask_cents = excluded.lowest_ask_cents, listing_count = excluded.listing_count`,
  );
}

/**
 * Creates the embedded market's robot sellers: their accounts, stock and listings in the market, and the same accounts and assets in the
 * sandbox's database. Does nothing if there are robots already. Sandbox mode only. Run as the owner.
 */
export async function seedRobots(seed: RobotSeed): Promise<boolean> {
  // The sandbox creates its tables in its own role. They are filled in the market's transaction, so that both agree.
  await (await openBooks(seed.sandboxUrl)).end();
  const client = new Client({ connectionString: seed.ownerUrl });
  await client.connect();
  try {
    const { rowCount } = await client.query(`select from steam_account where type = 'robot' limit 1`);
    if (rowCount) return false;
    const { rows } = await client.query<{ name: string; cents: number }>(
      'select market_hash_name as name, reference_price_cents::float8 as cents from market_item',
    );
    const known = new Map(rows.map((row) => [row.name, row.cents]));
    const items = readCatalogue().filter((item) => known.has(item.marketHashName));
    const shops = SHOPS.slice(0, seed.robotCount ?? SHOPS.length);
    const robots = shops.map((shop, index): Robot => {
      const account = newSteamAccount({
        isRobot: true,
        personaName: shop,
        accountName: `shiji_robot_${index}`,
      });
      return { ...account, userId: newId(), accountId: newId() };
    });
    const stock = robotStock(items, {
      robotCount: robots.length,
      listingCount: seed.listingCount,
      seed: 20261121,
      priceOf: ({ marketHashName }) => known.get(marketHashName) ?? 0,
      askMaxCents: Number(AMOUNT_MAX_CENTS),
    });
    await client.query('begin');
    await seedSandboxAccounts(
      client,
      robots,
      sandboxAssets(stock, robots, items, readCatalogueTags(), readAttachedKits()),
    );
    const secrets: string[] = [];
    for (const robot of robots) secrets.push(await sealedSecretOf(client, robot, seed.sealPublicKey));
    await insertRobots(client, robots, secrets);
    await insertStock(client, robots, stock);
    // The inventory is marked as synced, since it was just written.
    await client.query(
      `update steam_account a set inventory_status = 'synced', inventory_synced_at = clock_now(),
         inventory_count = (select count(*) from asset where asset.steam_account_id = a.id) where a.type = 'robot'`,
    );
    await client.query('commit');
    await client.query('analyze');
    return true;
  } finally {
    await client.end();
  }
}
