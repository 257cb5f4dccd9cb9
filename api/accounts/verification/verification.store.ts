import type { Db, Tx } from '../../kernel/db.ts';
import { newId } from '../../kernel/ids.ts';
import { lockKey } from '../../kernel/tx.ts';

/** The displayed part of a user's verification; null for a user who is not verified. */
export async function findVerification(db: Db | Tx, userId: string) {
  return db.verification.findUnique({
    where: { userId },
    select: {
      id: true,
      maskedName: true,
      maskedIdNumber: true,
      frozenUntil: true,
      paymentAccount: { select: { id: true, accountHash: true, maskedAccount: true } },
    },
  });
}

/**
 * Inserts a payment-app account. If two users bind one account concurrently, the second waits and is rejected.
 * @returns its id, or null if it belongs or belonged to another user.
 */
export async function insertPaymentAccount(
  tx: Tx,
  account: { userId: string; sealedAccount: string; accountHash: string; maskedAccount: string },
): Promise<string | null> {
  const { userId, accountHash } = account;
  await lockKey(tx, accountHash);
  const others = await tx.paymentAccount.count({ where: { accountHash, userId: { not: userId } } });
  if (others > 0) return null;
  const id = newId();
  await tx.paymentAccount.create({ data: { id, ...account }, select: { id: true } });
  return id;
}

/**
 * Stores a user's identity and marks the user as verified. Withdrawals are frozen until `freezeMs` have passed since the
 * latest change of the phone number, which `freezeWithdrawals` could not store while the user was not verified. The user is
 * locked, so that a concurrent change either is seen here or finds the verification.
 * @returns false if the user, or somebody with this number, is already verified.
 */
export async function insertVerification(
  tx: Tx,
  row: {
    userId: string;
    sealedIdentity: string;
    idNumberHash: string;
    maskedName: string;
    maskedIdNumber: string;
    paymentAccountId: string;
  },
  freezeMs: number,
): Promise<boolean> {
  await tx.$queryRaw`select id from app_user where id = ${row.userId}::uuid for no key update`;
  const inserted = await tx.$executeRaw`
    insert into verification (id, user_id, sealed_identity, id_number_hash, masked_name, masked_id_number, payment_account_id, frozen_until)
    values (${newId()}::uuid, ${row.userId}::uuid, ${row.sealedIdentity}, ${row.idNumberHash}, ${row.maskedName},
      ${row.maskedIdNumber}, ${row.paymentAccountId}::uuid,
      (select max(created_at) + ${freezeMs} * interval '1 millisecond' from account_action
        where user_id = ${row.userId}::uuid and kind = 'setPhone'
        having max(created_at) + ${freezeMs} * interval '1 millisecond' > clock_now()))
    on conflict do nothing`;
  if (inserted !== 1) return false;
  await tx.user.update({ where: { id: row.userId }, data: { verifiedStatus: 1 }, select: { id: true } });
  return true;
}

/** Replaces the bound account and freezes withdrawals for `freezeMs`. Returns false for a user who is not verified. */
export async function updatePaymentAccount(
  tx: Tx,
  { userId, paymentAccountId, freezeMs }: { userId: string; paymentAccountId: string; freezeMs: number },
): Promise<boolean> {
  const updated = await tx.$executeRaw`
    update verification set payment_account_id = ${paymentAccountId}::uuid,
      frozen_until = clock_now() + ${freezeMs} * interval '1 millisecond'
    where user_id = ${userId}::uuid`;
  return updated === 1;
}

/** A user's verification, locked until the transaction ends. */
export async function lockVerification(
  tx: Tx,
  userId: string,
): Promise<{ paymentAccountId: string; frozenUntil: Date | null } | null> {
  const [row] = await tx.$queryRaw<{ paymentAccountId: string; frozenUntil: Date | null }[]>`
    select payment_account_id as "paymentAccountId",
      case when frozen_until > clock_now() then frozen_until end as "frozenUntil"
    from verification where user_id = ${userId}::uuid for share`;
  return row ?? null;
}

/**
 * Freezes a verified user's withdrawals for `freezeMs`; a freeze that lasts longer is unchanged. Whoever is not verified yet
 * cannot withdraw, and `insertVerification` stores what is left of the freeze.
 */
export async function freezeWithdrawals(tx: Tx, userId: string, freezeMs: number): Promise<void> {
  await tx.$executeRaw`
    update verification set frozen_until = greatest(frozen_until, clock_now() + ${freezeMs} * interval '1 millisecond')
    where user_id = ${userId}::uuid`;
}
