import type { Tx } from '../../kernel/db.ts';
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
