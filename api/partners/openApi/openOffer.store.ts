import type { Db } from '../../kernel/db.ts';
import type { Prisma } from '../../kernel/generated/prisma/client.ts';
import { OFFER_SIDES, type OfferSide, type OfferState } from '../../orders/bargain/bargain.ts';

const OPEN_OFFER_FIELDS = {
  id: true,
  ownNo: true,
  listingId: true,
  buyerId: true,
  askCents: true,
  priceCents: true,
  counterCents: true,
  tradeUrl: true,
  state: true,
  endReason: true,
  heldFromDepositCents: true,
  heldFromProceedsCents: true,
  createdAt: true,
  expiresAt: true,
  endedAt: true,
  buyer: { select: { tradeUrl: true } },
  listing: { select: { marketItem: { select: { marketHashName: true } } } },
  order: { select: { orderNo: true, buyerTradeUrl: true } },
} as const satisfies Prisma.PriceOfferSelect;

/** The columns of a price offer that its partner can read. */
export type OpenOfferRow = Prisma.PriceOfferGetPayload<{ select: typeof OPEN_OFFER_FIELDS }>;

/** A price offer that a user has made or received. Null if there is none, or if it is of others. */
export async function findOpenOffer(db: Db, userId: string, id: string): Promise<OpenOfferRow | null> {
  const where = { id, OR: [{ buyerId: userId }, { sellerId: userId }] };
  return db.priceOffer.findFirst({ where, select: OPEN_OFFER_FIELDS });
}

/** Which price offers of a user are listed. */
export interface OpenOfferSearch {
  userId: string;
  /** The side that the user is on; undefined for both. */
  side: OfferSide | undefined;
  state: OfferState | undefined;
  /** The user's own number; undefined for any. */
  ownNo: string | undefined;
  after: string | null;
  size: number;
}

/** The price offers that a user has made and received, newest first, up to one more than `size`. */
export async function listOpenOffers(db: Db, search: OpenOfferSearch): Promise<OpenOfferRow[]> {
  const { userId, side, state, ownNo, after, size } = search;
  // A number of one's own is never that of an offer which somebody else made.
  const sides = OFFER_SIDES.filter(
    (each) => (side ?? each) === each && (ownNo === undefined || each === 'buyer'),
  );
  // Each side has an index in the order of the list; both in one condition would have none.
  const lists = await Promise.all(
    sides.map((each) =>
      db.priceOffer.findMany({
        where: {
          [`${each}Id`]: userId,
          ...(state !== undefined && { state }),
          ...(ownNo !== undefined && { ownNo }),
          ...(after !== null && { id: { lt: after } }),
        },
        orderBy: { id: 'desc' },
        take: size + 1,
        select: OPEN_OFFER_FIELDS,
      }),
    ),
  );
  return lists
    .flat()
    .toSorted((a, b) => (a.id < b.id ? 1 : -1))
    .slice(0, size + 1);
}
