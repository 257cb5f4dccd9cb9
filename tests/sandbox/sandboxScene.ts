import { openBooks } from '../../api/sandbox/books.ts';
import { type Sandbox, type SandboxOptions, startSandbox } from '../../api/sandbox/startSandbox.ts';
import { type SandboxAsset, seedSandboxAccounts } from '../../api/sandbox/steam/seedSandboxAccounts.ts';
import { type NewSteamAccount, newSteamAccount, signIn } from '../../api/sandbox/steam/steamAccount.ts';
import { issueToken } from '../../api/sandbox/steam/steamToken.ts';
import type { SteamSession } from '../../api/steam/client/steamGateway.ts';
import { emptyDatabase } from '../kit/testDatabase.ts';

/** An account with a session that works. */
export interface Actor extends NewSteamAccount {
  readonly session: SteamSession;
  readonly refreshToken: string;
}

/** A sandbox with a robot that owns items, and buyers on demand. */
export interface Scene {
  readonly databaseUrl: string;
  readonly sandbox: Sandbox;
  readonly address: string;
  actor(given?: Partial<NewSteamAccount>): Promise<Actor>;
  give(owner: NewSteamAccount, count: number): Promise<string[]>;
  post(path: string, body?: object): Promise<Record<string, unknown>>;
  get(path: string): Promise<Record<string, unknown>>;
  restart(): Promise<void>;
  close(): Promise<void>;
}

const redline = {
  classId: '310776543',
  instanceId: '302028390',
  marketHashName: 'AK-47 | Redline (Field-Tested)',
  nameEn: 'AK-47 | Redline (Field-Tested)',
  nameZh: 'AK-47 | 红线 (久经沙场)',
  iconUrl: null,
  tags: [
    { category: 'Type', internalName: 'CSGO_Type_Rifle', nameEn: 'Rifle', nameZh: '步枪', color: null },
    {
      category: 'Rarity',
      internalName: 'Rarity_Legendary_Weapon',
      nameEn: 'Classified',
      nameZh: '保密',
      color: '#d32ce6',
    },
  ],
  floatValue: 0.25,
  paintSeed: 661,
  paintIndex: 282,
  stickers: [],
  charm: null,
  nameTag: null,
  valve: { definition: 7, rarity: 5, quality: 4 },
} as const;

let lastAssetId = 41_000_000_000;

/** Starts a database and a sandbox; everything over the real port. */
export async function startScene(settings: Pick<SandboxOptions, 'hasSteamLimits'> = {}): Promise<Scene> {
  const { ownerUrl } = await emptyDatabase();
  let sandbox = await startSandbox({ ...settings, databaseUrl: ownerUrl, port: 0 });
  const { port } = sandbox;
  const books = await openBooks(ownerUrl);
  const address = `http://127.0.0.1:${port}`;
  const call = async (path: string, init: RequestInit) => {
    const response = await fetch(address + path, init);
    const body = (await response.json()) as Record<string, unknown>;
    if (!response.ok) throw new Error(`${path}: ${response.status} ${JSON.stringify(body)}`);
    return body;
  };
  return {
    databaseUrl: ownerUrl,
    get sandbox() {
      return sandbox;
    },
    address,
    async actor(given = {}) {
      const account = newSteamAccount(given);
      await seedSandboxAccounts(books, [account], []);
      const { steamId, identitySecret, deviceId } = account;
      const haste = 'update sandbox.steam_account set behaviour_delay_ms = 100 where steam_id = $1';
      await books.query(haste, [steamId]);
      const accessToken = await issueToken(books, steamId, 'access');
      const session = {
        steamId,
        identitySecret,
        deviceId,
        accessToken,
        sessionId: 'a1b2c3d4e5f6a1b2c3d4e5f6',
      };
      return { ...account, session, refreshToken: await signIn(books, steamId) };
    },
    async give(owner, count) {
      const assets: SandboxAsset[] = Array.from({ length: count }, () => {
        lastAssetId += 1;
        return { ...redline, ownerSteamId: owner.steamId, assetId: String(lastAssetId) };
      });
      await seedSandboxAccounts(books, [], assets);
      return assets.map((asset) => asset.assetId);
    },
    post: (path, body = {}) =>
      call(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    get: (path) => call(path, {}),
    async restart() {
      await sandbox.close();
      sandbox = await startSandbox({ ...settings, databaseUrl: ownerUrl, port });
    },
    async close() {
      await sandbox.close();
      await books.end();
    },
  };
}
