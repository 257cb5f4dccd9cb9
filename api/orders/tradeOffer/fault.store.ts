import type { Db } from '../../kernel/db.ts';

/** Lists disputed orders for which a query to Steam is due. */
export async function listDisputeIdsToLookAt(db: Db, limit: number): Promise<string[]> {
  const rows = await db.$queryRaw<{ id: string }[]>`
    select order_id as id from order_dispute
    where ended_at is null and look_at <= clock_now() and waits_until > clock_now() order by look_at limit ${limit}`;
  return rows.map(({ id }) => id);
}

/**
 * Claims a due query and returns the number of earlier ones; null if none is due. The next query is scheduled before
 * Steam is asked.
 */
export async function claimDisputeLook(
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
