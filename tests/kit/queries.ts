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

/**
 * Runs a function and records the statements that connections of one role send in this process meanwhile. Transaction begins and ends, the
 * job queue's own housekeeping and the change listener are skipped.
 * @param role the database user of the connections to record.
 */
export async function recordStatements<T>(role: string, run: () => Promise<T>): Promise<Recorded<T>> {
  const prototype = Client.prototype as unknown as { query: Query };
  const { query } = prototype;
  const statements: string[] = [];
  prototype.query = function record(...args) {
    const text = textOf(args[0]);
    if (this.user === role && !/pgboss|^\s*(begin|commit|rollback|savepoint|release|listen)\b/i.test(text))
      statements.push(text);
    return query.apply(this, args);
  };
  try {
    return { answer: await run(), statements };
  } finally {
    prototype.query = query;
  }
}
