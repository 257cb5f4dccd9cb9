import { Prisma } from '../graphql/generated/prisma/client.ts';
import type { Db } from '../kernel/db.ts';
import { ON_SALE } from './listingPageStore.ts';

/** A sticker that copies on sale carry, and how many of them. */
export interface StickerOnSale {
  marketHashName: string;
  nameZh: string;
  nameEn: string;
  iconUrl: string | null;
  listingCount: number;
}

/** How many stickers may be asked for by name. */
export const STICKER_NAMES_MAX = 5;

/** How many stickers one answer holds. */
export const STICKERS_MAX = 20;

function likePattern(word: string): string {
  return `%${word.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
}

/** The stickers on each item's copies on sale, the most frequent first; `words` must all stand in one of the sticker's names. */
export async function listStickersOnSale(
  db: Db,
  marketItemIds: readonly string[],
  words: readonly string[],
): Promise<Map<string, StickerOnSale[]>> {
  const matches = words.map((word) => Prisma.sql`sticker.search_text like ${likePattern(word)}`);
  const rows = await db.$queryRaw<(StickerOnSale & { itemId: string })[]>`
    select item.id as "itemId", found.* from unnest(${[...marketItemIds]}::uuid[]) as item (id) cross join lateral (
      select sticker.market_hash_name as "marketHashName", sticker.name_zh as "nameZh", sticker.name_en as "nameEn",
        sticker.icon_url as "iconUrl", carried.number as "listingCount"
      from (select name, count(*)::int as number from listing l, unnest(l.sticker_names) as name
        where ${ON_SALE} group by name) carried
      join market_item sticker on sticker.market_hash_name = carried.name
      where ${Prisma.join([Prisma.sql`true`, ...matches], ' and ')}
      order by carried.number desc, sticker.market_hash_name limit ${STICKERS_MAX}) found`;
  return Map.groupBy(rows, (row) => row.itemId);
}

/** The stickers of these market hash names, and how many of each item's copies on sale carry them, which may be none. */
export async function listStickersNamed(
  db: Db,
  marketItemIds: readonly string[],
  names: readonly string[],
): Promise<Map<string, StickerOnSale[]>> {
  const rows = await db.$queryRaw<(StickerOnSale & { itemId: string })[]>`
    select item.id as "itemId", sticker.market_hash_name as "marketHashName", sticker.name_zh as "nameZh",
      sticker.name_en as "nameEn", sticker.icon_url as "iconUrl",
      (select count(*)::int from listing l where l.market_item_id = item.id and l.status = 'active'
        and l.sticker_names @> array[sticker.market_hash_name]) as "listingCount"
    from unnest(${[...marketItemIds]}::uuid[]) as item (id)
    join market_item sticker on sticker.market_hash_name = any(${[...names]}::text[])
    order by sticker.market_hash_name`;
  return Map.groupBy(rows, (row) => row.itemId);
}
