import { Prisma } from '../../kernel/generated/prisma/client.ts';
import { newId } from '../../kernel/ids.ts';
import type { StatementPart } from '../../kernel/writeTogether.ts';
import { holdLegs, type OrderMoney } from './ledger.ts';

/**
 * The movement `hold` of an order as parts of one statement: its escrow account opens with the price, and the buyer's
 * accounts, which the caller has locked, pay it. It writes the same rows as `moveOrderMoney`; the unique key prevents a
 * second time (I5).
 */
export function holdParts(order: OrderMoney, by: { actor: string; cause: string }): StatementPart[] {
  const transferId = newId();
  const legs = holdLegs(order);
  const taken = legs.filter((leg) => leg.kind !== 'escrow');
  return [
    {
      name: 'held',
      sql: Prisma.sql`insert into ledger_transfer (id, key, reason, order_id, actor, cause)
        values (${transferId}::uuid, ${`hold:${order.id}`}, 'hold', ${order.id}::uuid, ${by.actor}, ${by.cause})`,
    },
    {
      name: 'escrow',
      sql: Prisma.sql`insert into ledger_account (id, kind, owner_id, balance_cents)
        values (${newId()}::uuid, 'escrow', ${order.id}::uuid, ${order.priceCents}) 
        returning ${newId()}::uuid as posting_id, id, balance_cents, balance_cents as amount`,
    },
    {
      name: 'spent',
      sql: Prisma.sql`update ledger_account account set balance_cents = account.balance_cents + leg.amount
        from unnest(${taken.map(() => newId())}::uuid[], ${taken.map((leg) => leg.kind)}::text[],
          ${taken.map((leg) => leg.amountCents)}::bigint[]) as leg (posting_id, kind, amount)
        where account.owner_id = ${order.buyerId}::uuid and account.kind = leg.kind
        returning leg.posting_id, account.id, account.balance_cents, leg.amount`,
    },
    {
      name: 'posted',
      sql: Prisma.sql`insert into ledger_posting (id, transfer_id, account_id, amount_cents, balance_after_cents)
        select posting_id, ${transferId}::uuid, id, amount, balance_cents
        from (select * from escrow union all select * from spent) leg`,
    },
  ];
}
