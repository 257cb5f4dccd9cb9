import { Client } from 'pg';

/**
 * Starts a new event epoch after a restore, so that future events of partners come after every cursor that they hold, including those of
 * the lost time (P-05). Run as the owner before any process of the market starts. A backup older than the feature has no epochs.
 * @returns the epoch, or null for such an old backup.
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
