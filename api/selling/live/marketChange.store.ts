import type { Db } from '../../kernel/db.ts';

/** A change of a copy in the log of listings. Amounts in fen. */
export interface LoggedChange {
  readonly listingId: string;
  readonly kind: 'listed' | 'repriced' | 'sold' | 'unlisted';
  readonly askCents: number;
  /** The ask before a new one; null otherwise. */
  readonly formerCents: number | null;
}

/** A part of the log, and what the statement that read it saw. */
export interface LogPart {
  readonly snapshot: string;
  /** The market's time in Unix milliseconds. */
  readonly nowMs: number;
  /** In the order of the log, at most one more than was asked for. */
  readonly changes: readonly LoggedChange[];
}

/**
 * Reads what the log of listings has new since one snapshot: up to now, or as far as a second snapshot sees.
 * @param most how many are wanted; one more says that there are more.
 */
export async function listMarketChanges(
  db: Db,
  { since, until, most }: { since: string; until: string | null; most: number },
): Promise<LogPart> {
  const [row] = await db.$queryRaw<[{ snapshot: string; nowMs: number; changes: string | null }]>`
    select pg_current_snapshot()::text as snapshot, (extract(epoch from clock_now()) * 1000)::float8 as "nowMs",
      (select json_agg(part)::text from (
        select listing_id as "listingId", kind, ask_cents::float8 as "askCents", former_cents::float8 as "formerCents"
        from listing_change
        where kind <> 'changed' and transaction_id >= (pg_snapshot_xmin(${since}::pg_snapshot)::text)::bigint
          and not pg_visible_in_snapshot((transaction_id::text)::xid8, ${since}::pg_snapshot)
          and (${until}::text is null or pg_visible_in_snapshot((transaction_id::text)::xid8, ${until}::text::pg_snapshot))
        order by id limit ${most + 1}) part) as changes`;
  return {
    snapshot: row.snapshot,
    nowMs: row.nowMs,
    changes: JSON.parse(row.changes ?? '[]') as LoggedChange[],
  };
}
