import type { Pool } from 'pg';

/**
 * A purchase without concurrency control: read, check, then write. It is the control of the race test: if this one sells only once, the
 * test produces no race.
 */
export async function buyNaively(pool: Pool, listingId: string): Promise<boolean> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const { rows } = await client.query<{ status: string }>('select status from listing where id = $1', [
      listingId,
    ]);
    const isFree = rows[0]?.status === 'active';
    // The time that the rest of a purchase takes.
    await client.query('select pg_sleep(0.005)');
    if (isFree) await client.query(`update listing set status = 'reserved' where id = $1`, [listingId]);
    await client.query('commit');
    return isFree;
  } finally {
    client.release();
  }
}
