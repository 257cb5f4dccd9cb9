import type { Db } from '../../kernel/db.ts';
import { Prisma } from '../../kernel/generated/prisma/client.ts';
import { OPEN_STATUSES } from './ownListing.store.ts';

/** How many days of views are stored, today included. */
const KEPT_DAYS = 90;
const TODAY = Prisma.sql`(clock_now() at time zone 'Asia/Shanghai')::date`;

/** The present day in China, as `2026-11-28`. */
export async function readViewDay(db: Db): Promise<string> {
  const [row] = await db.$queryRaw<[{ day: string }]>`select ${TODAY}::text as day`;
  return row.day;
}

/** One look at a listing. */
export interface ListingLook {
  readonly listingId: string;
  /** The signed-in viewer; null for a visitor. */
  readonly viewerId: string | null;
}

/** Adds looks to the counts of a day, in one statement. Those of the seller and at what is not open do not count. */
export async function addListingViews(db: Db, day: string, looks: readonly ListingLook[]): Promise<void> {
  // In the order of the ids, so that two apis never wait for each other.
  await db.$executeRaw`
    insert into listing_view_day (listing_id, day, view_count)
    select listing.id, ${day}::date, count(*)::int
    from unnest(${looks.map(({ listingId }) => listingId)}::uuid[], ${looks.map(({ viewerId }) => viewerId)}::uuid[])
      as look (listing_id, viewer_id) join listing on listing.id = look.listing_id
    where listing.status = any(${OPEN_STATUSES}::text[]) and listing.seller_id is distinct from look.viewer_id
    group by listing.id order by listing.id
    on conflict (listing_id, day) do update set view_count = listing_view_day.view_count + excluded.view_count`;
}

/** Views of a listing. */
export interface ListingViews {
  /** Of today and the six days before. */
  readonly weekCount: number;
  /** Of all stored days. */
  readonly totalCount: number;
}

/** The views of several listings, in one statement. */
export async function listListingViews(db: Db, ids: readonly string[]): Promise<ListingViews[]> {
  return db.$queryRaw<ListingViews[]>`
    with today as materialized (select ${TODAY} as day)
    select coalesce(sum(viewed.view_count) filter (where viewed.day > today.day - 7), 0)::int as "weekCount",
      coalesce(sum(viewed.view_count), 0)::int as "totalCount"
    from unnest(${[...ids]}::uuid[]) with ordinality as wanted (id, at) cross join today
      left join listing_view_day viewed on viewed.listing_id = wanted.id and viewed.day > today.day - ${KEPT_DAYS}::int
    group by wanted.at order by wanted.at`;
}

/** Deletes the days that are not kept. */
export async function deleteOldViews({ db }: { db: Db }): Promise<void> {
  await db.$executeRaw`delete from listing_view_day where day <= ${TODAY} - ${KEPT_DAYS}::int`;
}
