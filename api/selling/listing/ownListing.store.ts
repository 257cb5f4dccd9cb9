import type { Tx } from '../../kernel/db.ts';
import type { Cents } from '../../kernel/money.ts';
import type { ListingStatus } from './listing.ts';

/** A seller's listing, locked. */
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
 * Locks a seller's listings in any state, in the order of their ids. An earlier purchase is visible here; a later one
 * waits and sees the result of this transaction.
 */
export async function lockOwnListings(
  tx: Tx,
  sellerId: string,
  ids: readonly string[],
): Promise<Map<string, OwnListing>> {
  const rows = await tx.$queryRaw<OwnListing[]>`
    select listing.id, listing.asset_id as "assetId", listing.market_item_id as "marketItemId", listing.phase, listing.status,
      listing.ask_cents as "askCents", item.reference_price_cents as "itemReferenceCents"
    from listing join market_item item on item.id = listing.market_item_id
    where listing.id = any(${[...ids]}::uuid[]) and listing.seller_id = ${sellerId}::uuid
    order by listing.id for update of listing`;
  return new Map(rows.map((row) => [row.id, row]));
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
