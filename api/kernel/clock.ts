import type { Db, Tx } from './db.ts';

/**
 * The market's time: the database's clock, plus the sandbox's offset where there is one. Everything with a deadline asks here,
 * so that processes on several machines agree and the sandbox can be moved ahead.
 */
export async function readClock(db: Db | Tx): Promise<Date> {
  const [row] = await db.$queryRaw<[{ now: Date }]>`select clock_now() as now`;
  return row.now;
}

/** A time after another, in milliseconds. */
export function addMs(time: Date, ms: number): Date {
  return new Date(time.getTime() + ms);
}
