import type { Db } from '../../kernel/db.ts';
import type { Listing, Prisma } from '../../kernel/generated/prisma/client.ts';

/** A seller's open listings, newest first. One row more than requested shows that there are more. */
export async function listOwnListings(
  db: Db,
  { userId, after, size }: { userId: string; after: string | null; size: number },
): Promise<(Listing & { marketItem: { marketHashName: string } })[]> {
  return db.listing.findMany({
    where: {
      sellerId: userId,
      status: { in: ['active', 'paused', 'reserved'] },
      ...(after ? { id: { lt: after } } : {}),
    },
    orderBy: { id: 'desc' },
    take: size + 1,
    include: { marketItem: { select: { marketHashName: true } } },
  });
}

const COPY_FIELDS = {
  id: true,
  assetId: true,
  floatValue: true,
  paintSeed: true,
  phase: true,
  isTradable: true,
  tradableAt: true,
  marketItem: { select: { marketHashName: true } },
  steamAccount: { select: { steamId: true } },
  listings: {
    where: { status: { in: ['active', 'paused', 'reserved'] } },
    select: { id: true, askCents: true, status: true },
  },
} satisfies Prisma.AssetSelect;
export type CopyRow = Prisma.AssetGetPayload<{ select: typeof COPY_FIELDS }>;

/**
 * The copies in a user's bound accounts, in the order of their ids. One row more than requested shows that there are
 * more.
 */
export async function listCopies(
  db: Db,
  { userId, after, size }: { userId: string; after: string | null; size: number },
): Promise<CopyRow[]> {
  return db.asset.findMany({
    where: {
      isGone: false,
      steamAccount: { userId, unboundAt: null },
      ...(after ? { id: { gt: after } } : {}),
    },
    orderBy: { id: 'asc' },
    take: size + 1,
    select: COPY_FIELDS,
  });
}
