import type { Tx } from '../../kernel/db.ts';

/** A user in search results. */
export interface FoundUser {
  id: string;
  phone: string;
  nickname: string | null;
  isBlocked: boolean;
  createdAt: Date;
}

const FOUND_MAX = 20;
const FOUND_FIELDS = { id: true, phone: true, nickname: true, isBlocked: true, createdAt: true } as const;

/** Finds users by one of their identifiers, at most twenty, newest first. */
export async function listUsersBy(
  tx: Tx,
  by: { id: string } | { phone: string } | { steamId: string } | { nickname: string },
): Promise<FoundUser[]> {
  const where =
    'steamId' in by
      ? { steamAccounts: { some: { steamId: by.steamId } } }
      : 'nickname' in by
        ? { nickname: { contains: by.nickname.replace(/[\\%_]/g, '\\$&'), mode: 'insensitive' as const } }
        : by;
  return tx.user.findMany({ where, select: FOUND_FIELDS, orderBy: { createdAt: 'desc' }, take: FOUND_MAX });
}

/** Reads all data of a user that operators may see, except operators' actions. Null if the user does not exist. */
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
      holds: {
        select: {
          scope: true,
          cause: true,
          order: { select: { orderNo: true } },
          startedAt: true,
          endsAt: true,
          decideBy: true,
          endedAt: true,
        },
        orderBy: { startedAt: 'desc' },
        take: 10,
      },
      letters: {
        select: { id: true, text: true, createdAt: true, answer: true },
        orderBy: { createdAt: 'desc' },
        take: 10,
      },
      withdrawals: {
        where: { status: 'processing' },
        select: { serialNo: true, amountCents: true, createdAt: true, isFrozen: true },
        orderBy: { createdAt: 'asc' },
      },
    },
  });
  if (!user) return null;
  const [accounts, orders, bids, offers, disputes] = [
    await listBalances(tx, id),
    await listOpenOrders(tx, id),
    await listOpenBids(tx, id),
    await listOpenOffers(tx, id),
    await listDisputes(tx, id),
  ];
  return { ...user, accounts, orders, bids, offers, disputes };
}

/** A user with all data. */
export type UserFile = NonNullable<Awaited<ReturnType<typeof findUserFile>>>;

/** Balances of a user by class of account, including the escrow of open purchases. */
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

/** Open buy orders of a user, with the money that is held for each. */
function listOpenBids(
  tx: Tx,
  id: string,
): Promise<
  {
    id: string;
    marketHashName: string;
    remaining: number;
    priceCents: bigint;
    heldCents: bigint;
    sleepReason: string | null;
    expiresAt: Date;
  }[]
> {
  return tx.$queryRaw`
    select b.id, item.market_hash_name as "marketHashName", b.remaining, b.price_cents as "priceCents",
      b.held_from_deposit_cents + b.held_from_proceeds_cents as "heldCents", b.sleep_reason as "sleepReason", b.expires_at as "expiresAt"
    from bid b join market_item item on item.id = b.market_item_id where b.user_id = ${id}::uuid and b.state = 'open'
    order by b.id desc limit 50`;
}

/** Open price offers that a user made or received. */
function listOpenOffers(
  tx: Tx,
  id: string,
): Promise<
  {
    id: string;
    side: string;
    state: string;
    priceCents: bigint;
    counterCents: bigint | null;
    expiresAt: Date;
  }[]
> {
  return tx.$queryRaw`
    select p.id, case when p.buyer_id = ${id}::uuid then 'buyer' else 'seller' end as side, p.state, p.price_cents as "priceCents",
      p.counter_cents as "counterCents", p.expires_at as "expiresAt"
    from price_offer p where (p.buyer_id = ${id}::uuid or p.seller_id = ${id}::uuid) and p.state in ('open', 'countered') order by p.id desc limit 50`;
}

/** Lists the user's disputed trades with the party at fault, as far as Steam shows it. */
function listDisputes(
  tx: Tx,
  id: string,
): Promise<{ orderNo: string; side: string; cause: string; fault: string; startedAt: Date }[]> {
  return tx.$queryRaw`
    select o.order_no as "orderNo", case when o.buyer_id = ${id}::uuid then 'buyer' else 'seller' end as side,
      d.cause, d.fault, d.started_at as "startedAt"
    from order_dispute d join market_order o on o.id = d.order_id
    where o.buyer_id = ${id}::uuid or o.seller_id = ${id}::uuid
    order by d.started_at desc limit 20`;
}

/** True if the user exists. */
export async function hasUser(tx: Tx, id: string): Promise<boolean> {
  return (await tx.user.count({ where: { id } })) === 1;
}

/** A movement of a user's money in one class of account. */
export interface UserMovement {
  id: string;
  at: Date;
  kind: string;
  reason: string;
  orderNo: string | null;
  amountCents: bigint;
  balanceAfterCents: bigint;
}

/** Number of movements on one page. */
export const MOVEMENTS_PAGE = 50;

/** Lists a user's movements of money, newest first, after one of them if given. */
export function listMovements(
  tx: Tx,
  { userId, before }: { userId: string; before: string | null },
): Promise<UserMovement[]> {
  return tx.$queryRaw`
    select p.id, p.created_at as at, a.kind, t.reason, o.order_no as "orderNo", p.amount_cents as "amountCents",
      p.balance_after_cents as "balanceAfterCents"
    from ledger_account a join ledger_posting p on p.account_id = a.id join ledger_transfer t on t.id = p.transfer_id
      left join market_order o on o.id = t.order_id
    where a.owner_id = ${userId}::uuid
      and (${before}::uuid is null or (p.created_at, p.id) < (select created_at, id from ledger_posting where id = ${before}::uuid))
    order by p.created_at desc, p.id desc limit ${MOVEMENTS_PAGE}`;
}
