import { sql } from 'kysely';
import type { Db, Tx } from '../../kernel/db.ts';
import { Prisma, type User } from '../../kernel/generated/prisma/client.ts';
import { newId } from '../../kernel/ids.ts';
import { prepareQuery } from '../../kernel/query.ts';
import { lockKey } from '../../kernel/tx.ts';

/** The data that decides whether a user may sell. */
export interface SellerState {
  isBlocked: boolean;
  isShopOpen: boolean;
  /** True if operators have closed listing. */
  isListingClosed: boolean;
}

const USER_COLUMNS = Object.values(Prisma.UserScalarFieldEnum);
const selectUsers = prepareQuery<{ ids: string[] }>('ids')((query, { ids }) =>
  query.selectFrom('appUser').select(USER_COLUMNS).where('id', '=', sql<string>`any(${ids}::uuid[])`),
);

/** People with all their columns, one for each of `ids`; null for one who does not exist. */
export async function listUsers(db: Db, ids: readonly string[]): Promise<(User | null)[]> {
  const users = new Map((await selectUsers(db, { ids: [...ids] })).map((row) => [row.id, row]));
  return ids.map((id) => users.get(id) ?? null);
}

/** Whether a seller is blocked and whether their shop is open, locked until the transaction ends, and whether anybody may list. */
export async function lockSeller(tx: Tx, id: string): Promise<SellerState> {
  const [row] = await tx.$queryRaw<[SellerState]>`
    select is_blocked as "isBlocked", is_shop_open as "isShopOpen", exists (select from service_closure where service = 'listings') as "isListingClosed"
    from app_user where id = ${id}::uuid for share`;
  return row;
}

/**
 * Locks phone numbers until the transaction ends, so that nobody signs in with them or changes to one of them. Whoever takes
 * this lock takes it before those on the user, the codes and the change of the number.
 */
async function lockPhones(tx: Tx, phones: readonly string[]): Promise<void> {
  for (const phone of phones.toSorted()) await lockKey(tx, `phone:${phone}`);
}

/** The user of a phone number, created at the first sign-in (T-3: sign-in and registration are one). */
export async function findOrInsertUser(tx: Tx, phone: string): Promise<{ id: string; isNew: boolean }> {
  const id = newId();
  await lockPhones(tx, [phone]);
  const inserted = await tx.$executeRaw`
    insert into app_user (id, phone) values (${id}::uuid, ${phone}) on conflict (phone) do nothing`;
  if (inserted === 1) return { id, isNew: true };
  const user = await tx.user.findUniqueOrThrow({ where: { phone }, select: { id: true } });
  return { id: user.id, isNew: false };
}

/**
 * Locks a user's phone number until the transaction ends, so that nobody signs in with it.
 * @returns the number, in E.164.
 */
export async function lockPhone(tx: Tx, id: string): Promise<string> {
  const phone = await findPhone(tx, id);
  await lockPhones(tx, [phone]);
  return phone;
}

/** The phone number, in E.164. */
export async function findPhone(db: Db | Tx, id: string): Promise<string> {
  const { phone } = await db.user.findUniqueOrThrow({ where: { id }, select: { phone: true } });
  return phone;
}

/**
 * Changes a user's phone number.
 * @returns the previous one; null, with nothing changed, if the new one belongs to somebody else.
 */
export async function changePhone(tx: Tx, id: string, phone: string): Promise<string | null> {
  const before = await findPhone(tx, id);
  await lockPhones(tx, [before, phone]);
  if (await tx.user.findUnique({ where: { phone }, select: { id: true } })) return null;
  await tx.user.update({ where: { id }, data: { phone }, select: { id: true } });
  return before;
}

/** A new trade link is due at once for a query whether its Steam account may trade, and without a hold. */
const BAN_DUE = { banDueAt: new Date(0), holdAskedAt: null, holdDueAt: new Date(0) };

/** Sets a user's trade link. */
export async function updateTradeUrl(db: Db | Tx, id: string, tradeUrl: string): Promise<void> {
  await db.user.update({ where: { id }, data: { tradeUrl, ...BAN_DUE }, select: { id: true } });
}

/** A user's trade link, locked until the transaction ends. */
export async function lockTradeUrl(tx: Tx, id: string): Promise<string | null> {
  const [row] = await tx.$queryRaw<{ tradeUrl: string | null }[]>`
    select trade_url as "tradeUrl" from app_user where id = ${id}::uuid for no key update`;
  return row?.tradeUrl ?? null;
}

/** Replaces a user's trade link, if it is still the given one. */
export async function replaceTradeUrl(tx: Tx, id: string, from: string, to: string): Promise<void> {
  await tx.user.updateMany({ where: { id, tradeUrl: from }, data: { tradeUrl: to, ...BAN_DUE } });
}

/** Opens or closes a user's shop and locks that state until the transaction ends. Returns false if it is unchanged. */
export async function updateShopOpen(tx: Tx, id: string, isOpen: boolean): Promise<boolean> {
  const count = await tx.$executeRaw`
    update app_user set is_shop_open = ${isOpen} where id = ${id}::uuid and is_shop_open <> ${isOpen}`;
  return count === 1;
}

/** Stores which facts a user sees on each row of their inventory and listings. */
export async function updateDeskFacts(db: Db, id: string, deskFacts: readonly string[]): Promise<void> {
  await db.user.update({ where: { id }, data: { deskFacts: [...deskFacts] }, select: { id: true } });
}

/** Stores whether a user wants one kind of optional messages. In one statement, so that choices about others made at once stay. */
export async function updateMutedAlert(
  db: Db,
  id: string,
  { alert, isMuted }: { alert: string; isMuted: boolean },
): Promise<void> {
  await db.$executeRaw`
    update app_user set muted_alerts = array_remove(muted_alerts, ${alert})
      || case when ${isMuted} then array[${alert}::text] else '{}'::text[] end
    where id = ${id}::uuid`;
}

/** Blocks a user from buying, selling and withdrawing. */
export async function blockUser(tx: Tx, id: string): Promise<void> {
  await tx.user.update({ where: { id }, data: { isBlocked: true }, select: { id: true } });
}

/**
 * Whether a user is blocked; this and the user's holds are locked until the transaction ends. Null if there is no such
 * user.
 */
export async function lockBlock(tx: Tx, id: string): Promise<{ isBlocked: boolean } | null> {
  const [row] = await tx.$queryRaw<{ isBlocked: boolean }[]>`
    select is_blocked as "isBlocked" from app_user where id = ${id}::uuid for no key update`;
  return row ?? null;
}

/** Unblocks a user, who may buy and sell again. */
export async function releaseUser(tx: Tx, id: string): Promise<void> {
  await tx.user.update({ where: { id }, data: { isBlocked: false }, select: { id: true } });
}

/** The chosen nickname, and when another may be chosen (null: now); both are locked until the transaction ends. */
export async function lockChosenNickname(
  tx: Tx,
  id: string,
  stayMs: number,
): Promise<{ nickname: string | null; availableAt: Date | null }> {
  const [row] = await tx.$queryRaw<[{ nickname: string | null; availableAt: Date | null }]>`
    select nickname, case when nickname_set_at + ${stayMs} * interval '1 millisecond' > clock_now()
      then nickname_set_at + ${stayMs} * interval '1 millisecond' end as "availableAt"
    from app_user where id = ${id}::uuid for no key update`;
  return row;
}

/** Stores a chosen nickname and the time of the choice. */
export async function updateNickname(tx: Tx, id: string, nickname: string): Promise<void> {
  await tx.$executeRaw`
    update app_user set nickname = ${nickname}, nickname_set_at = clock_now() where id = ${id}::uuid`;
}

/** Turns a user's open platform on or off. */
export async function updateOpenPlatform(db: Db, id: string, isOn: boolean): Promise<void> {
  await db.user.update({ where: { id }, data: { isOpenPlatformOn: isOn }, select: { id: true } });
}
