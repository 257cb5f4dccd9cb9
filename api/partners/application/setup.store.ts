import type { Tx } from '../../kernel/db.ts';
import type { PartnerPublicKey } from './partnerKey.ts';

/** The values of step 2 in progress. */
export interface PartnerSetup extends PartnerPublicKey {
  readonly callbackUrl: string;
  readonly challenge: string;
  readonly provenAt: Date | null;
  readonly testEventId: string | null;
}

const SETUP = {
  callbackUrl: true,
  publicKey: true,
  fingerprint: true,
  challenge: true,
  provenAt: true,
  testEventId: true,
} as const;

/** The values entered for step 2; null if there are none yet. The caller has locked the partner's row. */
export async function findSetup(tx: Tx, partnerId: string): Promise<PartnerSetup | null> {
  return tx.partnerSetup.findUnique({ where: { partnerId }, select: SETUP });
}

/** Stores the values of step 2, replacing earlier ones. */
export async function saveSetup(tx: Tx, partnerId: string, setup: PartnerSetup): Promise<void> {
  await tx.partnerSetup.upsert({
    where: { partnerId },
    create: { partnerId, ...setup },
    update: setup,
    select: { partnerId: true },
  });
}

/** Records that the key's owner has signed the challenge. */
export async function markProven(tx: Tx, partnerId: string): Promise<void> {
  await tx.$executeRaw`
    update partner_setup set proven_at = clock_now() where partner_id = ${partnerId}::uuid and proven_at is null`;
}

/** Stores the test callback whose result counts. */
export async function updateTestEvent(tx: Tx, partnerId: string, testEventId: string): Promise<void> {
  await tx.partnerSetup.update({ where: { partnerId }, data: { testEventId }, select: { partnerId: true } });
}

/** Milliseconds since a partner's last test callback, to any address; null if there was none. */
export async function readTestAge(tx: Tx, partnerId: string): Promise<number | null> {
  const [row] = await tx.$queryRaw<[{ ageMs: number | null }]>`
    select (extract(epoch from clock_now() - max(created_at)) * 1000)::float8 as "ageMs"
    from callback_event where partner_id = ${partnerId}::uuid and type = 'endpoint.test'`;
  return row.ageMs;
}

/** Whether a test callback was answered with success. */
export async function isTestDelivered(tx: Tx, eventId: string): Promise<boolean> {
  return (await tx.callbackEvent.count({ where: { id: eventId, state: 'delivered' } })) === 1;
}

/** The id of a partner's key that is in use; null if it is none of them, or was revoked. */
export async function findKeyId(tx: Tx, partnerId: string, fingerprint: string): Promise<string | null> {
  const key = await tx.partnerKey.findFirst({
    where: { partnerId, fingerprint, revokedAt: null },
    select: { id: true },
  });
  return key?.id ?? null;
}

/** Whether a key is or was registered. */
export async function isKeyRegistered(tx: Tx, fingerprint: string): Promise<boolean> {
  return (await tx.partnerKey.count({ where: { fingerprint } })) > 0;
}

/**
 * Registers a key. Returns false if anybody has or had registered it: of two concurrent requests the second waits and
 * is rejected.
 */
export async function insertKey(
  tx: Tx,
  { id, partnerId, publicKey, fingerprint }: PartnerPublicKey & { id: string; partnerId: string },
): Promise<boolean> {
  const inserted = await tx.$executeRaw`
    insert into partner_key (id, partner_id, public_key, fingerprint)
    values (${id}, ${partnerId}::uuid, ${publicKey}, ${fingerprint}) on conflict (fingerprint) do nothing`;
  return inserted === 1;
}

/** Locks the callback address, which is judged anew, and deletes the values of step 2, if there are any. */
export async function lockCallback(tx: Tx, partnerId: string, callbackUrl: string): Promise<void> {
  await tx.$executeRaw`
    update partner set callback_url = ${callbackUrl}, locked_at = clock_now(),
      callback_off_at = null, callback_off_reason = null, failing_since = null
    where id = ${partnerId}::uuid`;
  await tx.partnerSetup.deleteMany({ where: { partnerId } });
}
