import type { Pool } from 'pg';
import { readAttachedKits, readCatalogue, readCatalogueTags } from '../../api/catalog/items/readCatalogue.ts';
import { robotStock } from '../../api/catalog/items/robotStock.ts';
import { newId } from '../../api/kernel/ids.ts';
import { AMOUNT_MAX_CENTS } from '../../api/kernel/money.ts';
import { sandboxAssets } from '../../api/ops/seed/sandboxAssets.ts';
import { seedSandboxAccounts } from '../../api/sandbox/steam/seedSandboxAccounts.ts';
import { newSteamAccount } from '../../api/sandbox/steam/steamAccount.ts';
import { sealSteamSecret } from '../../api/steam/client/steamSecret.ts';

const STOCK = 4_000;

interface Played {
  sandboxUrl: string;
  sealPublicKey: string;
  userId: string;
  itemCount: number;
}

interface Mafile {
  account_name: string;
  shared_secret: string;
  identity_secret: string;
  device_id: string;
  Session: { RefreshToken: string };
}

async function post(url: string, body: unknown): Promise<unknown> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`);
  return response.json();
}

/** What the sandbox's inventories are filled from: some thousand copies of all kinds, in a robot's hands. */
async function stockSandbox(database: Pool): Promise<void> {
  const items = readCatalogue();
  const robot = newSteamAccount({ isRobot: true, personaName: 'Bench', accountName: 'bench_stock' });
  const stock = robotStock(items, {
    robotCount: 1,
    listingCount: STOCK,
    seed: 20261121,
    priceOf: () => 1_000,
    askMaxCents: Number(AMOUNT_MAX_CENTS),
  });
  const client = await database.connect();
  try {
    await seedSandboxAccounts(
      client,
      [robot],
      sandboxAssets(stock, [robot], items, readCatalogueTags(), readAttachedKits()),
    );
  } finally {
    client.release();
  }
}

/** Binds a Steam account of the sandbox with so many free items to a user. @returns its row id. */
export async function bindPlayed(
  database: Pool,
  { sandboxUrl, sealPublicKey, userId, itemCount }: Played,
): Promise<string> {
  await stockSandbox(database);
  const { steamId } = (await post(`${sandboxUrl}/sandbox/players`, { itemCount: 0 })) as { steamId: string };
  await post(`${sandboxUrl}/sandbox/accounts/${steamId}/items`, { kind: 'free', count: itemCount });
  const mafile = (await (await fetch(`${sandboxUrl}/sandbox/accounts/${steamId}/mafile`)).json()) as Mafile;
  const secret = {
    refreshToken: mafile.Session.RefreshToken,
    identitySecret: mafile.identity_secret,
    sharedSecret: mafile.shared_secret,
    deviceId: mafile.device_id,
  };
  const id = newId();
  await database.query(
    `insert into steam_account (id, user_id, steam_id, account_name, type, trade_url, sealed_secret)
     values ($1, $2, $3, $4, 'ordinary', 'https://steamcommunity.com/tradeoffer/new/?partner=1&token=benchtok', $5)`,
    [id, userId, steamId, mafile.account_name, sealSteamSecret(sealPublicKey, steamId, secret)],
  );
  return id;
}
