import type { MarketTag } from '../graphql/generated/prisma/client.ts';
import type { Db } from '../kernel/db.ts';

/** A tag as the search holds it. */
export type SearchTagRow = MarketTag;

/** The tags that one can search in: types, weapons and collections, in the order in which people expect them. */
export async function listSearchTags(db: Db): Promise<SearchTagRow[]> {
  return db.marketTag.findMany({
    where: { category: { in: ['type', 'weapon', 'itemSet'] } },
    orderBy: [{ category: 'asc' }, { sortOrder: 'asc' }],
  });
}
