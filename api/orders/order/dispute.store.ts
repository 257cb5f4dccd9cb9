import type { Db, Tx } from '../../kernel/db.ts';
import type { DisputeCause, Fault } from './dispute.ts';

/** Inserts a dispute. Returns false if the order already has one. */
export async function insertDispute(
  tx: Tx,
  dispute: { orderId: string; cause: DisputeCause; waitsUntil: Date; lookAt: Date | null },
): Promise<boolean> {
  const { orderId, cause, waitsUntil, lookAt } = dispute;
  const inserted = await tx.$executeRaw`
    insert into order_dispute (order_id, cause, waits_until, look_at)
    values (${orderId}::uuid, ${cause}, ${waitsUntil}, ${lookAt}) on conflict do nothing`;
  return inserted === 1;
}

/** Ends a dispute with the side at fault, once. Returns false if it has already ended. */
export async function endDispute(
  tx: Tx,
  orderId: string,
  { fault, evidence }: { fault: Exclude<Fault, 'unknown'>; evidence: Record<string, string> },
): Promise<boolean> {
  const ended = await tx.$executeRaw`
    update order_dispute set fault = ${fault}, evidence = ${JSON.stringify(evidence)}::jsonb, look_at = null, ended_at = clock_now()
    where order_id = ${orderId}::uuid and ended_at is null`;
  return ended === 1;
}

/** True if an order was bought by a partner for somebody else (`updateRecipient`, `updateFillRecipient`, `updateOfferRecipient`). */
export async function isForOthers(tx: Tx, orderId: string): Promise<boolean> {
  const bought = await tx.partnerOrder.findUnique({ where: { orderId }, select: { isForOthers: true } });
  if (bought) return bought.isForOthers;
  const fill = await tx.bidFill.findUnique({ where: { orderId }, select: { isForOthers: true } });
  if (fill) return fill.isForOthers;
  const offer = await tx.priceOffer.findUnique({ where: { orderId }, select: { isForOthers: true } });
  return offer?.isForOthers ?? false;
}

/** Lists disputed orders for which a query to Steam is due. */
export async function listDueDisputeIds(db: Db, limit: number): Promise<string[]> {
  const rows = await db.$queryRaw<{ id: string }[]>`
    select order_id as id from order_dispute
    where ended_at is null and look_at <= clock_now() and waits_until > clock_now() order by look_at limit ${limit}`;
  return rows.map(({ id }) => id);
}

/**
 * Claims a due query and returns the number of earlier ones; null if none is due. The next query is scheduled before
 * Steam is asked.
 */
export async function claimDisputeQuery(
  db: Db,
  orderId: string,
  pauseMs: (lookCount: number) => number,
): Promise<number | null> {
  const row = await db.orderDispute.findUnique({ where: { orderId }, select: { lookCount: true } });
  if (!row) return null;
  const claimed = await db.$executeRaw`
    update order_dispute set look_count = look_count + 1,
      look_at = clock_now() + ${pauseMs(row.lookCount)} * interval '1 millisecond'
    where order_id = ${orderId}::uuid and look_count = ${row.lookCount} and ended_at is null
      and look_at <= clock_now() and waits_until > clock_now()`;
  return claimed === 1 ? row.lookCount : null;
}
