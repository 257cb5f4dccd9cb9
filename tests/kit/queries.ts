import { Client } from 'pg';

/** SQL statements that the api sent while something ran. */
export interface Recorded<T> {
  answer: T;
  statements: string[];
}

type Query = (this: Client, ...args: unknown[]) => unknown;

function textOf(argument: unknown): string {
  return typeof argument === 'string' ? argument : ((argument as { text?: string } | undefined)?.text ?? '');
}

/** Runs a function and shows every statement that connections of one role send in this process meanwhile. */
async function watchStatements<T>(
  role: string,
  see: (text: string, client: Client) => void,
  run: () => Promise<T>,
): Promise<T> {
  const prototype = Client.prototype as unknown as { query: Query };
  const { query } = prototype;
  prototype.query = function record(...args) {
    if (this.user === role) see(textOf(args[0]), this);
    return query.apply(this, args);
  };
  try {
    return await run();
  } finally {
    prototype.query = query;
  }
}

/**
 * Runs a function and records the statements that connections of one role send in this process meanwhile. Transaction begins and ends, the
 * job queue's own housekeeping and the change listener are skipped.
 * @param role the database user of the connections to record.
 */
export async function recordStatements<T>(role: string, run: () => Promise<T>): Promise<Recorded<T>> {
  const statements: string[] = [];
  const see = (text: string): void => {
    if (!/pgboss|^\s*(begin|commit|rollback|savepoint|release|listen)\b/i.test(text)) statements.push(text);
  };
  return { answer: await watchStatements(role, see, run), statements };
}

/**
 * Runs a function and records the statements of each transaction that it commits on connections of one role, without begin and commit: what
 * else the process does meanwhile lies in transactions of its own.
 */
export async function recordTransactions(role: string, run: () => Promise<unknown>): Promise<string[][]> {
  const open = new Map<Client, string[]>();
  const committed: string[][] = [];
  await watchStatements(
    role,
    (text, client) => {
      if (/^\s*begin\b/i.test(text)) open.set(client, []);
      else if (/^\s*commit\b/i.test(text)) committed.push(open.get(client) ?? []);
      else open.get(client)?.push(text);
      if (/^\s*(commit|rollback)\b/i.test(text)) open.delete(client);
    },
    run,
  );
  return committed;
}
