import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import pg from 'pg';
import { openPool } from '../kernel/pool.ts';

/** Anything that runs SQL on the sandbox's database: the pool, or a client inside a transaction. */
export type BooksReader = Pick<pg.ClientBase, 'query'>;

/** The sandbox's database: a connection pool on the schema `sandbox`. */
export type Books = pg.Pool;

const applyLockKey = 730_016;

/**
 * Opens the database and creates missing tables. Safe if two sandboxes start at once. Throws the driver's error if the database cannot be
 * reached.
 */
export async function openBooks(databaseUrl: string): Promise<Books> {
  const books = openPool({ connectionString: databaseUrl, max: 10 });
  const files = [
    './books.sql',
    './faults/switches.sql',
    './steam/inventories.sql',
    './steam/signIn.sql',
    './steam/apiKey.sql',
    './payment/alipay.sql',
    './payment/alipayTransfer.sql',
    './identity/identity.sql',
  ].map((name) => new URL(name, import.meta.url));
  const statements = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  await inBooks(books, async (tx) => {
    await tx.query('select pg_advisory_xact_lock($1)', [applyLockKey]);
    for (const sql of statements) await tx.query(sql);
    await tx.query(`insert into sandbox.setting values ('token key', $1) on conflict do nothing`, [
      randomBytes(32).toString('base64'),
    ]);
  });
  return books;
}

const retriableStates: ReadonlySet<unknown> = new Set(['40001', '40P01']);
const triesMax = 5;

async function tryInBooks<Result>(books: Books, work: (tx: BooksReader) => Promise<Result>): Promise<Result> {
  const client = await books.connect();
  try {
    await client.query('begin');
    const result = await work(client);
    await client.query('commit');
    client.release();
    return result;
  } catch (error) {
    await client.query('rollback').then(
      () => client.release(),
      () => client.release(true),
    );
    throw error;
  }
}

/** Runs `work` in one transaction, and again after a deadlock. */
export async function inBooks<Result>(
  books: Books,
  work: (tx: BooksReader) => Promise<Result>,
): Promise<Result> {
  for (let tries = 1; ; tries++) {
    try {
      return await tryInBooks(books, work);
    } catch (error) {
      const state = error instanceof pg.DatabaseError ? error.code : undefined;
      if (tries >= triesMax || !retriableStates.has(state)) throw error;
    }
  }
}

/** The sandbox's time: the database's clock plus the offset set with the clock form. */
export async function sandboxNow(books: BooksReader): Promise<Date> {
  const { rows } = await books.query<{ now: Date }>('select public.clock_now() as now');
  const row = rows[0];
  if (row === undefined) throw new Error('the database gave no time');
  return row.now;
}

/** Unix seconds, as in Steam's responses. */
export function unixSeconds(date: Date): number {
  return Math.floor(date.getTime() / 1000);
}
