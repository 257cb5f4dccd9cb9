import type { Db, Tx } from '../../kernel/db.ts';
import { newId } from '../../kernel/ids.ts';
import { ORDER_PHASES } from '../../orders/order/order.ts';
import type { SteamAccountType } from './steamBinding.ts';

/** What a sign-in found out about an account, its secrets sealed. */
export interface BoundAccount {
  userId: string;
  steamId: string;
  accountName: string;
  type: SteamAccountType;
  tradeUrl: string;
  personaName: string | null;
  sealedSecret: string;
  sealedAccessToken: string;
  refreshTokenExpiresAt: Date | null;
  accessTokenExpiresAt: Date | null;
  /** No look at the inventory before (S-07). */
  inventoryDueAt: Date;
}

/** Lets one process at a time decide whose a Steam account is, and answers who has it bound now. */
export async function lockOwner(tx: Tx, steamId: string): Promise<{ id: string; userId: string } | null> {
  await tx.$executeRaw`select pg_advisory_xact_lock(hashtextextended(${`steamId:${steamId}`}, 0))`;
  return tx.steamAccount.findFirst({
    where: { steamId, unboundAt: null },
    select: { id: true, userId: true },
  });
}

/** Binds an account that nobody has bound. @returns its id. */
export async function insertAccount(tx: Tx, account: BoundAccount): Promise<string> {
  const id = newId();
  await tx.steamAccount.create({ data: { id, ...account }, select: { id: true } });
  return id;
}

/** Renews an account that its owner binds again. Its type stays: that is switched with a code of its own (S-04). */
export async function renewAccount(tx: Tx, id: string, account: BoundAccount): Promise<void> {
  const { userId: _, type: __, ...renewed } = account;
  await tx.steamAccount.update({
    where: { id },
    data: { ...renewed, status: 'normal', unconfirmedCount: 0 },
    select: { id: true },
  });
}

/** How many accounts a user has bound. */
export async function countAccounts(tx: Tx, userId: string): Promise<number> {
  return tx.steamAccount.count({ where: { userId, unboundAt: null } });
}

/** One account of one user. */
export interface OwnAccount {
  id: string;
  userId: string;
}

/** Tells whether the user has the account bound now. */
export async function findOwnAccount(db: Db, { id, userId }: OwnAccount): Promise<boolean> {
  return (await db.steamAccount.count({ where: { id, userId, unboundAt: null } })) === 1;
}

/** Locks an account that the user has bound now, for the rest of the transaction. */
export async function lockOwnAccount(tx: Tx, { id, userId }: OwnAccount): Promise<boolean> {
  const rows = await tx.$queryRaw<unknown[]>`
    select 1 from steam_account where id = ${id}::uuid and user_id = ${userId}::uuid and unbound_at is null for update`;
  return rows.length === 1;
}

/** A bound account with its sealed secret: readable by the worker's database role alone. */
export interface SealedOwn {
  id: string;
  userId: string;
  steamId: string;
  accountName: string;
  sealedSecret: string;
}

/** The account, while it is bound. */
export async function findSealedOwn(db: Db | Tx, id: string): Promise<SealedOwn | null> {
  return db.steamAccount.findFirst({
    where: { id, unboundAt: null },
    select: { id: true, userId: true, steamId: true, accountName: true, sealedSecret: true },
  });
}

/** Tells whether Steam took the account's last sign-in. */
export async function isNormal(db: Db, id: string): Promise<boolean> {
  return (await db.steamAccount.count({ where: { id, status: 'normal', unboundAt: null } })) === 1;
}

/** Keeps the tokens of a new sign-in. False where the account was unbound meanwhile. */
export async function updateTokens(
  tx: Tx,
  id: string,
  tokens: Pick<
    BoundAccount,
    'sealedSecret' | 'sealedAccessToken' | 'refreshTokenExpiresAt' | 'accessTokenExpiresAt'
  >,
): Promise<boolean> {
  const { count } = await tx.steamAccount.updateMany({ where: { id, unboundAt: null }, data: tokens });
  return count === 1;
}

/** Moves an account from one status to another. False where it was in no such status. */
export async function updateStatus(
  tx: Tx,
  id: string,
  { from, to }: Record<'from' | 'to', 'normal' | 'abnormal'>,
): Promise<boolean> {
  const { count } = await tx.steamAccount.updateMany({ where: { id, status: from }, data: { status: to } });
  return count === 1;
}

/** Forgets the access token, so that the next session begins with a new one. */
export async function dropToken(db: Db, id: string): Promise<void> {
  await db.steamAccount.updateMany({ where: { id, unboundAt: null }, data: { sealedAccessToken: null } });
}

/** The trade link that the market knows of a bound account. */
export async function findTradeUrl(db: Db, id: string): Promise<string | null> {
  const account = await db.steamAccount.findFirst({
    where: { id, unboundAt: null },
    select: { tradeUrl: true },
  });
  return account?.tradeUrl ?? null;
}

/** Keeps a new trade link. */
export async function updateTradeUrl(db: Db, id: string, tradeUrl: string): Promise<void> {
  await db.steamAccount.updateMany({ where: { id, unboundAt: null }, data: { tradeUrl } });
}

/** Sets who acts for an account. False where the user has it not bound. */
export async function updateType(
  tx: Tx,
  { id, userId }: OwnAccount,
  type: SteamAccountType,
): Promise<boolean> {
  const { count } = await tx.steamAccount.updateMany({
    where: { id, userId, unboundAt: null },
    // Who acts from now on has not failed yet.
    data: { type, unconfirmedCount: 0 },
  });
  return count === 1;
}

/** Says of what an account has on sale whether it is delivered by itself. @returns the items of what changed. */
export async function markListingsAutomatic(tx: Tx, id: string, isAutomatic: boolean): Promise<string[]> {
  const rows = await tx.$queryRaw<{ marketItemId: string }[]>`
    update listing set is_automatic = ${isAutomatic}, updated_at = clock_now()
    from asset where asset.id = listing.asset_id and asset.steam_account_id = ${id}::uuid
      and listing.status in ('active', 'paused') and listing.is_automatic <> ${isAutomatic}
    returning listing.market_item_id as "marketItemId"`;
  return rows.map(({ marketItemId }) => marketItemId);
}

/** Takes out of the market what an account has on sale. @returns the item of each listing. */
export async function withdrawListings(tx: Tx, id: string): Promise<string[]> {
  const rows = await tx.$queryRaw<{ marketItemId: string }[]>`
    update listing set status = 'withdrawn', updated_at = clock_now()
    from asset where asset.id = listing.asset_id and asset.steam_account_id = ${id}::uuid and listing.status in ('active', 'paused')
    returning listing.market_item_id as "marketItemId"`;
  return rows.map(({ marketItemId }) => marketItemId);
}

const FINAL_PHASES = Object.entries(ORDER_PHASES).flatMap(([phase, { isFinal }]) => (isFinal ? [phase] : []));

/** Orders of an account that have not ended; those under trade protection have not. */
export async function countLiveOrders(db: Db | Tx, id: string): Promise<number> {
  return db.order.count({ where: { asset: { steamAccountId: id }, phase: { notIn: FINAL_PHASES } } });
}

/** What an account has on sale now, or paused with its owner's shop. */
export async function countOpenListings(db: Db, id: string): Promise<number> {
  return db.listing.count({ where: { asset: { steamAccountId: id }, status: { in: ['active', 'paused'] } } });
}

/** Ends a binding. */
export async function updateUnbound(tx: Tx, id: string): Promise<void> {
  await tx.$executeRaw`update steam_account set unbound_at = clock_now() where id = ${id}::uuid`;
}

/** Erases the secrets of an account that is bound no more. */
export async function eraseSecrets(db: Db, id: string): Promise<void> {
  await db.$executeRaw`
    update steam_account set sealed_secret = '', sealed_access_token = null
    where id = ${id}::uuid and unbound_at is not null`;
}

/** Unbound accounts whose secrets are still there. */
export async function listUnforgottenIds(db: Db, limit: number): Promise<string[]> {
  const rows = await db.steamAccount.findMany({
    where: { unboundAt: { not: null }, sealedSecret: { not: '' } },
    select: { id: true },
    take: limit,
  });
  return rows.map(({ id }) => id);
}

/** Normal accounts whose sign-in ends before a time. */
export async function listEndingIds(db: Db, before: Date, limit: number): Promise<string[]> {
  const rows = await db.steamAccount.findMany({
    where: { unboundAt: null, status: 'normal', refreshTokenExpiresAt: { lt: before } },
    select: { id: true },
    orderBy: { refreshTokenExpiresAt: 'asc' },
    take: limit,
  });
  return rows.map(({ id }) => id);
}
