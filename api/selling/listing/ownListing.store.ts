import type { Db, Tx } from '../../kernel/db.ts';
import { Prisma } from '../../kernel/generated/prisma/client.ts';
import type { Cents } from '../../kernel/money.ts';
import type { ListingStatus } from './listing.ts';
import { itemNamed } from './listingFilter.ts';
import type { SaleFacts } from './unavailable.ts';

/** A seller's listing in any state. */
export interface OwnListing {
  id: string;
  assetId: string;
  marketItemId: string;
  phase: string | null;
  status: ListingStatus;
  askCents: Cents;
  /** The reference price of the item itself; a phase's price is a share of it. */
  itemReferenceCents: Cents | null;
}

/**
 * Reads a seller's listings in any state by their ids.
 * @param isHeld locks them, in the order of their ids: an earlier purchase is visible here; a later one waits and sees
 * the result of this transaction.
 */
export async function listOwnListings(
  db: Db | Tx,
  { sellerId, ids, isHeld }: { sellerId: string; ids: readonly string[]; isHeld: boolean },
): Promise<Map<string, OwnListing>> {
  const rows = await db.$queryRaw<OwnListing[]>`
    select listing.id, listing.asset_id as "assetId", listing.market_item_id as "marketItemId", listing.phase, listing.status,
      listing.ask_cents as "askCents", item.reference_price_cents as "itemReferenceCents"
    from listing join market_item item on item.id = listing.market_item_id
    where listing.id = any(${[...ids]}::uuid[]) and listing.seller_id = ${sellerId}::uuid
    order by listing.id ${isHeld ? Prisma.sql`for update of listing` : Prisma.empty}`;
  return new Map(rows.map((row) => [row.id, row]));
}

/** States of listings that are not over. */
export const OPEN_STATUSES = ['active', 'paused', 'reserved'];
const STATUSES = { open: OPEN_STATUSES, active: ['active'], paused: ['paused'], reserved: ['reserved'] };

/** The filters of a seller's own listings. */
export interface OwnListingFilter {
  readonly status: keyof typeof STATUSES;
  /** Words that the item's names must contain. */
  readonly keyword: string | null;
}

/** The condition of a filter. @throws InvalidInput for an overlong keyword. */
export function ownListingsWhere(sellerId: string, { status, keyword }: OwnListingFilter) {
  return { sellerId, status: { in: STATUSES[status] }, ...itemNamed(keyword) };
}

/** Ids of a seller's own listings that match a filter, the latest first. */
export async function listOwnListingIds(
  db: Db | Tx,
  sellerId: string,
  filter: OwnListingFilter,
  size: number,
): Promise<string[]> {
  const rows = await db.listing.findMany({
    where: ownListingsWhere(sellerId, filter),
    select: { id: true },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: size,
  });
  return rows.map(({ id }) => id);
}

/** Counts a seller's unsold listings by what decides whether they can be bought, in one statement. */
export async function countSaleFacts(
  db: Db,
  sellerId: string,
): Promise<(SaleFacts & { steamAccountId: string; count: number })[]> {
  return db.$queryRaw<(SaleFacts & { steamAccountId: string; count: number })[]>`
    select listing.status, seller.is_blocked as "isSellerHeld", account.paused_reason as "pausedReason",
      account.id as "steamAccountId", count(*)::int as count
    from listing join app_user seller on seller.id = listing.seller_id join asset on asset.id = listing.asset_id
      join steam_account account on account.id = asset.steam_account_id
    where listing.seller_id = ${sellerId}::uuid and listing.status in ('active', 'paused')
    group by listing.status, seller.is_blocked, account.id`;
}

/** A listing with its new ask. */
export interface NewAsk {
  id: string;
  askCents: Cents;
}

/** Changes the asks of listings that nobody has bought, in one statement. */
export async function updateAsks(tx: Tx, asks: readonly NewAsk[]): Promise<void> {
  await tx.$executeRaw`
    update listing set ask_cents = new.ask, priced_at = clock_now(), updated_at = clock_now()
    from unnest(${asks.map(({ id }) => id)}::uuid[], ${asks.map(({ askCents }) => askCents.toString())}::bigint[]) as new (id, ask)
    where listing.id = new.id and listing.status in ('active', 'paused') and listing.ask_cents <> new.ask`;
}

/** Withdraws listings that nobody has bought, in one statement. */
export async function withdrawListings(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx.$executeRaw`
    update listing set status = 'withdrawn', updated_at = clock_now()
    where id = any(${[...ids]}::uuid[]) and status in ('active', 'paused')`;
}
