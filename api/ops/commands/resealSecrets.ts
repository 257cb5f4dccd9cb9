import { Client } from 'pg';
import { open, type SealKeys, seal } from '../../steam/client/secretBox.ts';

const BATCH = 500;

/** Columns with sealed texts, and the additional data to which each is bound. */
const PLACES = [
  { table: 'steam_account', column: 'sealed_secret', place: `'steamSecret‖' || steam_id` },
  { table: 'steam_account', column: 'sealed_access_token', place: `'steamAccessToken‖' || steam_id` },
  { table: 'steam_binding', column: 'sealed_upload', place: `'steamUpload‖' || id` },
  { table: 'steam_lane', column: 'sealed_proxy', place: `'steamLane‖' || id` },
  { table: 'alert_webhook', column: 'sealed_secret', place: `'alertWebhook‖' || id` },
  { table: 'verification', column: 'sealed_identity', place: `'identity‖' || user_id` },
  { table: 'payment_account', column: 'sealed_account', place: `'paymentAccount‖' || user_id` },
] as const;

type Place = (typeof PLACES)[number];

interface SealedRow {
  id: string;
  sealed: string;
  aad: string;
}

/** Null if the newest key can open it. */
function reseal(
  { publicKeyPem, privateKeyPem }: SealKeys,
  newestPem: string,
  { sealed, aad }: SealedRow,
): string | null {
  const bytes = Buffer.from(sealed, 'base64');
  try {
    open(newestPem, bytes, aad);
    return null;
  } catch {
    return seal(publicKeyPem, open(privateKeyPem, bytes, aad), aad).toString('base64');
  }
}

async function resealPlace(client: Client, keys: SealKeys, newestPem: string, place: Place): Promise<number> {
  const { table, column } = place;
  let count = 0;
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const { rows } = await client.query<SealedRow>(
      `select id, ${column} as sealed, ${place.place} as aad from ${table}
       where id > $1 and ${column} <> '' order by id limit ${BATCH}`,
      [after],
    );
    for (const row of rows) {
      const resealed = reseal(keys, newestPem, row);
      if (resealed === null) continue;
      // A row renewed in the meantime has already been sealed with the newest key.
      const { rowCount } = await client.query(
        `update ${table} set ${column} = $2 where id = $1 and ${column} = $3`,
        [row.id, resealed, row.sealed],
      );
      count += rowCount ?? 0;
    }
    const last = rows.at(-1);
    if (!last) return count;
    after = last.id;
  }
}

/**
 * Reseals everything that the newest key cannot open. The market may run meanwhile, and an interrupted run can be repeated.
 * @param keys the newest public key, and all private keys, newest first.
 * @returns the number of resealed texts.
 */
export async function resealSecrets(ownerUrl: string, keys: SealKeys, newestPem: string): Promise<number> {
  const client = new Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    let count = 0;
    for (const place of PLACES) count += await resealPlace(client, keys, newestPem, place);
    return count;
  } finally {
    await client.end();
  }
}
