import type { Db, Tx } from '../../kernel/db.ts';
import { Prisma } from '../../kernel/generated/prisma/client.ts';
import { newId } from '../../kernel/ids.ts';
import type { Cents } from '../../kernel/money.ts';
import type { StatementPart } from '../../kernel/writeTogether.ts';
import { type AccountKind, type Balances, type Leg, USER_ACCOUNT_KINDS } from './ledger.ts';

/** Opens a user's accounts of the ledger. Safe to repeat. */
export async function openUserAccounts(tx: Tx, userId: string): Promise<void> {
  const ids = USER_ACCOUNT_KINDS.map(() => newId());
  await tx.$executeRaw`
    insert into ledger_account (id, kind, owner_id)
    select id, kind, ${userId}::uuid from unnest(${ids}::uuid[], ${[...USER_ACCOUNT_KINDS]}::text[]) as opened (id, kind)
    on conflict (kind, owner_id) do nothing`;
}

/** Locks a user's spendable accounts in the order of account ids: a query, or a part of a statement. */
export function lockOfSpendable(userId: string): Prisma.Sql {
  return Prisma.sql`select kind, balance_cents from ledger_account
    where owner_id = ${userId}::uuid and kind in ('deposit', 'proceeds') order by id for update`;
}

/** Locks and reads a user's spendable balances. */
export async function lockSpendable(
  tx: Tx,
  userId: string,
): Promise<{ depositCents: Cents; proceedsCents: Cents }> {
  const rows = await tx.$queryRaw<{ kind: AccountKind; balanceCents: Cents }[]>(lockOfSpendable(userId));
  const balanceOf = (kind: AccountKind): Cents => rows.find((row) => row.kind === kind)?.balanceCents ?? 0n;
  return { depositCents: balanceOf('deposit'), proceedsCents: balanceOf('proceeds') };
}

/** The row of a transfer. */
export interface TransferRow {
  key: string;
  reason: string;
  orderId: string | null;
  actor: string;
  cause: string;
}

/**
 * A transfer as parts of one statement: its row, the balances of the accounts, which are opened where they do not exist
 * yet, and the postings, dated when the accounts were locked. Accounts are locked in the order of their ids, so that crossing transfers wait for each other
 * instead of deadlocking. If the key is already used, no part writes anything.
 * @param isRepeatable false if a key that is already used is a bug.
 */
export function transferParts(
  row: TransferRow,
  legs: readonly Leg[],
  { isRepeatable }: { isRepeatable: boolean },
): StatementPart[] {
  return [
    {
      name: 'transfer',
      sql: Prisma.sql`insert into ledger_transfer (id, key, reason, order_id, actor, cause)
        values (${newId()}::uuid, ${row.key}, ${row.reason}, ${row.orderId}::uuid, ${row.actor}, ${row.cause})
        on conflict (key) do nothing returning id`,
    },
    {
      name: 'leg',
      sql: Prisma.sql`select transfer.id as transfer_id, side.posting_id, side.account_id, side.kind, side.owner_id, side.amount
        from transfer, unnest(${legs.map(() => newId())}::uuid[], ${legs.map(() => newId())}::uuid[], ${legs.map((leg) => leg.kind)}::text[],
          ${legs.map((leg) => leg.ownerId)}::uuid[], ${legs.map((leg) => leg.amountCents)}::bigint[])
          as side (posting_id, account_id, kind, owner_id, amount)`,
    },
    {
      name: 'held_account',
      sql: Prisma.sql`select account.id, leg.posting_id, leg.transfer_id, leg.amount
        from ledger_account account join leg on leg.kind = account.kind and leg.owner_id = account.owner_id
        order by account.id for update of account`,
    },
    {
      // Not the start of the transaction, which may have waited for these locks behind a later one.
      name: 'moment',
      sql: Prisma.sql`select clock_now() + (clock_timestamp() - now()) as at from (select count(*) from held_account) locked`,
    },
    {
      name: 'changed_account',
      sql: Prisma.sql`update ledger_account account set balance_cents = account.balance_cents + held_account.amount
        from held_account where account.id = held_account.id
        returning account.id, account.balance_cents, held_account.posting_id, held_account.transfer_id, held_account.amount`,
    },
    {
      // Another transaction may open the same account at the same moment: then the amount is added to it.
      name: 'opened_account',
      sql: Prisma.sql`insert into ledger_account (id, kind, owner_id, balance_cents)
        select account_id, kind, owner_id, amount from leg where posting_id not in (select posting_id from held_account)
        on conflict (kind, owner_id) do update set balance_cents = ledger_account.balance_cents + excluded.balance_cents
        returning id, kind, owner_id, balance_cents`,
    },
    {
      name: 'posting',
      sql: Prisma.sql`insert into ledger_posting (id, transfer_id, account_id, amount_cents, balance_after_cents, created_at)
        select side.posting_id, side.transfer_id, side.id, side.amount, side.balance_cents, moment.at from moment, (
          select posting_id, transfer_id, id, amount, balance_cents from changed_account
          union all select leg.posting_id, leg.transfer_id, opened.id, leg.amount, opened.balance_cents
            from opened_account opened join leg on leg.kind = opened.kind and leg.owner_id = opened.owner_id) side
        returning id`,
      check: {
        rows: isRepeatable ? [0, legs.length] : [legs.length],
        message: `the transfer ${row.key} posts ${legs.length} legs, once`,
      },
    },
  ];
}

/** Reads a user's balances by account. Only orders of these phases hold money (I9), and a buyer may have many thousands of others. */
export async function readBalances(db: Db | Tx, userId: string): Promise<Balances> {
  const rows = await db.$queryRaw<{ kind: keyof Balances; balanceCents: Cents }[]>`
    select kind, balance_cents from ledger_account where owner_id = ${userId}::uuid
    union all
    select 'escrow', coalesce(sum(account.balance_cents), 0)::bigint
    from market_order o join ledger_account account on account.kind = 'escrow' and account.owner_id = o.id
    where o.buyer_id = ${userId}::uuid and o.phase in ('awaitingOffer', 'delivering', 'awaitingAccept', 'onHold', 'verifying') and account.balance_cents > 0`;
  const balances: Balances = {
    deposit: 0n,
    proceeds: 0n,
    settling: 0n,
    withdrawing: 0n,
    returning: 0n,
    biddingDeposit: 0n,
    biddingProceeds: 0n,
    escrow: 0n,
  };
  for (const row of rows) balances[row.kind] = row.balanceCents;
  return balances;
}
