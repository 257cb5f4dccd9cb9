/** A migration's text without comments. */
function bareText(sql: string): string {
  return sql.replace(/--.*$/gm, '');
}

/** True where a migration makes or drops an index beside the work of others, which no transaction can. */
export function isConcurrent(sql: string): boolean {
  return /\bindex\s+concurrently\b/i.test(bareText(sql));
}

/** The statements of a migration that has no function bodies: such a one is alone with its index. */
export function statementsOf(sql: string): string[] {
  const parts = bareText(sql).split(';');
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

/**
 * What is wrong with a new migration, or null: it begins with its limits (`safety.md` 4.2), and an index made beside the work of others is
 * alone in its file, dropped first, since a try that was cut short leaves a broken one behind.
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
