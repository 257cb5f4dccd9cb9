import type { Invariant } from './invariants.ts';

/** Invariants of orders paid through the payment app. */
export const PAYMENT_INVARIANTS: readonly Invariant[] = [
  {
    id: 'I14',
    promise:
      'an order that the payment app pays has one payment of its very price, which reached the deposit once and was held from there',
    offendersSql: `with credit as (
        select t.key, t.order_id, p.amount_cents, a.owner_id from ledger_transfer t join ledger_posting p on p.transfer_id = t.id
        join ledger_account a on a.id = p.account_id and a.kind = 'deposit' where t.reason = 'payment')
      select coalesce(y.number, c.key) as what from (
        select y.number, y.amount_cents, o.id, o.buyer_id from order_payment y join market_order o on o.id = y.order_id where y.is_taken) y
      full join credit c on c.key = 'payment:' || y.id and c.order_id = y.id and c.amount_cents = y.amount_cents and c.owner_id = y.buyer_id
      where y.id is null or c.key is null
      union all select o.order_no from market_order o join order_payment y on y.order_id = o.id
        where y.is_taken <> exists (select from ledger_transfer t where t.key = 'hold:' || o.id)
          or y.amount_cents <> o.price_cents or (o.phase = 'awaitingPayment' and y.status <> 'open')
      union all select o.order_no from market_order o
        where o.phase = 'awaitingPayment' and not exists (select from order_payment y where y.order_id = o.id)`,
  },
  {
    id: 'I14',
    promise:
      'what the payment app paid for an order that failed is on its way back, left for the app, or is deposit since the app refused it: one of them',
    offendersSql: `select y.number as what from order_payment y join market_order o on o.id = y.order_id
        where (select coalesce(string_agg(t.reason, ',' order by t.reason), '') from ledger_transfer t
            where t.order_id = o.id and t.reason in ('payBack', 'payBackRefused', 'latePaymentKept'))
          <> case when y.status = 'refunded' and y.is_taken then 'payBack' when y.status = 'kept' and y.is_taken then 'payBackRefused'
            when y.status = 'kept' then 'latePaymentKept' else '' end
          or (y.status in ('refunding', 'refunded', 'kept') and o.phase <> 'failed')
      union all select a.owner_id::text from ledger_account a where a.kind = 'returning' and a.balance_cents <> (
        select coalesce(sum(y.amount_cents), 0) from order_payment y join market_order o on o.id = y.order_id
        where o.buyer_id = a.owner_id and y.is_taken and y.status = 'refunding')`,
  },
  {
    id: 'I15',
    promise: 'money of the payment app for an order never becomes proceeds of its payer',
    offendersSql: `select o.order_no as what from market_order o join order_payment y on y.order_id = o.id
        where o.held_from_proceeds_cents <> 0
      union all select o.order_no from market_order o join order_payment y on y.order_id = o.id
        join ledger_transfer t on t.order_id = o.id join ledger_posting p on p.transfer_id = t.id
        join ledger_account a on a.id = p.account_id and a.owner_id = o.buyer_id and a.kind not in ('deposit', 'returning')`,
  },
  {
    id: 'I14s',
    promise:
      "each payment of an order in the payment app's own books is held by its order, given back once in full, refused there, or was paid, or its order failed, less than two minutes ago",
    needsSandbox: true,
    offendersSql: `with trade as (
        select t.*, (select count(*) from sandbox.alipay_refund r where r.trade_no = t.trade_no) as refunds from sandbox.alipay_trade t)
      select y.number as what from order_payment y left join trade t on t.out_trade_no = y.number and t.trade_no::text = y.trade_no
        and t.total_cents = y.amount_cents and t.paid_at is not null
        where (y.status in ('paid', 'kept') and (t.refunds = 0 and t.status in ('TRADE_SUCCESS', 'TRADE_FINISHED')) is not true)
          or (y.status = 'refunded' and (t.refunds = 1 and t.refunded_cents = t.total_cents) is not true)
      union all select t.out_trade_no from trade t join order_payment y on y.number = t.out_trade_no join market_order o on o.id = y.order_id
        where greatest(t.paid_at, case when y.is_taken then o.updated_at end) < clock_now() - interval '2 minutes'
          and y.status not in ('paid', 'refunded', 'kept')`,
  },
];
