import { rawSql, type Sql, sql } from './db.ts';

/** A page of a list sorted newest first. Its rows have `created_at` and `id`. */
export interface NewestFirstPage {
  /** The row after which the page starts, or before which it ends. Null at an end of the list. */
  edgeId: string | null;
  /** True for the rows before the edge. */
  isBackward: boolean;
  /** Maximum number of rows. */
  count: number;
}

/** Splits a connection's Prisma query into the page (a negative `take` goes backward) and the selection of its rows. */
export function readPage<Query extends { cursor?: object; skip: number; take: number }>(query: Query) {
  const { cursor, skip: _isTheEdge, take, ...shape } = query;
  const { id = null } = (cursor ?? {}) as { id?: string };
  const page: NewestFirstPage = { edgeId: id, isBackward: take < 0, count: Math.abs(take) };
  return { page, shape };
}

/** SQL for order and limit of a page. */
export function pageOrder({ isBackward, count }: NewestFirstPage): Sql {
  const direction = rawSql(isBackward ? 'asc' : 'desc');
  return sql`order by created_at ${direction}, id ${direction} limit ${count}`;
}

/** SQL condition for the rows of `table` on the page's side of its edge: one comparison, so that an index scan starts at the page. */
export function beyondEdge(table: string, { edgeId, isBackward }: NewestFirstPage): Sql {
  if (edgeId === null) return sql`true`;
  const sign = rawSql(isBackward ? '>' : '<');
  const edge = sql`select edge.created_at, edge.id from ${rawSql(table)} edge where edge.id = ${edgeId}::uuid`;
  return sql`(created_at, id) ${sign} (${edge})`;
}

/**
 * Prisma's condition, order and limit of a page of a list that is sorted by id alone. Compared with the edge's id instead of found by
 * Prisma's cursor, so that an edge that no longer matches the filters of the list takes no other row with it.
 */
export function pageById({ edgeId, isBackward, count }: NewestFirstPage) {
  return {
    where: edgeId === null ? {} : { id: isBackward ? { gt: edgeId } : { lt: edgeId } },
    orderBy: { id: isBackward ? ('asc' as const) : ('desc' as const) },
    take: count,
  };
}
