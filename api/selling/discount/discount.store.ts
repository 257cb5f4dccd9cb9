import type { Db, Tx } from '../../kernel/db.ts';
import { Prisma } from '../../kernel/generated/prisma/client.ts';
import { newId } from '../../kernel/ids.ts';
import type { Cents } from '../../kernel/money.ts';
import { STOOD_MS } from './discount.ts';

/** A discount that is planned, or that holds. */
export interface OpenDiscount {
  id: string;
  listingId: string;
  state: 'planned' | 'running';
  formerCents: Cents | null;
}

/** What inserts a discount of one listing. */
export interface NewDiscount {
  userId: string;
  percent: number;
  isPriceConfirmed: boolean;
  /** Null: at once. */
  startsAt: Date | null;
  endsAt: Date;
}

/** A running discount holds while its listing has its ask; a trigger clears its end with any other. */
const HOLDS = Prisma.sql`(discount.state = 'planned' or (discount.state = 'running' and listing.discount_ends_at is not null))`;

/** The open discounts of listings, by listing. */
export async function listOpenDiscounts(
  db: Db | Tx,
  userId: string,
  listingIds: readonly string[],
): Promise<Map<string, OpenDiscount>> {
  const rows = await db.$queryRaw<OpenDiscount[]>`
    select discount.id, discount.listing_id as "listingId", discount.state, discount.former_cents as "formerCents"
    from listing_discount discount join listing on listing.id = discount.listing_id
    where discount.listing_id = any(${[...listingIds]}::uuid[]) and discount.user_id = ${userId}::uuid and ${HOLDS}`;
  return new Map(rows.map((row) => [row.listingId, row]));
}

/** Inserts a planned discount for each listing. Those whose ask was changed meanwhile make room. @returns their ids. */
export async function insertDiscounts(
  tx: Tx,
  listingIds: readonly string[],
  { userId, percent, isPriceConfirmed, startsAt, endsAt }: NewDiscount,
): Promise<string[]> {
  const ids = listingIds.map(() => newId());
  await tx.$executeRaw`
    update listing_discount discount set state = 'ended' from listing
    where listing.id = discount.listing_id and discount.listing_id = any(${[...listingIds]}::uuid[])
      and discount.state = 'running' and listing.discount_ends_at is null`;
  await tx.$executeRaw`
    insert into listing_discount (id, listing_id, user_id, percent, is_price_confirmed, starts_at, ends_at)
    select chosen.id, chosen.listing_id, ${userId}::uuid, ${percent}, ${isPriceConfirmed}, coalesce(${startsAt}, clock_now()), ${endsAt}
    from unnest(${ids}::uuid[], ${[...listingIds]}::uuid[]) as chosen (id, listing_id)`;
  return ids;
}

/** A planned discount, locked, with its listing. */
export interface PlannedDiscount {
  id: string;
  listingId: string;
  percent: number;
  isPriceConfirmed: boolean;
  isOver: boolean;
}

/** Locks planned discounts of a user that another worker does not have. Lock their listings first. */
export async function lockPlanned(tx: Tx, ids: readonly string[]): Promise<PlannedDiscount[]> {
  return tx.$queryRaw<PlannedDiscount[]>`
    select id, listing_id as "listingId", percent, is_price_confirmed as "isPriceConfirmed", ends_at <= clock_now() as "isOver"
    from listing_discount where id = any(${[...ids]}::uuid[]) and state = 'planned' order by id for update skip locked`;
}

/** The listings of discounts. */
export async function listListingIds(tx: Tx, ids: readonly string[]): Promise<string[]> {
  const rows = await tx.listingDiscount.findMany({
    where: { id: { in: [...ids] } },
    select: { listingId: true },
  });
  return rows.map(({ listingId }) => listingId);
}

/**
 * Sets the asks of listings to those of their discounts, in one statement. The former ask is shown only if it was on
 * sale for seven days, and no hold of its seller hid it within the last seven.
 */
export async function startDiscounts(
  tx: Tx,
  asks: readonly { id: string; listingId: string; askCents: Cents }[],
): Promise<void> {
  await tx.$executeRaw`
    with chosen as (
      select chosen.*, discount.ends_at, listing.ask_cents as former, case when listing.stood_ms + case when listing.status = 'active'
          then extract(epoch from clock_now() - listing.stood_since) * 1000 else 0 end >= ${STOOD_MS}
          and not exists (select from account_hold hold where hold.user_id = listing.seller_id and hold.scope = 'everything'
            and (hold.ended_at is null or hold.ended_at > clock_now() - ${STOOD_MS} * interval '1 millisecond'))
        then listing.ask_cents end as struck
      from unnest(${asks.map(({ id }) => id)}::uuid[], ${asks.map(({ listingId }) => listingId)}::uuid[], ${asks.map(({ askCents }) => String(askCents))}::bigint[])
        as chosen (id, listing_id, ask)
      join listing_discount discount on discount.id = chosen.id join listing on listing.id = chosen.listing_id
    ), lowered as (
      update listing set ask_cents = chosen.ask, struck_cents = chosen.struck, discount_ends_at = chosen.ends_at,
        priced_at = (select clock_now()), updated_at = (select clock_now())
      from chosen where listing.id = chosen.listing_id
    )
    update listing_discount discount set state = 'running', former_cents = chosen.former, discounted_cents = chosen.ask, struck_cents = chosen.struck
    from chosen where discount.id = chosen.id`;
}

/** Closes planned discounts that cannot start. */
export async function closePlanned(
  tx: Tx,
  ids: readonly string[],
  state: 'refused' | 'cancelled',
): Promise<void> {
  await tx.$executeRaw`
    update listing_discount set state = ${state} where id = any(${[...ids]}::uuid[]) and state = 'planned'`;
}

/**
 * Ends discounts: listings that still have the discounted ask get their former one. A listing that is being bought
 * keeps it, and its discount waits. Lock the listings first.
 * @returns the items whose asks have changed.
 */
export async function endDiscounts(
  tx: Tx,
  ids: readonly string[],
  state: 'ended' | 'cancelled',
): Promise<string[]> {
  const rows = await tx.$queryRaw<{ marketItemId: string }[]>`
    update listing set ask_cents = discount.former_cents, priced_at = (select clock_now()), updated_at = (select clock_now())
    from listing_discount discount
    where discount.id = any(${[...ids]}::uuid[]) and discount.state = 'running' and listing.id = discount.listing_id
      and listing.status in ('active', 'paused') and listing.discount_ends_at is not null and listing.ask_cents = discount.discounted_cents
    returning listing.market_item_id as "marketItemId"`;
  await tx.$executeRaw`
    update listing_discount discount set state = ${state} from listing
    where discount.id = any(${[...ids]}::uuid[]) and discount.state in ('planned', 'running') and listing.id = discount.listing_id
      and listing.status <> 'reserved'`;
  return rows.map(({ marketItemId }) => marketItemId);
}

/**
 * Takes the cancelling of discounts back, where the listing still has the former ask and no other discount, and the time
 * is not over.
 * @returns the listings.
 */
export async function restoreDiscounts(
  tx: Tx,
  userId: string,
  ids: readonly string[],
): Promise<{ listingId: string; marketItemId: string }[]> {
  return tx.$queryRaw<{ listingId: string; marketItemId: string }[]>`
    with chosen as (
      select ended.* from listing_discount ended join listing on listing.id = ended.listing_id
      where ended.id = any(${[...ids]}::uuid[]) and ended.user_id = ${userId}::uuid
        and ended.state = 'cancelled' and ended.ends_at > clock_now() and listing.status in ('active', 'paused')
        and (ended.former_cents is null or listing.ask_cents = ended.former_cents)
        and not exists (select from listing_discount other where other.listing_id = ended.listing_id and other.state in ('planned', 'running'))
    ), lowered as (
      update listing set ask_cents = chosen.discounted_cents, struck_cents = chosen.struck_cents, discount_ends_at = chosen.ends_at,
        priced_at = (select clock_now()), updated_at = (select clock_now())
      from chosen where listing.id = chosen.listing_id and chosen.former_cents is not null
    ), restored as (
      update listing_discount discount set state = case when chosen.former_cents is null then 'planned' else 'running' end
      from chosen where discount.id = chosen.id
    )
    select listing.id as "listingId", listing.market_item_id as "marketItemId" from chosen join listing on listing.id = chosen.listing_id`;
}

/** A discount that is due, with its seller. */
export interface DueDiscount {
  id: string;
  userId: string;
}

/** Discounts that begin, the longest due first. A listing that is being bought waits until it is over. */
export async function listToStart(db: Db, limit: number): Promise<DueDiscount[]> {
  return db.$queryRaw<DueDiscount[]>`
    select discount.id, discount.user_id as "userId" from listing_discount discount join listing on listing.id = discount.listing_id
    where discount.state = 'planned' and discount.starts_at <= (select clock_now()) and (listing.status <> 'reserved' or discount.ends_at <= clock_now())
    order by discount.starts_at, discount.id limit ${limit}`;
}

/** Discounts that end, the longest due first. A listing that is being bought waits. */
export async function listToEnd(db: Db, limit: number): Promise<DueDiscount[]> {
  return db.$queryRaw<DueDiscount[]>`
    select discount.id, discount.user_id as "userId" from listing_discount discount join listing on listing.id = discount.listing_id
    where discount.state = 'running' and discount.ends_at <= (select clock_now()) and listing.status <> 'reserved'
    order by discount.ends_at, discount.id limit ${limit}`;
}
