import { rawSql, type Sql, sql } from './db.ts';

/** A page of a list that is newest first. Its rows have `created_at` and `id`. */
export interface NewestFirstPage {
  /** The row behind which the page begins, or before which it ends; null at an end of the list. */
  edgeId: string | null;
  /** True for the rows before the edge. */
  isBackward: boolean;
  /** Rows at most. */
  count: number;
}

/** Parts what a connection asks Prisma for into the page, where a negative `take` goes backward, and the shape of its rows. */
export function readPage<Query extends { cursor?: object; skip: number; take: number }>(query: Query) {
  const { cursor, skip: _isTheEdge, take, ...shape } = query;
  const { id = null } = (cursor ?? {}) as { id?: string };
  const page: NewestFirstPage = { edgeId: id, isBackward: take < 0, count: Math.abs(take) };
  return { page, shape };
}

/** How the rows of a page are sorted, and how many they are. */
export function pageOrder({ isBackward, count }: NewestFirstPage): Sql {
  const direction = rawSql(isBackward ? 'asc' : 'desc');
  return sql`order by created_at ${direction}, id ${direction} limit ${count}`;
}

/** Keeps the rows of `table` on the page's side of its edge: one comparison, by which an index begins to read where the page does. */
export function beyondEdge(table: string, { edgeId, isBackward }: NewestFirstPage): Sql {
  if (edgeId === null) return sql`true`;
  const sign = rawSql(isBackward ? '>' : '<');
  const edge = sql`select edge.created_at, edge.id from ${rawSql(table)} edge where edge.id = ${edgeId}::uuid`;
  return sql`(created_at, id) ${sign} (${edge})`;
}
