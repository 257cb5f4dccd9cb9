import type { Tx } from '../kernel/db.ts';

/** A user as a search shows them. */
export interface FoundUser {
  id: string;
  phone: string;
  nickname: string | null;
  isBlocked: boolean;
  createdAt: Date;
}

const FOUND_MAX = 20;
const FOUND_FIELDS = { id: true, phone: true, nickname: true, isBlocked: true, createdAt: true } as const;

/** Users by what an operator has of them: at most twenty, the newest first. */
export async function listUsersBy(
  tx: Tx,
  by: { id: string } | { phone: string } | { steamId: string } | { nickname: string },
): Promise<FoundUser[]> {
  const where =
    'steamId' in by
      ? { steamAccounts: { some: { steamId: by.steamId } } }
      : 'nickname' in by
        ? { nickname: { contains: by.nickname, mode: 'insensitive' as const } }
        : by;
  return tx.user.findMany({ where, select: FOUND_FIELDS, orderBy: { createdAt: 'desc' }, take: FOUND_MAX });
}

/** All that operators see of a user, but what they did themselves; null where there is none. */
export async function findUserFile(tx: Tx, id: string) {
  const user = await tx.user.findUnique({
    where: { id },
    include: {
      verification: { select: { maskedName: true, verifiedAt: true, frozenUntil: true } },
      steamAccounts: {
        select: { steamId: true, accountName: true, type: true, status: true, unboundAt: true },
        orderBy: { createdAt: 'asc' },
      },
      sessions: {
        select: { createdAt: true, lastUsedAt: true, expiresAt: true, address: true, userAgent: true },
        orderBy: { createdAt: 'desc' },
        take: 20,
      },
      accountActions: {
        select: { kind: true, details: true, createdAt: true, address: true, userAgent: true },
        orderBy: { sequence: 'desc' },
        take: 20,
      },
      withdrawals: {
        where: { status: 'processing' },
        select: { serialNo: true, amountCents: true, createdAt: true, isFrozen: true },
        orderBy: { createdAt: 'asc' },
      },
    },
  });
  if (!user) return null;
  const [accounts, orders, causes] = [
    await listBalances(tx, id),
    await listOpenOrders(tx, id),
    await listHoldCauses(tx, id),
  ];
  return { ...user, accounts, orders, causes };
}

/** A user with everything. */
export type UserFile = NonNullable<Awaited<ReturnType<typeof findUserFile>>>;

/** What a user has in each class of account, with the escrow of open purchases. */
function listBalances(tx: Tx, id: string): Promise<{ kind: string; balanceCents: bigint }[]> {
  return tx.$queryRaw`
    select kind, sum(balance_cents)::bigint as "balanceCents" from ledger_account
    where owner_id = ${id}::uuid or (kind = 'escrow' and owner_id in (select id from market_order where buyer_id = ${id}::uuid))
    group by kind order by kind`;
}

function listOpenOrders(
  tx: Tx,
  id: string,
): Promise<{ orderNo: string; phase: string; side: string; priceCents: bigint; deadlineAt: Date | null }[]> {
  return tx.$queryRaw`
    select order_no as "orderNo", phase, case when buyer_id = ${id}::uuid then 'buyer' else 'seller' end as side,
      price_cents as "priceCents", deadline_at as "deadlineAt" from market_order
    where (buyer_id = ${id}::uuid or seller_id = ${id}::uuid) and phase not in ('completed', 'failed')
    order by created_at limit 50`;
}

/** What of the user's orders may be why the market itself holds them: a reversal, an end without Steam's word, an item that left wrongly. */
function listHoldCauses(tx: Tx, id: string): Promise<{ orderNo: string; cause: string; at: Date }[]> {
  return tx.$queryRaw`
    select o.order_no as "orderNo", case when e.reason = 'reversed' then 'reversed' else e.cause end as cause, e.created_at as at
    from order_event e join market_order o on o.id = e.order_id
    where (o.buyer_id = ${id}::uuid or o.seller_id = ${id}::uuid)
      and ((e.reason = 'reversed' and e.to_phase = 'failed') or e.cause in ('reversedLate', 'verifyTimeout', 'offerDiffers'))
    order by e.created_at desc limit 20`;
}
