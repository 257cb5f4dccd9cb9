import { Client } from 'pg';

/**
 * After a restore: what partners will be told from now on stands behind every cursor that they hold, also those of the time that was lost
 * (P-05). Before any process of the market starts; run by the owner. A backup of before epochs has none to begin.
 * @returns the epoch; null where the backup is that old.
 */
export async function beginEventEpoch(ownerUrl: string): Promise<number | null> {
  const client = new Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ isThere: boolean }>(
      `select to_regclass('event_epoch') is not null as "isThere"`,
    );
    if (!rows[0]?.isThere) return null;
    const begun = await client.query<{ number: number }>(
      'insert into event_epoch (number) select coalesce(max(number), 0) + 1 from event_epoch returning number',
    );
    return begun.rows[0]?.number ?? null;
  } finally {
    await client.end();
  }
}
