import type { Db, Tx } from '../../kernel/db.ts';

/** A bound account with its sealed secrets. Only the worker's database role can read them. */
export interface SealedAccount {
  steamId: string;
  sealedSecret: string;
  sealedAccessToken: string | null;
}

/** Reads a bound account with its sealed secrets. */
export async function findSealedAccount(db: Db, id: string): Promise<SealedAccount> {
  return db.steamAccount.findUniqueOrThrow({
    where: { id },
    select: { steamId: true, sealedSecret: true, sealedAccessToken: true },
  });
}

/** Stores a renewed access token and its expiry, unless the account was unbound or bound again since its secret was read. */
export async function updateAccessToken(
  db: Db,
  { id, sealedSecret }: { id: string; sealedSecret: string },
  token: { sealedAccessToken: string; accessTokenExpiresAt: Date | null },
): Promise<void> {
  await db.steamAccount.updateMany({ where: { id, unboundAt: null, sealedSecret }, data: token });
}

/** Deletes the access token, so that the next session gets a new one. */
export async function dropAccessToken(db: Db, id: string): Promise<void> {
  await db.steamAccount.update({ where: { id }, data: { sealedAccessToken: null }, select: { id: true } });
}

/** Whether an account can be used: `abnormal` cannot sign in, `notSellable` cannot sell. */
export type SteamAccountStatus = 'normal' | 'abnormal' | 'notSellable';

/**
 * Why an account is `notSellable`: Steam refused an offer of it, or would hold its trades for days. An `abnormal` account keeps it, so that
 * it cannot sell once it is signed in again.
 */
export type SteamRestriction = 'refused' | 'tradeHold';

/** Moves an account from one status to another; a normal one has no failed sign-ins. Returns its owner and name, or null if the account was not in `from`. */
export async function updateAccountStatus(
  db: Db | Tx,
  id: string,
  {
    from,
    to,
    restriction = null,
  }: { from: SteamAccountStatus; to: SteamAccountStatus; restriction?: SteamRestriction | null },
): Promise<{ userId: string; accountName: string } | null> {
  const [account] = await db.steamAccount.updateManyAndReturn({
    where: { id, status: from },
    data: { status: to, restriction, ...(to === 'normal' && { signInFailures: 0 }) },
    select: { userId: true, accountName: true },
  });
  return account ?? null;
}

/**
 * Moves an account to `abnormal`. Its restriction is kept: a lost sign-in does not end it (`updateSignedIn`).
 * @returns its owner and name, or null if it was abnormal already.
 */
export async function updateSignInLost(
  tx: Tx,
  id: string,
): Promise<{ userId: string; accountName: string } | null> {
  const [account] = await tx.$queryRaw<{ userId: string; accountName: string }[]>`
    update steam_account set restriction = case when status = 'notSellable' then coalesce(restriction, 'refused') end, status = 'abnormal'
    where id = ${id}::uuid and status <> 'abnormal'
    returning user_id as "userId", account_name as "accountName"`;
  return account ?? null;
}

/** Moves an `abnormal` account that Steam signs in again back to what it was: `notSellable` with its restriction, or `normal`. */
export async function updateSignedIn(db: Db | Tx, id: string): Promise<void> {
  await db.$executeRaw`
    update steam_account set status = case when restriction is null then 'normal' else 'notSellable' end, sign_in_failures = 0
    where id = ${id}::uuid and status = 'abnormal'`;
}

/** Reads why an account is `notSellable`; null if it is not. */
export async function findRestriction(db: Db | Tx, id: string): Promise<SteamRestriction | null> {
  const account = await db.steamAccount.findFirst({
    where: { id, unboundAt: null, status: 'notSellable' },
    select: { restriction: true },
  });
  return account && ((account.restriction ?? 'refused') as SteamRestriction);
}

/** Counts a try to sign in that Steam rejected for good. */
export async function countSignInFailure(db: Db, id: string): Promise<void> {
  await db.steamAccount.updateMany({ where: { id }, data: { signInFailures: { increment: 1 } } });
}

/**
 * The account for probing Steam: the signed-in account with the session that lasts longest, if possible of a lane that answers. Null if
 * there is none.
 * @param hasSecrets only one whose secrets are here, which confirmations need.
 */
export async function findProbeAccountId(db: Db, { hasSecrets = false } = {}): Promise<string | null> {
  const [row] = await db.$queryRaw<{ id: string }[]>`
    select id from steam_account where unbound_at is null and status = 'normal' and (has_secrets or not ${hasSecrets})
    order by exists (
        select from steam_lane_account held join steam_lane_pace pace on pace.lane_id = held.lane_id
        where held.account = steam_account.steam_id and pace.kind <> 'inventory' and pace.closed_until > clock_timestamp()
      ), access_token_expires_at desc nulls last, id limit 1`;
  return row?.id ?? null;
}
