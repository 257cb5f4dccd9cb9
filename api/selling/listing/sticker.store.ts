import { sql } from 'kysely';
import type { Db } from '../../kernel/db.ts';
import { itemsOf, queryOf } from '../../kernel/query.ts';
import { isOnSale } from './listingPage.store.ts';

/** A sticker on copies on sale, and the number of those copies. */
export interface StickerOnSale {
  marketHashName: string;
  nameZh: string;
  nameEn: string;
  iconUrl: string | null;
  listingCount: number;
}

/** Maximum number of stickers that a request may name. */
export const STICKER_NAMES_MAX = 5;

/** Maximum number of stickers that one answer contains. */
export const STICKERS_MAX = 20;

const STICKER_COLUMNS = [
  'sticker.marketHashName',
  'sticker.nameZh',
  'sticker.nameEn',
  'sticker.iconUrl',
] as const;

function likePattern(word: string): string {
  return `%${word.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
}

/**
 * The stickers on each item's copies on sale, the most frequent first. One of the sticker's names must contain all
 * `words`.
 */
export async function listStickersOnSale(
  db: Db,
  marketItemIds: readonly string[],
  words: readonly string[],
): Promise<Map<string, StickerOnSale[]>> {
  const rows = await queryOf(db)
    .selectFrom(itemsOf(marketItemIds))
    .innerJoinLateral(
      (from) =>
        from
          .selectFrom((carriers) =>
            carriers
              .selectFrom([
                'listing as l',
                sql<{ name: string }>`unnest(l.sticker_names)`.as<'name'>(sql`name (name)`),
              ])
              .where(isOnSale)
              .groupBy('name.name')
              .select(['name.name', sql<number>`count(*)::int`.as('number')])
              .as('carried'),
          )
          .innerJoin('marketItem as sticker', 'sticker.marketHashName', 'carried.name')
          .select([...STICKER_COLUMNS, 'carried.number as listingCount'])
          .where((eb) => eb.and(words.map((word) => eb('sticker.searchText', 'like', likePattern(word)))))
          .orderBy('carried.number', 'desc')
          .orderBy('sticker.marketHashName')
          .limit(STICKERS_MAX)
          .as('found'),
      (join) => join.onTrue(),
    )
    .select([
      'item.id as itemId',
      'found.marketHashName',
      'found.nameZh',
      'found.nameEn',
      'found.iconUrl',
      'found.listingCount',
    ])
    .execute();
  return Map.groupBy(rows, (row) => row.itemId);
}

/**
 * The stickers with these market hash names, and how many of each item's copies on sale have them, which may be none.
 */
export async function listStickersNamed(
  db: Db,
  marketItemIds: readonly string[],
  names: readonly string[],
): Promise<Map<string, StickerOnSale[]>> {
  const rows = await queryOf(db)
    .selectFrom(itemsOf(marketItemIds))
    .innerJoin('marketItem as sticker', (join) =>
      join.on('sticker.marketHashName', '=', sql<string>`any(${[...names]}::text[])`),
    )
    .select(['item.id as itemId', ...STICKER_COLUMNS])
    .select((eb) =>
      eb
        .selectFrom('listing as l')
        .select(sql<number>`count(*)::int`.as('count'))
        .whereRef('l.marketItemId', '=', 'item.id')
        .where('l.status', '=', sql.lit('active'))
        .where('l.stickerNames', '@>', sql<string[]>`array[${eb.ref('sticker.marketHashName')}]`)
        .$asScalar()
        .$notNull()
        .as('listingCount'),
    )
    .orderBy('sticker.marketHashName')
    .execute();
  return Map.groupBy(rows, (row) => row.itemId);
}
