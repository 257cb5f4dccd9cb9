import type { Db, Tx } from '../../kernel/db.ts';
import { lockKey } from '../../kernel/tx.ts';
import {
  type BindingReason,
  type BindingWay,
  QR_WAIT_MS,
  type SteamAccountType,
  WAIT_MAX_MS,
  WAIT_MIN_MS,
} from './steamBinding.ts';

/** The ways by which an owner signs in, with the tokens as the only result. */
export const OWNER_WAYS = ['qr', 'code'] as const satisfies BindingWay[];
export type OwnerWay = (typeof OWNER_WAYS)[number];

/** A binding with its sealed upload. Only the worker's database role can read it. */
export interface PendingBinding {
  id: string;
  way: BindingWay;
  createdAt: Date;
  userId: string;
  accountName: string;
  type: SteamAccountType;
  /** Reason of the last attempt's failure. */
  reason: BindingReason | null;
  sealedUpload: string;
}

/** Serialises the binding requests of a user. */
export async function lockBinder(tx: Tx, userId: string): Promise<void> {
  await lockKey(tx, `bind:${userId}`);
}

/**
 * When a user may start the next sign-in by QR code or typed code: an hour after the oldest of the last `max`. Null if that is now. Lock
 * the binder first.
 */
export async function findNextSignInAt(tx: Tx, userId: string, max: number): Promise<Date | null> {
  const [row] = await tx.$queryRaw<{ nextAt: Date }[]>`
    select created_at + interval '1 hour' as "nextAt" from steam_binding
    where user_id = ${userId}::uuid and way = any(${[...OWNER_WAYS]}) and created_at > clock_now() - interval '1 hour'
    order by created_at desc offset ${max - 1} limit 1`;
  return row?.nextAt ?? null;
}

/** Inserts a binding that waits for the worker. */
export async function insertBinding(
  tx: Tx,
  binding: {
    id: string;
    userId: string;
    way: BindingWay;
    accountName: string;
    type: SteamAccountType;
    sealedUpload: string;
  },
): Promise<void> {
  await tx.steamBinding.create({ data: binding, select: { id: true } });
}

/**
 * Fails the waiting bindings of these accounts and deletes their uploads.
 * @returns their ids.
 */
export async function replacePendingBindings(
  tx: Tx,
  userId: string,
  accountNames: readonly string[],
): Promise<string[]> {
  const rows = await tx.$queryRaw<{ id: string }[]>`
    update steam_binding set status = 'failed', reason = 'replaced', sealed_upload = null, challenge_url = null,
      updated_at = clock_now()
    where user_id = ${userId}::uuid and status = 'pending' and account_name = any(${[...accountNames]})
    returning id`;
  return rows.map(({ id }) => id);
}

/** Finds a waiting binding. Null if it was bound, failed or replaced. */
export async function findPendingBinding(db: Db, id: string): Promise<PendingBinding | null> {
  const row = await db.steamBinding.findFirst({
    where: { id, status: 'pending' },
    select: {
      id: true,
      userId: true,
      way: true,
      accountName: true,
      type: true,
      reason: true,
      sealedUpload: true,
      createdAt: true,
    },
  });
  return row?.sealedUpload ? (row as PendingBinding) : null;
}

/** Ends a binding and deletes its upload. Returns false if it is no longer waiting. */
export async function endBinding(
  tx: Tx,
  id: string,
  end:
    | { status: 'bound'; steamAccountId: string; accountName: string }
    | { status: 'failed'; reason: BindingReason; accountName: string },
): Promise<boolean> {
  const reason = end.status === 'failed' ? end.reason : null;
  const steamAccountId = end.status === 'bound' ? end.steamAccountId : null;
  const count = await tx.$executeRaw`
    update steam_binding set status = ${end.status}, reason = ${reason}, steam_account_id = ${steamAccountId}::uuid,
      account_name = ${end.accountName}, challenge_url = null,
      sealed_upload = null, updated_at = clock_now()
    where id = ${id}::uuid and status = 'pending'`;
  return count === 1;
}

/** Replaces the sealed upload of a waiting binding by one that knows more. */
export async function updateUpload(db: Db, id: string, sealedUpload: string): Promise<void> {
  await db.steamBinding.updateMany({ where: { id, status: 'pending' }, data: { sealedUpload } });
}

/** Stores the address in the present QR code of a waiting binding, and that Steam answered. Returns false if it is no longer waiting. */
export async function updateChallenge(tx: Tx, id: string, challengeUrl: string): Promise<boolean> {
  const count = await tx.$executeRaw`
    update steam_binding set challenge_url = ${challengeUrl}, reason = null, updated_at = clock_now()
    where id = ${id}::uuid and status = 'pending'`;
  return count === 1;
}

/** Locks a waiting binding for the rest of the transaction. Returns false if it is no longer waiting. */
export async function lockPendingBinding(tx: Tx, id: string): Promise<boolean> {
  const rows = await tx.$queryRaw<unknown[]>`
    select 1 from steam_binding where id = ${id}::uuid and status = 'pending' for update`;
  return rows.length === 1;
}

/** Stores why a binding is still waiting. Returns false if it is no longer waiting. */
export async function delayBinding(tx: Tx, id: string, reason: BindingReason): Promise<boolean> {
  const count = await tx.$executeRaw`
    update steam_binding set reason = ${reason}, updated_at = clock_now() where id = ${id}::uuid and status = 'pending'`;
  return count === 1;
}

/**
 * Lists waiting bindings of some ways that are due for an attempt, the longest untried first. The wait grows from five seconds to five minutes;
 * a QR code is looked at every three seconds while Steam answers. An attempt that crashed with its worker becomes due in the same way.
 */
export async function listDueBindingIds(
  db: Db,
  ways: readonly BindingWay[],
  limit: number,
): Promise<string[]> {
  const rows = await db.$queryRaw<{ id: string }[]>`
    select id from steam_binding where status = 'pending' and way = any(${[...ways]})
      and updated_at <= clock_now() - case when way = 'qr' and reason is null then ${QR_WAIT_MS} * interval '1 millisecond'
        else least(${WAIT_MAX_MS} * interval '1 millisecond',
          greatest(${WAIT_MIN_MS} * interval '1 millisecond', (updated_at - created_at) / 2)) end
    order by updated_at, id limit ${limit}`;
  return rows.map(({ id }) => id);
}
