import type { Db } from '../../kernel/db.ts';

/** The data that a signed request is checked against. */
export interface AccessRow {
  partnerId: string;
  userId: string;
  keyId: string;
  /** SPKI in PEM. */
  publicKey: string;
  signatureStyle: string;
  allowedAddresses: string[];
  /** The partner's own switch in the settings (U-04). */
  isOn: boolean;
  /** True if operators have closed the open platform for everybody. */
  isClosed: boolean;
  /** The database's own clock in Unix seconds. Partners use the real time even if the market's clock is shifted. */
  nowSeconds: number;
}

/**
 * The partner of an approved application, with a key that it may use, in one statement.
 * @param keyId which key; null: the newest, for styles that name none.
 */
export async function findAccess(db: Db, appId: string, keyId: string | null): Promise<AccessRow | null> {
  const [row] = await db.$queryRaw<AccessRow[]>`
    select partner.id as "partnerId", partner.user_id as "userId", partner_key.id as "keyId", partner_key.public_key as "publicKey",
      partner.signature_style as "signatureStyle", coalesce(partner.allowed_addresses, '{}') as "allowedAddresses",
      app_user.is_open_platform_on as "isOn",
      exists (select from service_closure where service = 'open-platform') as "isClosed", extract(epoch from now())::float8 as "nowSeconds"
    from partner join app_user on app_user.id = partner.user_id join partner_key on partner_key.partner_id = partner.id
    where partner.app_id = ${appId} and partner.status = 'approved' and partner.locked_at is not null
      and partner_key.revoked_at is null and (${keyId}::text is null or partner_key.id = ${keyId})
    order by partner_key.created_at desc limit 1`;
  return row ?? null;
}

/** The partner that a user is. @throws if the user is none. */
export async function findPartnerId(db: Db, userId: string): Promise<string> {
  const { id } = await db.partner.findUniqueOrThrow({ where: { userId }, select: { id: true } });
  return id;
}

/**
 * Stores a nonce and counts the request, in one statement. Of several requests with the same nonce, one is first
 * (T-17).
 * @returns false if the nonce was used before.
 */
export async function insertNonce(db: Db, partnerId: string, nonce: string): Promise<boolean> {
  const [row] = await db.$queryRaw<[{ isFirst: boolean }]>`
    with seen as (
      insert into partner_nonce (partner_id, nonce) values (${partnerId}::uuid, ${nonce}) on conflict do nothing returning nonce),
    counted as (
      insert into partner_usage (partner_id, day, request_count)
      select ${partnerId}::uuid, (now() at time zone 'Asia/Shanghai')::date, 1 from seen
      on conflict (partner_id, day) do update set request_count = partner_usage.request_count + 1)
    select exists (select from seen) as "isFirst"`;
  return row.isFirst;
}

/** Deletes nonces whose timestamps are no longer accepted. */
export async function removeOldNonces(db: Db): Promise<void> {
  await db.$executeRaw`delete from partner_nonce where seen_at < now() - interval '15 minutes'`;
}
