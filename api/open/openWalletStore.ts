import type { Db } from '../kernel/db.ts';
import { USER_ACCOUNT_KINDS } from '../ledger/ledger.ts';

/** Lines of a user's ledger, newest first. One more than asked for tells that there are more. */
export async function listEntries(
  db: Db,
  { userId, after, size }: { userId: string; after: string | null; size: number },
) {
  return db.ledgerPosting.findMany({
    where: {
      account: { ownerId: userId, kind: { in: [...USER_ACCOUNT_KINDS] } },
    },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    ...(after ? { cursor: { id: after }, skip: 1 } : {}),
    take: size + 1,
    select: {
      id: true,
      amountCents: true,
      balanceAfterCents: true,
      createdAt: true,
      account: { select: { kind: true } },
      transfer: { select: { reason: true, orderId: true } },
    },
  });
}
