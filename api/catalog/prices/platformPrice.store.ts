import type { Db, Tx } from '../../kernel/db.ts';
import type { PlatformFeed, PlatformPrice } from '../../kernel/generated/prisma/client.ts';
import { PLATFORM_FRESH_MS, PLATFORM_NAMES, type PlatformName } from '../market/pricePlatform.ts';

/** The feed that prices come from. */
export interface FeedMoment {
  readonly platform: PlatformName;
  readonly fetchedAt: Date;
}

/** Ask and bid of a platform for an item, in fen. */
export interface PlatformFigures {
  readonly itemId: string;
  readonly phase: string;
  readonly askCents: bigint;
  readonly bidCents: bigint | null;
}

/** A stored price of a platform that still exists in the code. */
export type StoredPlatformPrice = PlatformPrice & { platform: PlatformName };

const FRESH_SECONDS = PLATFORM_FRESH_MS / 1_000;

/** Stores the prices of a feed. Prices older than the stored ones change nothing. Returns the number of changed prices. */
export async function savePlatformPrices(
  tx: Tx,
  { platform, fetchedAt }: FeedMoment,
  prices: readonly PlatformFigures[],
): Promise<number> {
  return tx.$executeRaw`
    insert into platform_price as kept (market_item_id, platform, phase, ask_cents, bid_cents, fetched_at, is_counted)
    select item_id, ${platform}, phase, ask_cents, bid_cents, ${fetchedAt.toISOString()}::timestamptz,
      phase = '' and ${fetchedAt.toISOString()}::timestamptz > clock_now() - make_interval(secs => ${FRESH_SECONDS})
    from unnest(${prices.map(({ itemId }) => itemId)}::uuid[], ${prices.map(({ phase }) => phase)}::text[],
      ${prices.map(({ askCents }) => askCents.toString())}::bigint[],
      ${prices.map(({ bidCents }) => bidCents?.toString() ?? null)}::bigint[]) as feed (item_id, phase, ask_cents, bid_cents)
    on conflict (market_item_id, platform, phase) do update
      set ask_cents = excluded.ask_cents, bid_cents = excluded.bid_cents, fetched_at = excluded.fetched_at, is_counted = excluded.is_counted
    where kept.fetched_at <= excluded.fetched_at and (kept.ask_cents, kept.bid_cents, kept.fetched_at)
      is distinct from (excluded.ask_cents, excluded.bid_cents, excluded.fetched_at)`;
}

/**
 * Copies the fresh asks of other platforms to the items, and marks which prices are in use. Updates only items that change, since every
 * change is notified to the API processes. Locks them in the order of their ids, as everywhere. Returns the number of changed items.
 */
export async function followPlatformPrices(tx: Tx, itemIds: readonly string[]): Promise<number> {
  const ids = [...itemIds];
  await tx.$executeRaw`
    update platform_price set is_counted = not is_counted
    where market_item_id = any(${ids}::uuid[])
      and is_counted <> (phase = '' and fetched_at > clock_now() - make_interval(secs => ${FRESH_SECONDS}))`;
  return tx.$executeRaw`
    update market_item item set platform_asks_cents = fresh.asks
    from (
      select wanted.id, coalesce(jsonb_object_agg(platform, ask_cents) filter (where platform is not null), '{}') as asks
      from (select id from market_item where id = any(${ids}::uuid[]) order by id for no key update) wanted
      left join platform_price on market_item_id = wanted.id and is_counted
      group by wanted.id
    ) fresh
    where item.id = fresh.id and item.platform_asks_cents is distinct from fresh.asks`;
}

/** Items of figures that count and have grown old, the oldest first. */
export async function listStaleItemIds(db: Db, count: number): Promise<string[]> {
  const rows = await db.$queryRaw<{ id: string }[]>`
    select market_item_id as id from platform_price
    where is_counted and fetched_at <= clock_now() - make_interval(secs => ${FRESH_SECONDS})
    order by fetched_at limit ${count}`;
  return [...new Set(rows.map(({ id }) => id))];
}

/** Records the last feed of a platform. A feed older than the recorded one is ignored. */
export async function savePlatformFeed(
  tx: Tx,
  { platform, fetchedAt, rowCount, isSandbox }: FeedMoment & { rowCount: number; isSandbox: boolean },
): Promise<void> {
  await tx.$executeRaw`
    insert into platform_feed as kept (platform, fetched_at, imported_at, row_count, is_sandbox)
    values (${platform}, ${fetchedAt.toISOString()}::timestamptz, clock_now(), ${rowCount}::int, ${isSandbox})
    on conflict (platform) do update set fetched_at = excluded.fetched_at, imported_at = excluded.imported_at,
      row_count = excluded.row_count, is_sandbox = excluded.is_sandbox
    where kept.fetched_at <= excluded.fetched_at`;
}

/** Lists the last feed of each platform, in display order. */
export async function listPlatformFeeds(db: Db | Tx): Promise<(PlatformFeed & { platform: PlatformName })[]> {
  const feeds = await db.platformFeed.findMany();
  return PLATFORM_NAMES.flatMap((name) => {
    const feed = feeds.find(({ platform }) => platform === name);
    return feed ? [{ ...feed, platform: name }] : [];
  });
}

/** Lists the prices on other platforms for several items in one statement. Dopplers without a phase. */
export async function listPlatformPrices(
  db: Db,
  itemIds: readonly string[],
): Promise<StoredPlatformPrice[][]> {
  const rows = await db.platformPrice.findMany({
    where: { marketItemId: { in: [...itemIds] }, phase: '', platform: { in: [...PLATFORM_NAMES] } },
  });
  const byItem = Map.groupBy(rows as StoredPlatformPrice[], ({ marketItemId }) => marketItemId);
  const placeOf = ({ platform }: StoredPlatformPrice): number => PLATFORM_NAMES.indexOf(platform);
  return itemIds.map((id) => (byItem.get(id) ?? []).toSorted((a, b) => placeOf(a) - placeOf(b)));
}
