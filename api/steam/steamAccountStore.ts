import type { Db } from '../kernel/db.ts';

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

/** Keeps a renewed access token. */
export async function updateAccessToken(db: Db, id: string, sealedAccessToken: string): Promise<void> {
  await db.steamAccount.update({ where: { id }, data: { sealedAccessToken }, select: { id: true } });
}

/** Sets what the account is good for. */
export async function updateAccountStatus(
  db: Db,
  id: string,
  status: 'normal' | 'abnormal' | 'notSellable',
): Promise<void> {
  await db.steamAccount.update({ where: { id }, data: { status }, select: { id: true } });
}
