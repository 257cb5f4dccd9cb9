import { assert } from './assert.ts';
import { joinSql, rawSql, type Sql, sql, type Tx } from './db.ts';

/** A part of one statement: a write, a read or a lock, with the name by which other parts read what it returns. */
export interface StatementPart {
  name: string;
  sql: Sql;
  /** The numbers of rows that it may return. Any other is a bug: it aborts the transaction with this message. */
  check?: { rows: readonly number[]; message: string };
}

/**
 * Sends writes to several tables as one statement, which saves a round trip for each. No part sees the rows that another writes, only what
 * it returns, and no row may be written twice. Foreign keys and triggers see all of them. Checked parts run in their order; a part that only
 * reads or locks runs if it is checked or another part reads it.
 * @returns the numbers of rows of the checked parts, by name.
 */
export async function writeTogether(
  tx: Tx,
  parts: readonly StatementPart[],
): Promise<Readonly<Record<string, number>>> {
  const named = parts.map((part) => sql`${rawSql(part.name)} as (${part.sql})`);
  const checked = parts.filter(({ check }) => check);
  const counts = checked.map(({ name }) => sql`(select count(*)::int from ${rawSql(name)})`);
  const last =
    counts.length > 0 ? sql`select array[${joinSql(counts)}] as counts` : sql`select '{}'::int[] as counts`;
  const [row] = await tx.$queryRaw<[{ counts: number[] }]>`with ${joinSql(named, ',\n')}\n${last}`;
  const countOf = Object.fromEntries(checked.map(({ name }, at) => [name, row.counts[at] ?? -1]));
  for (const { name, check } of checked)
    assert(check?.rows.includes(countOf[name] ?? -1), check?.message ?? name);
  return countOf;
}
