import { newId } from '../../../api/kernel/ids.ts';
import { syncInventory } from '../../../api/selling/inventory/syncInventory.ts';
import { sealSteamSecret } from '../../../api/steam/client/steamSecret.ts';
import { sandbox } from '../../kit/rounds.ts';
import type { TestClient } from '../../kit/testClient.ts';
import type { TestMarket } from '../../kit/testMarket.ts';

/** A user with a bound Steam account whose inventory the sandbox plays. */
export interface Holder {
  client: TestClient;
  userId: string;
  accountId: string;
  steamId: string;
}

/** Signs a user in and binds an account of the sandbox with this many items. */
export async function openHolder(market: TestMarket, itemCount: number): Promise<Holder> {
  const client = await market.visitor().signIn();
  const { data } = await client.query<{ viewer: { id: string } }>('{ viewer { id } }');
  const userId = Buffer.from(data?.viewer.id ?? '', 'base64')
    .toString()
    .split(':')[1];
  const { steamId } = (await sandbox(market, 'players', { itemCount })) as { steamId: string };
  const accountId = await bindPlayed(market, userId ?? '', steamId);
  return { client, userId: userId ?? '', accountId, steamId };
}

/** Binds an account of the sandbox to a user. Returns its row id. */
export async function bindPlayed(market: TestMarket, userId: string, steamId: string): Promise<string> {
  const mafile = (await (await fetch(`${market.sandboxUrl}/sandbox/accounts/${steamId}/mafile`)).json()) as {
    shared_secret: string;
    identity_secret: string;
    device_id: string;
    account_name: string;
    Session: { RefreshToken: string };
  };
  const secret = {
    refreshToken: mafile.Session.RefreshToken,
    identitySecret: mafile.identity_secret,
    sharedSecret: mafile.shared_secret,
    deviceId: mafile.device_id,
  };
  const accountId = newId();
  await market.owner.query(
    `insert into steam_account (id, user_id, steam_id, account_name, type, trade_url, sealed_secret)
     values ($1, $2, $3, $4, 'ordinary', 'https://steamcommunity.com/tradeoffer/new/?partner=1&token=abcdefgh', $5)`,
    [
      accountId,
      userId,
      steamId,
      mafile.account_name,
      sealSteamSecret(market.config.STEAM_SEAL_PUBLIC_KEY, steamId, secret),
    ],
  );
  return accountId;
}

/** The state of a holder's account. */
export async function accountOf(market: TestMarket, { accountId }: Holder) {
  const { rows } = await market.owner.query<{
    status: string;
    inventory_status: string;
    inventory_count: number;
    inventory_due_at: Date | null;
    inventory_synced_at: Date | null;
  }>('select * from steam_account where id = $1', [accountId]);
  const [row] = rows;
  if (!row) throw new Error('no account');
  return row;
}

/** The copies that the market knows in a holder's inventory. */
export async function copiesOf(market: TestMarket, { accountId }: Holder) {
  const { rows } = await market.owner.query<{
    id: string;
    asset_id: string;
    name: string;
    float_value: number | null;
    is_gone: boolean;
    paint_seed: number | null;
    seen_at: Date | null;
    is_tradable: boolean;
    is_marketable: boolean;
    tradable_at: Date | null;
    context_id: string;
    stickers: { marketHashName: string; nameZh: string; wear: number | null }[];
    charm: { marketHashName: string; seed: number | null } | null;
    name_tag: string | null;
    phase: string | null;
    paint_index: number | null;
    certificate: string | null;
  }>(
    `select a.*, item.market_hash_name as name from asset a join market_item item on item.id = a.market_item_id
     where a.steam_account_id = $1 order by a.asset_id`,
    [accountId],
  );
  return rows;
}

/** Puts items of a kind into a holder's inventory at Steam. */
export async function give(
  market: TestMarket,
  { steamId }: Holder,
  kind: string,
  count: number,
): Promise<void> {
  await sandbox(market, `accounts/${steamId}/items`, { kind, count });
}

/** Syncs again after the minimum interval has passed. */
export async function syncAgain(market: TestMarket, { accountId }: Holder): Promise<void> {
  await market.advanceClock(5 * 60_000);
  await syncInventory(market.worker, accountId);
}

/** Puts a copy on sale, as its owner would. */
export async function listCopy(market: TestMarket, copyId: string, askCents: bigint): Promise<string> {
  const { rows } = await market.owner.query<{ id: string }>(
    `insert into listing (id, asset_id, market_item_id, seller_id, ask_cents, float_value, paint_seed, phase, is_automatic)
     select gen_random_uuid(), a.id, a.market_item_id, s.user_id, $2, a.float_value, a.paint_seed, a.phase, false
     from asset a join steam_account s on s.id = a.steam_account_id where a.id = $1 returning id`,
    [copyId, String(askCents)],
  );
  return rows[0]?.id ?? '';
}
