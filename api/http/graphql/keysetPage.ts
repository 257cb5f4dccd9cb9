import { InvalidInput } from '../../kernel/invalidInput.ts';
import type { KeysetPage, SortCursor } from '../../kernel/sortCursor.ts';

/** Default number of rows of a page, as of a connection of the Prisma plugin. */
const SIZE_DEFAULT = 20;

interface ConnectionArguments {
  first?: number | null | undefined;
  last?: number | null | undefined;
  after?: string | null | undefined;
  before?: string | null | undefined;
}

/**
 * Reads the arguments of a connection, in the combinations that a connection of the Prisma plugin takes.
 * @param readCursor decodes the cursor that an argument of this name gives.
 * @throws InvalidInput naming the argument, and what `readCursor` throws.
 */
export function readKeysetPage(
  { first, last, after, before }: ConnectionArguments,
  readCursor: (field: 'after' | 'before', text: string) => SortCursor,
): KeysetPage {
  if (before != null && after != null) throw new InvalidInput('before', 'not together with after');
  if (before != null && first != null) throw new InvalidInput('before', 'not together with first');
  if (after != null && last != null) throw new InvalidInput('after', 'not together with last');
  const edge =
    after != null ? readCursor('after', after) : before != null ? readCursor('before', before) : null;
  return { edge, isBackward: before != null || last != null, size: first ?? last ?? SIZE_DEFAULT };
}

/**
 * The rows of a page as a connection.
 * @param found the rows from the edge on, in the direction of the page, and one more if there are more.
 */
export function keysetConnection<Row, Edge extends { cursor: string }>(
  found: readonly Row[],
  { edge, isBackward, size }: KeysetPage,
  edgeOf: (row: Row) => Edge,
) {
  const hasMore = found.length > size;
  const rows = found.slice(0, size);
  const edges = (isBackward ? rows.reverse() : rows).map(edgeOf);
  return {
    edges,
    pageInfo: {
      hasNextPage: isBackward ? edge !== null : hasMore,
      hasPreviousPage: isBackward ? hasMore : edge !== null,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
  };
}

/** Prisma's sort directions and operators of one page, for the columns of its order. */
export function waysOf({ isBackward }: KeysetPage, isRising: boolean) {
  return isRising === isBackward
    ? ({ order: 'desc', beyond: 'lt' } as const)
    : ({ order: 'asc', beyond: 'gt' } as const);
}
