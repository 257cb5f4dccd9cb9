import type { Db, Tx } from '../../kernel/db.ts';
import { newId } from '../../kernel/ids.ts';
import type { PartnerStatus } from './partner.ts';
import type { ReviewDecision } from './partnerReview.ts';

/** Inserts an operator's decision; these rows are never changed. */
export async function insertReview(
  tx: Tx,
  { verdict, reason, solution, ...row }: ReviewDecision & { partnerId: string; operator: string },
): Promise<void> {
  const data = { id: newId(), verdict, reason, solution, ...row };
  await tx.partnerReview.create({ data, select: { id: true } });
}

/** Stores an application's status; only a rejection has texts. */
export async function updateStatus(
  tx: Tx,
  id: string,
  { status, reason, solution }: { status: PartnerStatus; reason: string | null; solution: string | null },
): Promise<void> {
  await tx.$executeRaw`
    update partner set status = ${status}, reject_reason = ${reason}, solution = ${solution}, reviewed_at = clock_now()
    where id = ${id}::uuid`;
}

/** Whether step 2 has begun. */
export async function hasSetup(tx: Tx, partnerId: string): Promise<boolean> {
  return (await tx.partnerSetup.count({ where: { partnerId } })) > 0;
}

/** Revokes the keys and removes the address with its records, so that step 2 begins again. */
export async function clearSetup(tx: Tx, partnerId: string): Promise<void> {
  await tx.$executeRaw`
    update partner_key set revoked_at = clock_now() where partner_id = ${partnerId}::uuid and revoked_at is null`;
  await tx.partnerSetup.deleteMany({ where: { partnerId } });
  await tx.partner.update({
    where: { id: partnerId },
    data: {
      callbackUrl: null,
      lockedAt: null,
      callbackOffAt: null,
      callbackOffReason: null,
      failingSince: null,
    },
    select: { id: true },
  });
}

/** Applications for the operators' list, the longest waiting first. */
export async function listApplications(db: Db, status: PartnerStatus | null) {
  return db.partner.findMany({
    where: status ? { status } : {},
    orderBy: [{ submittedAt: 'asc' }, { id: 'asc' }],
    select: {
      appId: true,
      status: true,
      phone: true,
      submittedAt: true,
      lockedAt: true,
      attachment: { select: { name: true } },
    },
  });
}

/** Everything that operators see of an application; null if there is none. */
export async function findApplication(db: Db, appId: string) {
  return db.partner.findUnique({
    where: { appId },
    include: {
      attachment: { select: { name: true, mediaType: true, createdAt: true } },
      keys: { orderBy: { createdAt: 'asc' } },
      reviews: { orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] },
    },
  });
}

/** The bytes of an application's file; null if there is none. */
export async function findAttachmentBytes(db: Db, appId: string): Promise<Uint8Array | null> {
  const row = await db.partnerAttachment.findFirst({
    where: { partner: { appId } },
    select: { bytes: true },
  });
  return row?.bytes ?? null;
}
