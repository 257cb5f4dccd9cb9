import type { Db } from '../../kernel/db.ts';
import type { Prisma } from '../../kernel/generated/prisma/client.ts';

const OPEN_BID_FIELDS = {
  id: true,
  ownNo: true,
  quantity: true,
  remaining: true,
  priceCents: true,
  limitCents: true,
  filter: true,
  tradeUrl: true,
  state: true,
  sleepReason: true,
  heldFromDepositCents: true,
  heldFromProceedsCents: true,
  expiresAt: true,
  createdAt: true,
  endedAt: true,
  user: { select: { tradeUrl: true } },
  marketItem: { select: { marketHashName: true } },
  fills: { orderBy: { createdAt: 'desc' }, take: 10, select: { order: { select: { orderNo: true } } } },
} as const satisfies Prisma.BidSelect;

/** The columns of a bid that its partner can read. */
export type OpenBidRow = Prisma.BidGetPayload<{ select: typeof OPEN_BID_FIELDS }>;

/** A bid of a user. Null if there is none, or if it is somebody else's. */
export async function findOpenBid(db: Db, userId: string, id: string): Promise<OpenBidRow | null> {
  return db.bid.findFirst({ where: { id, userId }, select: OPEN_BID_FIELDS });
}

/** Bids of a user by their ids, in no order. */
export async function listBidsById(db: Db, userId: string, ids: readonly string[]): Promise<OpenBidRow[]> {
  return db.bid.findMany({ where: { id: { in: [...ids] }, userId }, select: OPEN_BID_FIELDS });
}

/** The bids of a user, newest first, up to one more than `size`; those of one number if it is given. */
export async function listOpenBids(
  db: Db,
  {
    userId,
    ownNo,
    after,
    size,
  }: { userId: string; ownNo: string | undefined; after: string | null; size: number },
): Promise<OpenBidRow[]> {
  return db.bid.findMany({
    where: { userId, ...(ownNo !== undefined && { ownNo }), ...(after !== null && { id: { lt: after } }) },
    orderBy: { id: 'desc' },
    take: size + 1,
    select: OPEN_BID_FIELDS,
  });
}
