import type { BooksReader } from '../books.ts';
import type { NewSteamAccount } from './steamAccount.ts';

/** One tag of an item class, with Steam's internal names. */
export interface SandboxTag {
  readonly category: string;
  readonly internalName: string;
  readonly nameEn: string;
  readonly nameZh: string;
  readonly color: string | null;
}

/** Valve's numbers of an item class with a finish, as its items' certificates have them. */
export interface ValveNumbers {
  readonly definition: number;
  readonly rarity: number;
  readonly quality: number;
}

/** A sticker on an asset; `wear` from 0 (new) to 1. */
export interface SandboxSticker {
  readonly slot: number;
  readonly marketHashName: string;
  readonly nameEn: string;
  readonly nameZh: string;
  readonly wear: number;
  readonly iconUrl: string | null;
  /** Valve's number of it. */
  readonly kit?: number;
}

/** A charm on an asset. */
export interface SandboxCharm {
  readonly marketHashName: string;
  readonly nameEn: string;
  readonly nameZh: string;
  readonly seed: number;
  readonly iconUrl: string | null;
  /** Valve's number of it. */
  readonly kit?: number;
}

/** One item for an inventory. Ids are decimal strings. */
export interface SandboxAsset {
  readonly ownerSteamId: string;
  readonly assetId: string;
  /** One class for each market hash name. */
  readonly classId: string;
  readonly instanceId: string;
  readonly marketHashName: string;
  readonly nameEn: string;
  readonly nameZh: string;
  readonly iconUrl: string | null;
  readonly tags: readonly SandboxTag[];
  readonly valve: ValveNumbers | null;
  readonly floatValue: number | null;
  readonly paintSeed: number | null;
  readonly paintIndex: number | null;
  readonly stickers: readonly SandboxSticker[];
  readonly charm: SandboxCharm | null;
  readonly nameTag: string | null;
}

const batchSize = 10_000;

async function insertAccounts(books: BooksReader, accounts: readonly NewSteamAccount[]): Promise<void> {
  await books.query(
    `insert into sandbox.steam_account (steam_id, account_name, persona_name, shared_secret, identity_secret,
       device_id, trade_token, is_robot, behaviour, custom_url)
     select account.*, case when steam_id % 2 = 1 then 'trader' || right(steam_id::text, 10) end
     from unnest($1::bigint[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[],
       $8::boolean[], $9::text[]) as account (steam_id) on conflict (steam_id) do nothing`,
    [
      accounts.map((account) => account.steamId),
      accounts.map((account) => account.accountName),
      accounts.map((account) => account.personaName),
      accounts.map((account) => account.sharedSecret),
      accounts.map((account) => account.identitySecret),
      accounts.map((account) => account.deviceId),
      accounts.map((account) => account.tradeToken),
      accounts.map((account) => account.isRobot),
      accounts.map((account) => account.behaviour),
    ],
  );
}

async function insertClasses(books: BooksReader, assets: readonly SandboxAsset[]): Promise<void> {
  const classes = [...new Map(assets.map((asset) => [asset.classId, asset])).values()];
  await books.query(
    `insert into sandbox.item_class (class_id, market_hash_name, name_en, name_zh, icon_url, tags, valve)
     select * from unnest($1::bigint[], $2::text[], $3::text[], $4::text[], $5::text[], $6::jsonb[], $7::jsonb[])
     on conflict (class_id) do nothing`,
    [
      classes.map((asset) => asset.classId),
      classes.map((asset) => asset.marketHashName),
      classes.map((asset) => asset.nameEn),
      classes.map((asset) => asset.nameZh),
      classes.map((asset) => asset.iconUrl),
      classes.map((asset) => JSON.stringify(asset.tags)),
      classes.map((asset) => asset.valve && JSON.stringify(asset.valve)),
    ],
  );
}

async function insertAssets(books: BooksReader, assets: readonly SandboxAsset[]): Promise<void> {
  await books.query(
    `insert into sandbox.asset (asset_id, owner_id, class_id, instance_id, float_value, paint_seed, paint_index,
       stickers, charm, name_tag)
     select * from unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::bigint[], $5::double precision[], $6::int[],
       $7::int[], $8::jsonb[], $9::jsonb[], $10::text[]) on conflict (asset_id) do nothing`,
    [
      assets.map((asset) => asset.assetId),
      assets.map((asset) => asset.ownerSteamId),
      assets.map((asset) => asset.classId),
      assets.map((asset) => asset.instanceId),
      assets.map((asset) => asset.floatValue),
      assets.map((asset) => asset.paintSeed),
      assets.map((asset) => asset.paintIndex),
      assets.map((asset) => JSON.stringify(asset.stickers)),
      assets.map((asset) => (asset.charm === null ? null : JSON.stringify(asset.charm))),
      assets.map((asset) => asset.nameTag),
    ],
  );
}

/**
 * Inserts many accounts and assets with few statements. Existing ones are unchanged, so that an interrupted run can be repeated. Asset ids
 * must be below 200,000,000,000, where the sandbox's own ids begin.
 */
export async function seedSandboxAccounts(
  client: BooksReader,
  accounts: readonly NewSteamAccount[],
  assets: readonly SandboxAsset[],
): Promise<void> {
  await insertAccounts(client, accounts);
  for (let start = 0; start < assets.length; start += batchSize) {
    const batch = assets.slice(start, start + batchSize);
    await insertClasses(client, batch);
    await insertAssets(client, batch);
  }
}
