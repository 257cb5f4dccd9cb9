import { createHash } from 'node:crypto';

/** A text earns a name by being sent so often: what is rare would only fill the connections' memory. */
const TIMES_BEFORE = 3;
/** Each connection of the database keeps the plan of each named statement it has seen. */
const NAMED_MAX = 250;
/** Longer ones are lists of values, which seldom have the same length twice. */
const PARAMETERS_MAX = 90;
/** Longer texts are somebody's own selection of everything: they get no name, and are not counted. */
const LETTERS_MAX = 8_000;
/** A plan whose columns are not spelled out breaks when a migration adds one. The star that ends a comment is none of them. */
const ALL_COLUMNS = /\b(select|returning)\s+("?\w+"?\.)?\*(?!\/)/i;

/**
 * Names for statements that are sent again and again, so that the database parses and plans them once on each connection. An empty name
 * means none. The first so many texts that come often get one: a bound, since every connection keeps its own plans.
 */
export function createStatementNames(): (statement: { sql: string; args: readonly unknown[] }) => string {
  const names = new Map<string, string>();
  const counts = new Map<string, number>();
  return ({ sql, args }) => {
    const name = names.get(sql);
    if (name) return name;
    if (names.size >= NAMED_MAX || args.length > PARAMETERS_MAX || sql.length > LETTERS_MAX) return '';
    if (ALL_COLUMNS.test(sql)) return '';
    const count = (counts.get(sql) ?? 0) + 1;
    if (count < TIMES_BEFORE) {
      // Texts that never come again must not pile up.
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
