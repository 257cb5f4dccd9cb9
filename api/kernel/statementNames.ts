import { createHash } from 'node:crypto';

/** Number of times that a statement must be sent before it gets a name. Rare ones would only use memory of the connections. */
const TIMES_BEFORE = 3;
/** Maximum number of names. Each connection of the database keeps the plan of each named statement that it has executed. */
const NAMED_MAX = 250;
/** Statements with more parameters are lists of values, whose length rarely repeats. */
const PARAMETERS_MAX = 90;
/** Longer texts come from large selections by clients: they get no name and are not counted. The site's longest, of an order's page, has half of it. */
export const NAMED_LETTERS_MAX = 16_000;
/**
 * The result of `select *` gets another type when a migration adds a column, and its plan breaks. A subquery's star is planned anew without
 * that, and Prisma's relations have one. The star that ends a comment does not match.
 */
const ALL_COLUMNS = /(?<!\(\s*)\b(select|returning)\s+("?\w+"?\.)?\*(?!\/)/i;

/** Their columns are those of a cursor or of a prepared statement, which may be a different one next time under the same name. */
const COLUMNS_OF_OTHERS = /^\s*(fetch|execute)\b/i;

/** Names a statement for the driver. */
export type NameStatement = (statement: { sql: string; args: readonly unknown[] }) => string;

/**
 * Creates the function that names frequent statements, so that the database parses and plans them once on each connection. An empty name
 * means none. Only the first frequent texts get one, since every connection keeps its own plans.
 */
export function createStatementNames(): NameStatement {
  const names = new Map<string, string>();
  const counts = new Map<string, number>();
  return ({ sql, args }) => {
    const name = names.get(sql);
    if (name) return name;
    if (names.size >= NAMED_MAX || args.length > PARAMETERS_MAX || sql.length > NAMED_LETTERS_MAX) return '';
    if (COLUMNS_OF_OTHERS.test(sql)) return '';
    if (ALL_COLUMNS.test(sql.replace(/^[\s(]+/, ''))) return '';
    const count = (counts.get(sql) ?? 0) + 1;
    if (count < TIMES_BEFORE) {
      // Texts that never repeat must not accumulate.
      if (counts.size > NAMED_MAX * 4) counts.clear();
      counts.set(sql, count);
      return '';
    }
    counts.delete(sql);
    const fresh = createHash('sha256').update(sql).digest('base64url').slice(0, 24);
    names.set(sql, fresh);
    return fresh;
  };
}
