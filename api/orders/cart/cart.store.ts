import type { Db, Tx } from '../../kernel/db.ts';
import { newId } from '../../kernel/ids.ts';
import type { Cents } from '../../kernel/money.ts';
import type { CartLine, PricedCopy, StopReason, StoredOutcome } from './cart.ts';

/** Changes of one user's cart wait for each other, so that its lines can be counted. */
export async function lockCartOwner(tx: Tx, userId: string): Promise<void> {
  await tx.$queryRaw`select id from app_user where id = ${userId}::uuid for no key update`;
}

/** The lines of a user's cart with their listings as they are now, the latest first. */
export async function listCartLines(db: Db | Tx, userId: string): Promise<CartLine[]> {
  return db.$queryRaw<CartLine[]>`
    select line.id, line.listing_id as "listingId", line.price_cents as "priceCents", line.added_at as "addedAt",
      listing.ask_cents as "askCents", listing.seller_id as "sellerId", (listing.status = 'active' and not seller.is_blocked) as "isOnSale"
    from cart_line line join listing on listing.id = line.listing_id join app_user seller on seller.id = listing.seller_id
    where line.user_id = ${userId}::uuid order by line.added_at desc, line.id desc`;
}

/** A copy as a cart or a press looks at it before it takes it. */
export interface FoundListing {
  id: string;
  sellerId: string;
  askCents: Cents;
  isOnSale: boolean;
}

/** Some listings, in no order; unknown ones are missing. */
export async function findListings(db: Db | Tx, ids: readonly string[]): Promise<FoundListing[]> {
  return db.$queryRaw<FoundListing[]>`
    select listing.id, listing.seller_id as "sellerId", listing.ask_cents as "askCents",
      (listing.status = 'active' and not seller.is_blocked) as "isOnSale"
    from listing join app_user seller on seller.id = listing.seller_id where listing.id = any(${[...ids]}::uuid[])`;
}

/** The listings that a user's cart holds. */
export async function listCartListingIds(tx: Tx, userId: string): Promise<string[]> {
  const lines = await tx.cartLine.findMany({ where: { userId }, select: { listingId: true } });
  return lines.map(({ listingId }) => listingId);
}

/** Puts copies into a user's cart. */
export async function insertCartLines(tx: Tx, userId: string, copies: readonly PricedCopy[]): Promise<void> {
  await tx.cartLine.createMany({ data: copies.map((copy) => ({ id: newId(), userId, ...copy })) });
}

/** Takes copies out of a user's cart. */
export async function deleteCartLines(
  db: Db | Tx,
  userId: string,
  listingIds: readonly string[],
): Promise<void> {
  await db.cartLine.deleteMany({ where: { userId, listingId: { in: [...listingIds] } } });
}

/** Empties a user's cart. */
export async function deleteCart(db: Db, userId: string): Promise<void> {
  await db.cartLine.deleteMany({ where: { userId } });
}

/** The trade link and the state of a user who presses "buy". */
export async function readCartBuyer(
  tx: Tx,
  id: string,
): Promise<{ id: string; tradeUrl: string | null; isBlocked: boolean }> {
  return tx.user.findUniqueOrThrow({
    where: { id },
    select: { id: true, tradeUrl: true, isBlocked: true },
  });
}

/** A press that buys several copies, before any of them was tried. */
export interface NewCartPurchase {
  id: string;
  userId: string;
  confirmedSumCents: Cents;
  lines: readonly PricedCopy[];
}

/** Records a press with its copies in their order. */
export async function insertCartPurchase(tx: Tx, { lines, ...purchase }: NewCartPurchase): Promise<void> {
  await tx.cartPurchase.create({ data: purchase });
  await insertPurchaseLines(tx, { purchaseId: purchase.id, begin: 0, lines });
}

/** Adds copies to a press, from a position on. */
export async function insertPurchaseLines(
  tx: Tx,
  { purchaseId, begin, lines }: { purchaseId: string; begin: number; lines: readonly PricedCopy[] },
): Promise<void> {
  await tx.cartPurchaseLine.createMany({
    data: lines.map(({ listingId, priceCents }, index) => ({
      purchaseId,
      position: begin + index,
      listingId,
      expectedPriceCents: priceCents,
    })),
  });
}

/** A press with what became of its copies so far. */
export interface PressSoFar {
  stopReason: string | null;
  lines: { listingId: string; expectedPriceCents: Cents; outcome: string | null }[];
}

/** Locks a press until the transaction ends, and reads it. */
export async function lockPress(tx: Tx, id: string): Promise<PressSoFar> {
  await tx.$queryRaw`select id from cart_purchase where id = ${id}::uuid for no key update`;
  return readPress(tx, id);
}

/** Reads a press. */
export async function readPress(db: Db | Tx, id: string): Promise<PressSoFar> {
  return db.cartPurchase.findUniqueOrThrow({
    where: { id },
    select: {
      stopReason: true,
      lines: {
        select: { listingId: true, expectedPriceCents: true, outcome: true },
        orderBy: { position: 'asc' },
      },
    },
  });
}

/** Records why a press bought no more copies. */
export async function saveStopReason(tx: Tx, id: string, stopReason: StopReason): Promise<void> {
  await tx.cartPurchase.update({ where: { id }, data: { stopReason } });
}

/** One copy of a press. */
export interface PurchaseLineKey {
  purchaseId: string;
  position: number;
}

/** The copies of a press that were not tried yet, in the order of the request. */
export async function listUntriedLines(
  db: Db,
  purchaseId: string,
): Promise<(PurchaseLineKey & { listingId: string; expectedPriceCents: Cents })[]> {
  return db.cartPurchaseLine.findMany({
    where: { purchaseId, outcome: null },
    orderBy: { position: 'asc' },
    select: { purchaseId: true, position: true, listingId: true, expectedPriceCents: true },
  });
}

/** Locks a copy of a press until the transaction ends. @returns false if it has its outcome already. */
export async function lockUntriedLine(tx: Tx, { purchaseId, position }: PurchaseLineKey): Promise<boolean> {
  const rows = await tx.$queryRaw<unknown[]>`
    select position from cart_purchase_line
    where purchase_id = ${purchaseId}::uuid and position = ${position} and outcome is null for update`;
  return rows.length > 0;
}

/** Records what became of a copy of a press, once. */
export async function saveOutcome(
  db: Db | Tx,
  { purchaseId, position }: PurchaseLineKey,
  outcome: StoredOutcome,
): Promise<void> {
  await db.cartPurchaseLine.updateMany({ where: { purchaseId, position, outcome: null }, data: outcome });
}
