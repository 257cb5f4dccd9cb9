import type { Db, Tx } from '../../kernel/db.ts';
import {
  type MarketItem,
  type MarketItemPhase,
  type MarketTag,
  Prisma,
} from '../../kernel/generated/prisma/client.ts';
import { NO_ID } from '../../kernel/ids.ts';
import type { Cents } from '../../kernel/money.ts';
import type { PlatformAsks } from './pricePlatform.ts';

/** An item as the index holds it, without the search text. */
export type MarketItemRow = Omit<MarketItem, 'platformAsksCents'> & {
  /** Fresh lowest asks on other platforms, in fen. */
  platformAsksCents: PlatformAsks;
  /** The highest price that an awake open bid for it shows, in fen. Null without one. */
  bestBidCents: Cents | null;
};

/** A tag value with its names. */
export type MarketTagRow = MarketTag;

/**
 * Notification channel: the database notifies it at every commit that changes items, with their comma-separated ids, or with an empty text
 * if there are too many.
 */
export const MARKET_CHANNEL = 'market_item_changed';

/** Rows of one statement: few enough not to block the event loop, many enough to be fast. */
const BATCH = 4_000;

const COLUMNS = Prisma.sql`id, market_hash_name as "marketHashName", name_zh as "nameZh", name_en as "nameEn",
  '' as "searchText", finish_name as "finishName", tag_type as "tagType", tag_weapon as "tagWeapon", tag_rarity as "tagRarity",
  tag_quality as "tagQuality", tag_exterior as "tagExterior", tag_item_set as "tagItemSet", rarity_color as "rarityColor",
  icon_url as "iconUrl", float_min as "floatMin", float_max as "floatMax", reference_price_cents as "referencePriceCents",
  sales_per_week as "salesPerWeek", sales_per_day as "salesPerDay", expected_per_week as "expectedPerWeek",
  lowest_ask_cents as "lowestAskCents", listing_count as "listingCount",
  automatic_count as "automaticCount", is_read_from_name as "isReadFromName",
  newest_listed_at as "newestListedAt", platform_asks_cents as "platformAsksCents",
  (select b.price_cents from bid b where b.market_item_id = market_item.id and b.state = 'open' and b.sleep_reason is null
    order by b.price_cents desc limit 1) as "bestBidCents"`;

type WrittenRow = Omit<
  MarketItemRow,
  'referencePriceCents' | 'lowestAskCents' | 'bestBidCents' | 'newestListedAt'
> & {
  referencePriceCents: number | null;
  lowestAskCents: number | null;
  bestBidCents: number | null;
  newestListedAt: string | null;
};

function readRow(row: WrittenRow): MarketItemRow {
  const { referencePriceCents, lowestAskCents, bestBidCents, newestListedAt } = row;
  return {
    ...row,
    // Mostly the same text, which would be held twice.
    nameEn: row.nameEn === row.marketHashName ? row.marketHashName : row.nameEn,
    finishName: row.finishName === row.marketHashName ? row.marketHashName : row.finishName,
    referencePriceCents: referencePriceCents === null ? null : BigInt(referencePriceCents),
    lowestAskCents: lowestAskCents === null ? null : BigInt(lowestAskCents),
    bestBidCents: bestBidCents === null ? null : BigInt(bestBidCents),
    newestListedAt: newestListedAt === null ? null : new Date(newestListedAt),
  };
}

/**
 * Reads every item in batches, in ascending order of ids. A batch arrives as one text: decoding 40,000 rows value by value would leave
 * garbage of three times their size.
 */
export async function* readMarketItems(db: Db): AsyncGenerator<MarketItemRow[]> {
  let last = NO_ID;
  for (;;) {
    const [batch] = await db.$queryRaw<[{ text: string }]>`
      select coalesce(json_agg(item), '[]')::text as text
      from (select ${COLUMNS} from market_item where id > ${last}::uuid order by id limit ${BATCH}) item`;
    const rows = (JSON.parse(batch.text) as WrittenRow[]).map(readRow);
    if (rows.length > 0) yield rows;
    const end = rows.at(-1);
    if (!end || rows.length < BATCH) return;
    last = end.id;
  }
}

/** Reads the items with these ids. */
export async function listMarketItems(db: Db | Tx, ids: readonly string[]): Promise<MarketItemRow[]> {
  return db.$queryRaw<
    MarketItemRow[]
  >`select ${COLUMNS} from market_item where id = any(${[...ids]}::uuid[])`;
}

/** Reads all tags in display order. */
export async function listMarketTags(db: Db): Promise<MarketTagRow[]> {
  return db.marketTag.findMany({ orderBy: [{ category: 'asc' }, { sortOrder: 'asc' }] });
}

/** Lists the phases and gems of each item in one statement. */
export async function listPhases(db: Db, marketItemIds: readonly string[]): Promise<MarketItemPhase[][]> {
  const rows = await db.marketItemPhase.findMany({
    where: { marketItemId: { in: [...marketItemIds] } },
    orderBy: { phase: 'asc' },
  });
  const groups = Map.groupBy(rows, (row) => row.marketItemId);
  return marketItemIds.map((id) => groups.get(id) ?? []);
}
