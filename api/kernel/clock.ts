import { type Db, type Sql, sql, type Tx } from './db.ts';

/**
 * Returns the current time: the database's clock plus the offset of the sandbox, if any. All deadlines use it, so that processes on several
 * machines agree and the sandbox can be moved forward.
 * A statement over many rows says `(select clock_now())`: PostgreSQL calls the function for each row otherwise, 15 µs each.
 */
export async function readClock(db: Db | Tx): Promise<Date> {
  const [row] = await db.$queryRaw<[{ now: Date }]>`select clock_now() as now`;
  return row.now;
}

/** Milliseconds since a moment, as SQL. 0 if the moment lies ahead or is null: `greatest` ignores nulls. */
export function elapsedMs(moment: Sql): Sql {
  return sql`greatest(extract(epoch from clock_now() - ${moment}) * 1000, 0)::float8`;
}

/** Adds milliseconds to a time. */
export function addMs(time: Date, ms: number): Date {
  return new Date(time.getTime() + ms);
}
