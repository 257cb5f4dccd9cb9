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

/** Where a sealed text is that none of the keys opens. */
export interface UnopenedText {
  table: string;
  column: string;
  /** Id of its row. */
  id: string;
}

/** Result of one run over all sealed texts. */
export interface Resealed {
  /** Number of texts that were resealed. */
  count: number;
  /** Number of texts that the newest key opens already. */
  openedCount: number;
  /** They are left as they are. */
  unopened: UnopenedText[];
}

/** Null if the key does not open it. */
function tryOpen(privateKeyPem: string, { sealed, aad }: SealedRow): string | null {
  try {
    return open(privateKeyPem, Buffer.from(sealed, 'base64'), aad);
  } catch {
    return null;
  }
}

async function resealPlace(
  client: Client,
  keys: SealKeys,
  newestPem: string,
  place: Place,
): Promise<Resealed> {
  const { table, column } = place;
  const unopened: UnopenedText[] = [];
  let [count, openedCount] = [0, 0];
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const { rows } = await client.query<SealedRow>(
      `select id, ${column} as sealed, ${place.place} as aad from ${table}
       where id > $1 and ${column} <> '' order by id limit ${BATCH}`,
      [after],
    );
    for (const row of rows) {
      if (tryOpen(newestPem, row) !== null) {
        openedCount += 1;
        continue;
      }
      const text = tryOpen(keys.privateKeyPem, row);
      if (text === null) {
        unopened.push({ table, column, id: row.id });
        continue;
      }
      const resealed = seal(keys.publicKeyPem, text, row.aad).toString('base64');
      // A row renewed in the meantime has already been sealed with the newest key.
      const { rowCount } = await client.query(
        `update ${table} set ${column} = $2 where id = $1 and ${column} = $3`,
        [row.id, resealed, row.sealed],
      );
      count += rowCount ?? 0;
    }
    const last = rows.at(-1);
    if (!last) return { count, openedCount, unopened };
    after = last.id;
  }
}

/**
 * Reseals everything that the newest key cannot open. The market may run meanwhile, and an interrupted run can be repeated. A text that no
 * key opens, such as one damaged or restored without its key, does not stop the others.
 * @param keys the newest public key, and all private keys, newest first.
 */
export async function resealSecrets(ownerUrl: string, keys: SealKeys, newestPem: string): Promise<Resealed> {
  const client = new Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    const all: Resealed = { count: 0, openedCount: 0, unopened: [] };
    for (const place of PLACES) {
      const { count, openedCount, unopened } = await resealPlace(client, keys, newestPem, place);
      all.count += count;
      all.openedCount += openedCount;
      all.unopened.push(...unopened);
    }
    return all;
  } finally {
    await client.end();
  }
}
