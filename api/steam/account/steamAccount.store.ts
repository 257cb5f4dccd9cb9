import { readClock } from '../../kernel/clock.ts';
import type { Db, Tx } from '../../kernel/db.ts';
import { newId } from '../../kernel/ids.ts';
import { lockKey } from '../../kernel/tx.ts';
import { ORDER_PHASES } from '../../orders/order/order.ts';
import { updateSignedIn } from '../client/steamAccount.store.ts';
import type { SteamAccountType } from './steamBinding.ts';

/** An account as found by a sign-in, with sealed secrets. */
export interface BoundAccount {
  userId: string;
  steamId: string;
  accountName: string;
  type: SteamAccountType;
  tradeUrl: string;
  personaName: string | null;
  sealedSecret: string;
  sealedAccessToken: string;
  /** False if it was bound by tokens alone. */
  hasSecrets: boolean;
  refreshTokenExpiresAt: Date | null;
  accessTokenExpiresAt: Date | null;
  /** The inventory is not read before this time (S-07). */
  inventoryDueAt: Date;
}

/** Who has a Steam account bound now, with its secrets. */
export interface AccountOwner {
  id: string;
  userId: string;
  accountName: string;
  sealedSecret: string;
  hasSecrets: boolean;
}

/** Serialises decisions on the owner of a Steam account, and returns who has it bound now. */
export async function lockOwner(tx: Tx, steamId: string): Promise<AccountOwner | null> {
  await lockKey(tx, `steamId:${steamId}`);
  return tx.steamAccount.findFirst({
    where: { steamId, unboundAt: null },
    select: { id: true, userId: true, accountName: true, sealedSecret: true, hasSecrets: true },
  });
}

/**
 * Inserts an account that no one has bound.
 * @returns its id.
 */
export async function insertAccount(tx: Tx, account: BoundAccount): Promise<string> {
  const id = newId();
  await tx.steamAccount.create({ data: { id, ...account }, select: { id: true } });
  return id;
}

/**
 * Updates an account that its owner binds again. Its type is kept: changing it requires a code (S-04). So is its restriction: a
 * sign-in does not end it.
 */
export async function renewAccount(tx: Tx, id: string, account: BoundAccount): Promise<void> {
  const { userId: _, type: __, ...renewed } = account;
  await tx.steamAccount.update({
    where: { id },
    data: { ...renewed, unconfirmedCount: 0, signInFailures: 0 },
    select: { id: true },
  });
  await updateSignedIn(tx, id);
}

/**
 * Counts the accounts that a user has bound or that wait to be bound (`taken`), and those of the names that are new (`added`). An own
 * account that is bound again is counted once. A waiting QR code is always counted, since its binding does not say whose account it is.
 * Lock the binder first, and replace the waiting bindings of the names.
 */
export async function countPlaces(
  tx: Tx,
  userId: string,
  accountNames: readonly string[],
): Promise<{ taken: number; added: number }> {
  const [row] = await tx.$queryRaw<{ taken: number; added: number }[]>`
    with own as (select lower(account_name) as name from steam_account where user_id = ${userId}::uuid and unbound_at is null),
    waiting as (select distinct lower(account_name) as name from steam_binding where user_id = ${userId}::uuid and status = 'pending'
      except select name from own),
    added as (select distinct lower(name) as name from unnest(${[...accountNames]}::text[]) given (name)
      except select name from own)
    select ((select count(*) from own) + (select count(*) from waiting))::int as taken, (select count(*) from added)::int as added`;
  return row ?? { taken: 0, added: 0 };
}

/** One account of one user. */
export interface OwnAccount {
  id: string;
  userId: string;
}

/** True if the user has the account bound now. */
export async function hasOwnAccount(db: Db, { id, userId }: OwnAccount): Promise<boolean> {
  return (await db.steamAccount.count({ where: { id, userId, unboundAt: null } })) === 1;
}

/** Returns the steamid64 of an account that the user has bound. Null if there is none. */
export async function findOwnSteamId(tx: Tx, { id, userId }: OwnAccount): Promise<string | null> {
  const account = await tx.steamAccount.findFirst({
    where: { id, userId, unboundAt: null },
    select: { steamId: true },
  });
  return account?.steamId ?? null;
}

/** Locks an account that the user has bound, for the rest of the transaction. */
export async function lockOwnAccount(tx: Tx, { id, userId }: OwnAccount): Promise<boolean> {
  const rows = await tx.$queryRaw<unknown[]>`
    select 1 from steam_account where id = ${id}::uuid and user_id = ${userId}::uuid and unbound_at is null for update`;
  return rows.length === 1;
}

/** A bound account with its sealed secret. Only the worker's database role can read it. */
export interface SealedOwn {
  id: string;
  userId: string;
  steamId: string;
  accountName: string;
  sealedSecret: string;
  refreshTokenExpiresAt: Date | null;
}

/** Finds the account while it is bound. */
export async function findSealedOwn(db: Db | Tx, id: string): Promise<SealedOwn | null> {
  return db.steamAccount.findFirst({
    where: { id, unboundAt: null },
    select: {
      id: true,
      userId: true,
      steamId: true,
      accountName: true,
      sealedSecret: true,
      refreshTokenExpiresAt: true,
    },
  });
}

/** True if Steam accepted the account's last sign-in. */
export async function isSignedIn(db: Db, id: string): Promise<boolean> {
  const where = { id, status: { not: 'abnormal' }, unboundAt: null };
  return (await db.steamAccount.count({ where })) === 1;
}

/** Stores the tokens of a new sign-in. Returns false if the account was unbound, or its secret replaced, since it was read. */
export async function updateTokens(
  db: Db,
  { id, sealedSecret }: Pick<SealedOwn, 'id' | 'sealedSecret'>,
  tokens: Pick<
    BoundAccount,
    'sealedSecret' | 'sealedAccessToken' | 'refreshTokenExpiresAt' | 'accessTokenExpiresAt'
  >,
): Promise<boolean> {
  const { count } = await db.steamAccount.updateMany({
    where: { id, unboundAt: null, sealedSecret },
    data: tokens,
  });
  return count === 1;
}

/** Records that the owner was notified of this end of the sign-in. Returns false if that was recorded before. */
export async function markEndingNotified(tx: Tx, id: string, expiresAt: Date): Promise<boolean> {
  const { count } = await tx.steamAccount.updateMany({
    where: { id, unboundAt: null, OR: [{ endingToldFor: null }, { NOT: { endingToldFor: expiresAt } }] },
    data: { endingToldFor: expiresAt },
  });
  return count === 1;
}

/** True if the market holds what confirms for the account. False for an account bound by tokens alone, null if the user has not bound it. */
export async function holdsSecrets(tx: Tx, { id, userId }: OwnAccount): Promise<boolean | null> {
  const account = await tx.steamAccount.findFirst({
    where: { id, userId, unboundAt: null },
    select: { hasSecrets: true },
  });
  return account?.hasSecrets ?? null;
}

/** Sets when the sign-in of an account is tried next: of an abnormal one, or of one that Steam does not renew. */
export async function updateSignInDueAt(db: Db | Tx, id: string, signInDueAt: Date): Promise<void> {
  await db.steamAccount.updateMany({ where: { id, unboundAt: null }, data: { signInDueAt } });
}

/** Tries in a row that Steam rejects; after them an abnormal account waits for its owner. */
const SIGN_IN_FAILURES_MAX = 5;

/** Lists abnormal accounts whose next try is due. */
export async function listRetryIds(db: Db, now: Date, limit: number): Promise<string[]> {
  const rows = await db.steamAccount.findMany({
    where: {
      unboundAt: null,
      status: 'abnormal',
      signInFailures: { lt: SIGN_IN_FAILURES_MAX },
      OR: [{ signInDueAt: null }, { signInDueAt: { lte: now } }],
    },
    select: { id: true },
    orderBy: [{ signInDueAt: { sort: 'asc', nulls: 'first' } }, { id: 'asc' }],
    take: limit,
  });
  return rows.map(({ id }) => id);
}

/** Deletes the access token, so that the next session gets a new one. */
export async function dropToken(db: Db, id: string): Promise<void> {
  await db.steamAccount.updateMany({ where: { id, unboundAt: null }, data: { sealedAccessToken: null } });
}

/** Reads the stored trade link of a bound account. */
export async function findTradeUrl(db: Db, id: string): Promise<string | null> {
  const account = await db.steamAccount.findFirst({
    where: { id, unboundAt: null },
    select: { tradeUrl: true },
  });
  return account?.tradeUrl ?? null;
}

/** Stores a new trade link. */
export async function updateTradeUrl(db: Db, id: string, tradeUrl: string): Promise<void> {
  await db.steamAccount.updateMany({ where: { id, unboundAt: null }, data: { tradeUrl } });
}

/** Sets who acts for an account. Returns false if the user has not bound it. */
export async function updateType(
  tx: Tx,
  { id, userId }: OwnAccount,
  type: SteamAccountType,
): Promise<boolean> {
  const { count } = await tx.steamAccount.updateMany({
    where: { id, userId, unboundAt: null },
    // A new type starts without failures.
    data: { type, unconfirmedCount: 0 },
  });
  return count === 1;
}

/**
 * Sets whether an account's listings are delivered automatically.
 * @returns the item ids of changed listings.
 */
export async function markListingsAutomatic(tx: Tx, id: string, isAutomatic: boolean): Promise<string[]> {
  const rows = await tx.$queryRaw<{ marketItemId: string }[]>`
    update listing set is_automatic = ${isAutomatic}, updated_at = (select clock_now())
    from asset where asset.id = listing.asset_id and asset.steam_account_id = ${id}::uuid
      and listing.status in ('active', 'paused') and listing.is_automatic <> ${isAutomatic}
    returning listing.market_item_id as "marketItemId"`;
  return rows.map(({ marketItemId }) => marketItemId);
}

/**
 * Withdraws an account's listings.
 * @returns the item id of each listing.
 */
export async function withdrawListings(tx: Tx, id: string): Promise<string[]> {
  const rows = await tx.$queryRaw<{ marketItemId: string }[]>`
    update listing set status = 'withdrawn', updated_at = (select clock_now())
    from asset where asset.id = listing.asset_id and asset.steam_account_id = ${id}::uuid and listing.status in ('active', 'paused')
    returning listing.market_item_id as "marketItemId"`;
  return rows.map(({ marketItemId }) => marketItemId);
}

const FINAL_PHASES = Object.entries(ORDER_PHASES).flatMap(([phase, { isFinal }]) => (isFinal ? [phase] : []));

/**
 * Number of an account's orders that still need its sign-in: those that have not ended, which orders under trade protection
 * have not, and those whose reversal is looked into (`findFault`).
 */
export async function countLiveOrders(db: Db | Tx, id: string): Promise<number> {
  const isLookedInto = { endedAt: null, lookAt: { not: null }, waitsUntil: { gt: await readClock(db) } };
  return db.order.count({
    where: {
      asset: { steamAccountId: id },
      OR: [{ phase: { notIn: FINAL_PHASES } }, { dispute: isLookedInto }],
    },
  });
}

/** Number of an account's listings that are on sale, or paused with the shop. */
export async function countOpenListings(db: Db, id: string): Promise<number> {
  return db.listing.count({ where: { asset: { steamAccountId: id }, status: { in: ['active', 'paused'] } } });
}

/** Marks an account as unbound. */
export async function updateUnbound(tx: Tx, id: string): Promise<void> {
  await tx.$executeRaw`update steam_account set unbound_at = clock_now() where id = ${id}::uuid`;
}

/** Erases the secrets of an unbound account. */
export async function eraseSecrets(db: Db, id: string): Promise<void> {
  await db.steamAccount.updateMany({
    where: { id, unboundAt: { not: null } },
    data: { sealedSecret: '', sealedAccessToken: null },
  });
}

/** Lists unbound accounts of which a secret or an access token is still stored. */
export async function listUnforgottenIds(db: Db, limit: number): Promise<string[]> {
  const rows = await db.steamAccount.findMany({
    where: {
      unboundAt: { not: null },
      OR: [{ sealedSecret: { not: '' } }, { sealedAccessToken: { not: null } }],
    },
    select: { id: true },
    take: limit,
  });
  return rows.map(({ id }) => id);
}

/** Lists accounts that are signed in, whose sign-in expires before a time, and whose next try is due. */
export async function listEndingIds(
  db: Db,
  { before, now }: { before: Date; now: Date },
  limit: number,
): Promise<string[]> {
  const rows = await db.steamAccount.findMany({
    where: {
      unboundAt: null,
      status: { not: 'abnormal' },
      refreshTokenExpiresAt: { lt: before },
      OR: [{ signInDueAt: null }, { signInDueAt: { lte: now } }],
    },
    select: { id: true },
    orderBy: { refreshTokenExpiresAt: 'asc' },
    take: limit,
  });
  return rows.map(({ id }) => id);
}
