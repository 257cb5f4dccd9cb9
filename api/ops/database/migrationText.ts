/** The text of a migration without comments. */
function bareText(sql: string): string {
  return sql.replace(/--.*$/gm, '');
}

/** True if a migration creates or drops an index concurrently, which is not possible in a transaction. */
export function isConcurrent(sql: string): boolean {
  return /\bindex\s+concurrently\b/i.test(bareText(sql));
}

/** The statements of a migration without function bodies, as one with a concurrent index is. */
export function statementsOf(sql: string): string[] {
  const parts = bareText(sql).split(';');
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

/**
 * Checks a new migration: it must begin with its timeouts, and a concurrent index must be alone in its file and dropped first, since an
 * interrupted attempt leaves an invalid one. Returns the problem, or null.
 */
export function migrationProblem(sql: string): string | null {
  if (!/^set lock_timeout = '\d+s';\nset statement_timeout = '\d+s';\n/.test(sql))
    return "begin it with set lock_timeout = '3s'; and set statement_timeout = '60s'; on lines of their own";
  if (!isConcurrent(sql)) return null;
  const [drop = '', create = '', ...rest] = statementsOf(sql).filter(
    (statement) => !/^set /i.test(statement),
  );
  const isAlone = rest.length === 0 && /^drop index concurrently if exists /i.test(drop);
  return isAlone && /^create (unique )?index concurrently /i.test(create)
    ? null
    : 'an index made concurrently is alone in its file: drop index concurrently if exists …; create index concurrently …;';
}
