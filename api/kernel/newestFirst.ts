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

/** What a connection asks Prisma for, beside the selection of its rows. */
interface PageQuery {
  cursor?: object;
  skip: number;
  take: number;
}

/** The selection of a connection's rows. */
type Shape<Query extends PageQuery> = Omit<Query, keyof PageQuery>;

/** Splits a connection's Prisma query into the page (a negative `take` goes backward) and the selection of its rows. */
export function readPage<Query extends PageQuery>(query: Query) {
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
function pageById({ edgeId, isBackward, count }: NewestFirstPage) {
  return {
    where: edgeId === null ? {} : { id: isBackward ? { gt: edgeId } : { lt: edgeId } },
    orderBy: { id: isBackward ? ('asc' as const) : ('desc' as const) },
    take: count,
  };
}

/** As `pageById`, of a list that is sorted by time: for rows with an index on it. The edge's time is null if its row is gone: ids are in order of time, too. */
function pageByTime(page: NewestFirstPage, time: Date | null) {
  const { where: beyondId, orderBy, take } = pageById(page);
  const order = { orderBy: [{ createdAt: orderBy.id }, orderBy], take };
  if (time === null) return { where: beyondId, ...order };
  const [upTo, beyond] = page.isBackward ? [{ gte: time }, { gt: time }] : [{ lte: time }, { lt: time }];
  // The first condition follows from the others; by it the scan of the index starts at the edge.
  const where = { createdAt: upTo, OR: [{ createdAt: beyond }, { createdAt: time, ...beyondId }] };
  return { where, ...order };
}

/** Turns the rows of a backward page, which are read from its edge on, into the order of the list. */
export function inListOrder<Row>({ isBackward }: NewestFirstPage, rows: Row[]): Row[] {
  return isBackward ? rows.toReversed() : rows;
}

/**
 * The rows of a connection's page by `pageById`. `find` reads those of its list with the condition, order and limit that it is given.
 * @param order `oldestFirst` for a list that is sorted the other way round.
 */
export async function listById<Query extends PageQuery, Row>(
  query: Query,
  find: (found: Shape<Query> & ReturnType<typeof pageById>) => PromiseLike<Row[]>,
  order: 'newestFirst' | 'oldestFirst' = 'newestFirst',
): Promise<Row[]> {
  const { page, shape } = readPage(query);
  const isTowardsNewer = page.isBackward === (order === 'newestFirst');
  return inListOrder(page, await find({ ...shape, ...pageById({ ...page, isBackward: isTowardsNewer }) }));
}

/** As `listById`, of a list whose index is on the time of its rows. `findEdge` reads the time of the edge. */
export async function listByTime<Query extends PageQuery, Row>(
  query: Query,
  findEdge: (edge: { where: { id: string }; select: { createdAt: true } }) => PromiseLike<{
    createdAt: Date;
  } | null>,
  find: (found: Shape<Query> & ReturnType<typeof pageByTime>) => PromiseLike<Row[]>,
): Promise<Row[]> {
  const { page, shape } = readPage(query);
  const { edgeId } = page;
  const edge =
    edgeId === null ? null : await findEdge({ where: { id: edgeId }, select: { createdAt: true } });
  return inListOrder(page, await find({ ...shape, ...pageByTime(page, edge?.createdAt ?? null) }));
}
