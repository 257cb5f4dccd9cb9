import type { Db, Tx } from '../../kernel/db.ts';
import type { SignatureStyle } from '../openApi/compatibleSignature.ts';

/** Stores the addresses that signed requests may come from. */
export async function updateAllowedAddresses(
  tx: Tx,
  id: string,
  addresses: readonly string[],
): Promise<void> {
  await tx.partner.update({
    where: { id },
    data: { allowedAddresses: [...addresses] },
    select: { id: true },
  });
}

/** Stores how requests are signed. */
export async function updateSignatureStyle(
  tx: Tx,
  id: string,
  signatureStyle: SignatureStyle,
): Promise<void> {
  await tx.partner.update({ where: { id }, data: { signatureStyle }, select: { id: true } });
}

/** Switches callbacks on again and resets the failure record. */
export async function clearCallbackOff(tx: Tx, id: string): Promise<void> {
  await tx.partner.update({
    where: { id },
    data: { callbackOffAt: null, callbackOffReason: null, failingSince: null },
    select: { id: true },
  });
}

/** The public key in force, as PEM; null if there is none. */
export async function findActiveKey(db: Db, partnerId: string): Promise<string | null> {
  const key = await db.partnerKey.findFirst({
    where: { partnerId, revokedAt: null },
    orderBy: { createdAt: 'desc' },
    select: { publicKey: true },
  });
  return key?.publicKey ?? null;
}

/** The database's own clock in Unix seconds, which the timestamps of signed requests are compared with. */
export async function readUnixSeconds(db: Db): Promise<number> {
  const [row] = await db.$queryRaw<
    [{ seconds: number }]
  >`select extract(epoch from now())::float8 as seconds`;
  return row.seconds;
}

/**
 * Signed requests of the last days, one row for each day, the oldest first; a day without requests has a count of zero.
 */
export async function listUsage(
  db: Db,
  partnerId: string,
  days: number,
): Promise<{ day: string; requestCount: number }[]> {
  return db.$queryRaw`
    select to_char(series.day, 'YYYY-MM-DD') as day, coalesce(partner_usage.request_count, 0) as "requestCount"
    from (select (now() at time zone 'Asia/Shanghai')::date - back as day from generate_series(0, ${days - 1}::int) back) series
      left join partner_usage on partner_usage.partner_id = ${partnerId}::uuid and partner_usage.day = series.day
    order by 1`;
}

/** A callback with its last attempt. */
export async function findTestEvent(db: Db, id: string) {
  return db.callbackEvent.findUnique({
    where: { id },
    select: {
      state: true,
      createdAt: true,
      deliveries: {
        orderBy: { attempt: 'desc' },
        take: 1,
        select: { status: true, failure: true, answer: true, durationMs: true },
      },
    },
  });
}
