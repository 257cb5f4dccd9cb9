import type { Db, Tx } from '../../kernel/db.ts';
import { newId } from '../../kernel/ids.ts';
import type { AttachmentType } from './attachment.ts';
import type { ApplicationDraft, PartnerStatus } from './partner.ts';

/** An application that is locked for this transaction. */
export interface LockedApplication {
  readonly id: string;
  readonly userId: string;
  readonly appId: string;
  readonly status: PartnerStatus;
  readonly rejectReason: string | null;
  readonly solution: string | null;
  readonly callbackUrl: string | null;
  readonly lockedAt: Date | null;
}

const LOCKED = {
  id: true,
  userId: true,
  appId: true,
  status: true,
  rejectReason: true,
  solution: true,
  callbackUrl: true,
  lockedAt: true,
} as const;

/** Inserts a user's first application. Returns false if the user already has one. */
export async function insertPartner(
  tx: Tx,
  { userId, appId, application }: { userId: string; appId: string; application: ApplicationDraft },
): Promise<boolean> {
  const { phone, wechat, reason, dailyOrders, dailyAmountCents } = application;
  const inserted = await tx.$executeRaw`
    insert into partner (id, user_id, app_id, phone, wechat, reason, daily_orders, daily_amount_cents)
    values (${newId()}::uuid, ${userId}::uuid, ${appId}, ${phone}, ${wechat}, ${reason}, ${dailyOrders}, ${dailyAmountCents})
    on conflict (user_id) do nothing`;
  return inserted === 1;
}

/** A user's application, locked until the transaction ends; null if there is none. */
export async function lockApplication(tx: Tx, userId: string): Promise<LockedApplication | null> {
  await tx.$executeRaw`select 1 from partner where user_id = ${userId}::uuid for no key update`;
  return (await tx.partner.findUnique({ where: { userId }, select: LOCKED })) as LockedApplication | null;
}

/** The app id and the status of a user's application; null if there is none. */
export async function findPartnerStatus(
  db: Db,
  userId: string,
): Promise<{ appId: string; status: PartnerStatus } | null> {
  const row = await db.partner.findUnique({ where: { userId }, select: { appId: true, status: true } });
  return row as { appId: string; status: PartnerStatus } | null;
}

/** Whether a database belongs to a market with a sandbox, which keeps its books there. Production never has them. */
export async function hasSandboxBooks(db: Db): Promise<boolean> {
  const [row] = await db.$queryRaw<[{ isThere: boolean }]>`
    select to_regclass('sandbox.steam_account') is not null as "isThere"`;
  return row.isThere;
}

/** The application of an app id, locked in the same way. */
export async function lockApplicationByAppId(tx: Tx, appId: string): Promise<LockedApplication | null> {
  await tx.$executeRaw`select 1 from partner where app_id = ${appId} for no key update`;
  return (await tx.partner.findUnique({ where: { appId }, select: LOCKED })) as LockedApplication | null;
}

/** Submits a corrected application for review. */
export async function updateApplication(tx: Tx, id: string, application: ApplicationDraft): Promise<void> {
  const { phone, wechat, reason, dailyOrders, dailyAmountCents } = application;
  await tx.$executeRaw`
    update partner set phone = ${phone}, wechat = ${wechat}, reason = ${reason}, daily_orders = ${dailyOrders},
      daily_amount_cents = ${dailyAmountCents}, status = 'reviewing', reject_reason = null, solution = null,
      submitted_at = clock_now(), reviewed_at = null
    where id = ${id}::uuid`;
}

/** Stores the file of an application, replacing the previous one. */
export async function replaceAttachment(
  tx: Tx,
  attachment: { partnerId: string; name: string; mediaType: AttachmentType; bytes: Uint8Array },
): Promise<void> {
  const { partnerId, name, mediaType, bytes } = attachment;
  await tx.$executeRaw`
    insert into partner_attachment (partner_id, name, media_type, bytes)
    values (${partnerId}::uuid, ${name}, ${mediaType}, ${bytes})
    on conflict (partner_id) do update set name = excluded.name, media_type = excluded.media_type, bytes = excluded.bytes,
      created_at = clock_now()`;
}

/** The file of a user's application; null if there is none. */
export async function findAttachment(db: Db, userId: string) {
  return db.partnerAttachment.findFirst({
    where: { partner: { userId } },
    select: { name: true, mediaType: true, bytes: true },
  });
}
