import { type Db, joinSql, type Sql, sql } from '../../kernel/db.ts';
import type { Cents } from '../../kernel/money.ts';
import { beyondEdge, type NewestFirstPage, pageOrder } from '../../kernel/newestFirst.ts';
import { USER_ACCOUNT_KINDS } from '../ledger/ledger.ts';
import type { BookedPosting } from './entryWords.ts';
import type { HistoryBounds } from './historyRange.ts';
import { type AccountAfter, ENTRY_TYPES, type EntryType, MERGED_REASONS, ROW_ACCOUNTS } from './wallet.ts';

/** The filters of a statement. */
export interface StatementFilter extends HistoryBounds {
  type?: EntryType | null | undefined;
  /** A part of the number of an order, a withdrawal or a recharge. */
  number?: string | null | undefined;
}

/** One side of a double entry, with what it belongs to. Amounts in fen. */
export interface EntryRow {
  id: string;
  /** The kind of the account that moved. */
  kind: string;
  amountCents: Cents;
  balanceAfterCents: Cents;
  createdAt: Date;
  reason: string;
  orderId: string | null;
  /** The transfer's key. */
  key: string;
}

const NUMBER = /^[A-Za-z0-9]{1,32}$/;

/** The id in the key of a transfer of one of these reasons. Keys of others may hold what is no id, such as the number of a recharge. */
const idInKey = (...reasons: string[]): Sql =>
  sql`case when transfer.reason = any(${reasons}::text[]) then split_part(transfer.key, ':', 2)::uuid end`;

/**
 * Only transfers whose number contains a text: that of their order, withdrawal or recharge. It is looked up row by row, by
 * primary keys, which cannot be planned as a scan of everybody's orders, and only of rows that times and types have let through. A
 * text that cannot be a number matches none.
 */
function numberedBy(text: string): Sql {
  if (!NUMBER.test(text)) return sql`false`;
  return sql`(case when transfer.reason = 'recharge' then split_part(transfer.key, ':', 2)
    else coalesce((select order_no from market_order where market_order.id = transfer.order_id),
      (select serial_no from withdrawal where withdrawal.id = ${idInKey('withdraw', 'payOut', 'withdrawReturn')})) end) ilike ${`%${text}%`}`;
}

function narrowing({ type, number, from, until }: StatementFilter): Sql {
  const ofTransfer = [
    ...(type ? [sql`transfer.reason = any(${[...ENTRY_TYPES[type]]}::text[])`] : []),
    ...(number ? [numberedBy(number)] : []),
  ];
  const ofPosting = [
    ...(from ? [sql`created_at >= ${from}`] : []),
    ...(until ? [sql`created_at < ${until}`] : []),
    ...(ofTransfer.length > 0
      ? [
          sql`exists (select from ledger_transfer transfer where transfer.id = transfer_id and ${joinSql(ofTransfer, ' and ')})`,
        ]
      : []),
  ];
  return ofPosting.length > 0 ? joinSql(ofPosting, ' and ') : sql`true`;
}

/**
 * One page of the postings of a user's own accounts that match a filter, always newest first. Each account is read from
 * its index, no further than the page needs.
 */
export async function listEntries(
  db: Db,
  userId: string,
  filter: StatementFilter,
  page: NewestFirstPage,
): Promise<EntryRow[]> {
  const narrowed = narrowing(filter);
  return db.$queryRaw<EntryRow[]>`
    select entry.id, entry.kind, entry.amount_cents as "amountCents", entry.balance_after_cents as "balanceAfterCents",
      entry.created_at as "createdAt", transfer.reason, transfer.order_id as "orderId", transfer.key
    from (
      select own.*, account.kind from ledger_account account cross join lateral (
        select * from ledger_posting
        where account_id = account.id and ${beyondEdge('ledger_posting', page)} and ${narrowed} ${pageOrder(page)}) own
      where account.owner_id = ${userId}::uuid and account.kind = any(${[...USER_ACCOUNT_KINDS]}::text[])
      ${pageOrder(page)}) entry
    join ledger_transfer transfer on transfer.id = entry.transfer_id
    order by entry.created_at desc, entry.id desc`;
}

const RANKS = sql`${[...ROW_ACCOUNTS]}::text[]`;
/** A posting that stands for its transfer: the transfer has a row, and no posting of a prior account is the user's. */
const IS_ROW = sql`exists (select from ledger_transfer shown where shown.id = transfer_id and shown.reason <> all(${[...MERGED_REASONS]}::text[]))
  and not exists (select from ledger_posting other join ledger_account prior on prior.id = other.account_id
    where other.transfer_id = ledger_posting.transfer_id and prior.owner_id = account.owner_id
      and array_position(${RANKS}, prior.kind) < array_position(${RANKS}, account.kind))`;

/**
 * One page of a user's transactions that match a filter, newest first, as the ids of the postings that stand for them.
 * Each account is read from its index, no further than the page needs.
 */
export async function listTransactionIds(
  db: Db,
  userId: string,
  filter: StatementFilter,
  page: NewestFirstPage,
): Promise<string[]> {
  const narrowed = narrowing(filter);
  const rows = await db.$queryRaw<{ id: string }[]>`
    select own.id from ledger_account account cross join lateral (
      select id, created_at from ledger_posting
      where account_id = account.id and ${beyondEdge('ledger_posting', page)} and ${narrowed} and ${IS_ROW} ${pageOrder(page)}) own
    where account.owner_id = ${userId}::uuid and account.kind = any(${RANKS})
    ${pageOrder(page)}`;
  return rows.map(({ id }) => id);
}

/**
 * The accounts of the owners of postings as their transfers left them, in the order of `ids`; with the transfer of a
 * purchase, that which freed the money held for it before. An account that none moved has the balance of its latest posting
 * before.
 */
export async function listAccountsAfter(db: Db, ids: readonly string[]): Promise<AccountAfter[][]> {
  const rows = await db.$queryRaw<(AccountAfter & { id: string })[]>`
    select line.id, account.kind,
      coalesce(own.amount_cents + freed.amount_cents, own.amount_cents, freed.amount_cents) as "changeCents",
      coalesce(own.balance_after_cents, freed.balance_after_cents, earlier.balance_after_cents, 0) as "balanceCents"
    from ledger_posting line
    join ledger_transfer transfer on transfer.id = line.transfer_id
    left join ledger_transfer free on transfer.reason = 'hold'
      and free.key in ('bidFill:' || transfer.order_id, 'offerFill:' || transfer.order_id)
    join ledger_account home on home.id = line.account_id
    join ledger_account account on account.owner_id = home.owner_id and account.kind = any(${[...USER_ACCOUNT_KINDS]}::text[])
    left join ledger_posting own on own.transfer_id = line.transfer_id and own.account_id = account.id
    left join ledger_posting freed on freed.transfer_id = free.id and freed.account_id = account.id
    left join lateral (
      select balance_after_cents from ledger_posting past
      where own.id is null and freed.id is null and past.account_id = account.id and (past.created_at, past.id) <= (line.created_at, line.id)
      order by past.created_at desc, past.id desc limit 1) earlier on true
    where line.id = any(${[...ids]}::uuid[])`;
  const byId = Map.groupBy(rows, ({ id }) => id);
  return ids.map((id) => byId.get(id) ?? []);
}

/** A buy order, open or ended, or an offer that a user has made. */
export type WalletDeal = 'openBid' | 'endedBid' | 'offer';

/** A transfer with its postings. */
export interface BookedTransfer {
  id: string;
  reason: string;
  createdAt: Date;
  /** Number of its order; null without one. */
  orderNo: string | null;
  /** The buy order or the offer that its money was set aside for, or came back from; null for other transfers. */
  deal: WalletDeal | null;
  /** The item of its order, or else of its buy order or offer. */
  marketItemId: string | null;
  postings: BookedPosting[];
}

/** Transfers by their keys, in the order of `keys`; null where there is none. */
export async function listTransfers(db: Db, keys: readonly string[]): Promise<(BookedTransfer | null)[]> {
  type Side = Omit<BookedTransfer, 'postings'> & {
    key: string;
    amountCents: Cents;
    kind: string;
    ownerId: string;
  };
  const sides = await db.$queryRaw<Side[]>`
    select transfer.id, transfer.key, transfer.reason, transfer.created_at as "createdAt", o.order_no as "orderNo",
      coalesce(o.market_item_id, bid.market_item_id, wanted.market_item_id) as "marketItemId",
      case when bid.state = 'open' then 'openBid' when bid.id is not null then 'endedBid' when offer.id is not null then 'offer' end as deal,
      posting.amount_cents as "amountCents", account.kind, account.owner_id as "ownerId"
    from ledger_transfer transfer left join market_order o on o.id = transfer.order_id
    left join bid on bid.id = ${idInKey('bid', 'bidRaise', 'bidReturn')}
    left join price_offer offer on offer.id = ${idInKey('offer', 'offerReturn')} left join listing wanted on wanted.id = offer.listing_id
    join ledger_posting posting on posting.transfer_id = transfer.id
    join ledger_account account on account.id = posting.account_id
    where transfer.key = any(${[...keys]}::text[]) order by posting.id`;
  const byKey = Map.groupBy(sides, ({ key }) => key);
  return keys.map((key) => {
    const own = byKey.get(key);
    if (!own?.[0]) return null;
    const { id, reason, createdAt, orderNo, deal, marketItemId } = own[0];
    const postings = own.map(({ amountCents, kind, ownerId }) => ({
      amountCents,
      account: { kind, ownerId },
    }));
    return { id, reason, createdAt, orderNo, deal, marketItemId, postings };
  });
}
