import type { Db, Tx } from '../../kernel/db.ts';

/** A bound account with its sealed secrets: readable by the worker's database role alone. */
export interface SealedAccount {
  steamId: string;
  sealedSecret: string;
  sealedAccessToken: string | null;
}

/** The account's row. */
export async function findSealedAccount(db: Db, id: string): Promise<SealedAccount> {
  return db.steamAccount.findUniqueOrThrow({
    where: { id },
    select: { steamId: true, sealedSecret: true, sealedAccessToken: true },
  });
}

/** Keeps a renewed access token, and when it ends. */
export async function updateAccessToken(
  db: Db,
  id: string,
  token: { sealedAccessToken: string; accessTokenExpiresAt: Date | null },
): Promise<void> {
  await db.steamAccount.update({ where: { id }, data: token, select: { id: true } });
}

/** Forgets the access token, so that the next session begins with a new one. */
export async function dropAccessToken(db: Db, id: string): Promise<void> {
  await db.steamAccount.update({ where: { id }, data: { sealedAccessToken: null }, select: { id: true } });
}

/** What an account is good for. */
export type SteamAccountStatus = 'normal' | 'abnormal' | 'notSellable';

/** Moves an account from one status to another. Null where it was in no such status; else whose it is. */
export async function updateAccountStatus(
  db: Db | Tx,
  id: string,
  { from, to }: { from: SteamAccountStatus; to: SteamAccountStatus },
): Promise<{ userId: string; accountName: string } | null> {
  const [account] = await db.steamAccount.updateManyAndReturn({
    where: { id, status: from },
    data: { status: to },
    select: { userId: true, accountName: true },
  });
  return account ?? null;
}

/** The account to see by how Steam does: of those that Steam knows, the one whose session lasts longest. Null where there is none. */
export async function findProbeAccountId(db: Db): Promise<string | null> {
  const [row] = await db.$queryRaw<{ id: string }[]>`
    select id from steam_account where unbound_at is null and status = 'normal'
    order by access_token_expires_at desc nulls last, id limit 1`;
  return row?.id ?? null;
}
