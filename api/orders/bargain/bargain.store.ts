import type { Db, Tx } from '../../kernel/db.ts';
import { Prisma } from '../../kernel/generated/prisma/client.ts';
import { newId } from '../../kernel/ids.ts';
import type { Cents } from '../../kernel/money.ts';
import type { SplitCents } from '../../payments/ledger/ledger.ts';
import type { OfferRow, Terms } from './bargain.ts';

/** The part of a listing that decides about offers for it. */
export interface BargainListing {
  id: string;
  sellerId: string;
  marketItemId: string;
  askCents: Cents;
  createdAt: Date;
  /** True if it can be bought. */
  isOnSale: boolean;
}

/** Locks a listing until the transaction ends, so that its ask and its offers stay; null if there is none. Locked before its offers. */
export async function lockListing(tx: Tx, id: string): Promise<BargainListing | null> {
  await tx.$queryRaw`select id from listing where id = ${id}::uuid for no key update`;
  return findBargainListing(tx, id);
}

/** The part of a listing that decides about offers for it; null if there is none. */
export async function findBargainListing(db: Db | Tx, id: string): Promise<BargainListing | null> {
  const row = await db.listing.findUnique({
    where: { id },
    select: {
      id: true,
      sellerId: true,
      marketItemId: true,
      askCents: true,
      createdAt: true,
      status: true,
      seller: { select: { isBlocked: true } },
    },
  });
  if (!row) return null;
  const { status, seller, ...listing } = row;
  return { ...listing, isOnSale: status === 'active' && !seller.isBlocked };
}

/** Everything that a new offer says. */
export interface NewOffer {
  id: string;
  listingId: string;
  buyerId: string;
  sellerId: string;
  askCents: Cents;
  priceCents: Cents;
  held: SplitCents;
  ownNo: string | null;
  tradeUrl: string;
  createdAt: Date;
  expiresAt: Date;
}

/** Inserts an open offer. */
export async function insertOffer(tx: Tx, { held, ...offer }: NewOffer): Promise<OfferRow> {
  return tx.priceOffer.create({
    data: { ...offer, heldFromDepositCents: held.deposit, heldFromProceedsCents: held.proceeds },
  });
}

/** Locks an offer, its listing first, until the transaction ends; null if there is none. */
export async function lockOffer(tx: Tx, id: string): Promise<OfferRow | null> {
  await tx.$queryRaw`
    select id from listing where id = (select listing_id from price_offer where id = ${id}::uuid) for no key update`;
  await tx.$queryRaw`select id from price_offer where id = ${id}::uuid for update`;
  return tx.priceOffer.findUnique({ where: { id } });
}

/** What may change of an offer. */
export type OfferUpdate = Partial<
  Omit<OfferRow, 'id' | 'listingId' | 'buyerId' | 'sellerId' | 'createdAt'>
> & {
  counteredAt?: Date;
  endedAt?: Date;
};

/** Writes what changed of a locked offer. */
export async function updateOffer(tx: Tx, id: string, change: OfferUpdate): Promise<OfferRow> {
  return tx.priceOffer.update({ where: { id }, data: change });
}

/** Open offers: of a buyer, for a listing, and of the buyer for the listing. */
export async function countOpenOffers(
  db: Db | Tx,
  { buyerId, listingId }: { buyerId: string; listingId: string },
): Promise<{ ofBuyer: number; ofListing: number; same: number }> {
  const [row] = await db.$queryRaw<[{ ofBuyer: number; ofListing: number; same: number }]>`
    select (count(*) filter (where buyer_id = ${buyerId}::uuid))::int as "ofBuyer",
      (count(*) filter (where listing_id = ${listingId}::uuid))::int as "ofListing",
      (count(*) filter (where buyer_id = ${buyerId}::uuid and listing_id = ${listingId}::uuid))::int as same
    from price_offer where state in ('open', 'countered') and (buyer_id = ${buyerId}::uuid or listing_id = ${listingId}::uuid)`;
  return row;
}

/** When a buyer withdrew the newest offer but so many, since a moment; null if fewer were withdrawn. */
export async function findWithdrawn(
  tx: Tx,
  { buyerId, since, skip }: { buyerId: string; since: Date; skip: number },
): Promise<Date | null> {
  const offer = await tx.priceOffer.findFirst({
    where: { buyerId, state: 'withdrawn', endedAt: { gt: since } },
    orderBy: { endedAt: 'desc' },
    skip,
    select: { endedAt: true },
  });
  return offer?.endedAt ?? null;
}

/** The terms for a listing: its own, else those of the shop; null if the seller has set none. */
export async function findTerms(
  db: Db | Tx,
  { sellerId, listingId }: { sellerId: string; listingId: string | null },
): Promise<Terms | null> {
  const own = listingId && (await db.bargainTerms.findFirst({ where: { listingId } }));
  return own || (await findShopTerms(db, sellerId));
}

/** The terms of a seller's shop; null if the seller has set none. */
export function findShopTerms(db: Db | Tx, sellerId: string): Promise<Terms | null> {
  return db.bargainTerms.findFirst({ where: { sellerId, listingId: null } });
}

/** Writes the terms of a listing or of a shop. */
export async function saveTerms(
  tx: Tx,
  { sellerId, listingId, ...terms }: Terms & { sellerId: string; listingId: string | null },
): Promise<void> {
  const { isOpen, leastCents, leastPercent, acceptCents, acceptPercent, acceptAskCents } = terms;
  const target =
    listingId === null
      ? Prisma.sql`(seller_id) where listing_id is null`
      : Prisma.sql`(listing_id) where listing_id is not null`;
  await tx.$executeRaw`
    insert into bargain_terms (id, seller_id, listing_id, is_open, least_cents, least_percent, accept_cents, accept_percent,
      accept_ask_cents)
    values (${newId()}::uuid, ${sellerId}::uuid, ${listingId}::uuid, ${isOpen}, ${leastCents}, ${leastPercent}, ${acceptCents}, ${acceptPercent},
      ${acceptAskCents})
    on conflict ${target} do update set is_open = excluded.is_open, least_cents = excluded.least_cents, least_percent = excluded.least_percent,
      accept_cents = excluded.accept_cents, accept_percent = excluded.accept_percent, accept_ask_cents = excluded.accept_ask_cents,
      updated_at = clock_now()`;
}

/**
 * Offers whose listing has ended them and whose money is still held: of each listing the highest first, then the first. Those that may buy at a
 * cut ask come last, since they can wait for hours while purchases are closed, and the money of the others must not.
 */
export async function listEndedOffers(db: Db, limit: number): Promise<{ id: string; endReason: string }[]> {
  return db.$queryRaw`
    select o.id, o.end_reason as "endReason" from price_offer o join listing l on l.id = o.listing_id
    where o.state = 'ended' and not o.is_released
    order by o.end_reason = 'priceCut' and o.expires_at > (select clock_now()) and l.status = 'active' and l.ask_cents <= o.price_cents,
      o.listing_id, o.price_cents desc, o.created_at limit ${limit}`;
}

/** Open offers whose time is over. */
export async function listExpiredOffers(db: Db, limit: number): Promise<string[]> {
  const rows = await db.$queryRaw<{ id: string }[]>`
    select id from price_offer where state in ('open', 'countered') and expires_at <= clock_now() order by expires_at limit ${limit}`;
  return rows.map(({ id }) => id);
}

/** The states of offers by their ids; null for one that does not exist. */
export async function listOfferStates(db: Db, ids: readonly string[]): Promise<(string | null)[]> {
  const offers = await db.priceOffer.findMany({
    where: { id: { in: [...ids] } },
    select: { id: true, state: true },
  });
  const byId = new Map(offers.map(({ id, state }) => [id, state]));
  return ids.map((id) => byId.get(id) ?? null);
}

/** True if a user has bought a listing. */
export async function hasBought(tx: Tx, userId: string, listingId: string): Promise<boolean> {
  const order = await tx.order.findFirst({
    where: { listingId, buyerId: userId, phase: { not: 'failed' } },
    select: { id: true },
  });
  return order !== null;
}

/** The names of a listing's item. */
export async function readListingNames(
  tx: Tx,
  listingId: string,
): Promise<{ marketItemId: string; nameZh: string; nameEn: string }> {
  const { marketItemId, marketItem } = await tx.listing.findUniqueOrThrow({
    where: { id: listingId },
    select: { marketItemId: true, marketItem: { select: { nameZh: true, nameEn: true } } },
  });
  return { marketItemId, ...marketItem };
}
