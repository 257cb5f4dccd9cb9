import { ORDER_EDGES, ORDER_EVENT_CAUSES } from '../../orders/order/order.ts';
import { MOVEMENT_FIGURES } from '../../payments/statistics/statistics.ts';
import { BID_INVARIANTS } from './bidInvariants.ts';
import { CART_INVARIANTS } from './cartInvariants.ts';
import { PAYMENT_INVARIANTS } from './paymentInvariants.ts';

/** The transition table as SQL rows, so that the history is checked against the only definition of transitions. */
const EDGES = ORDER_EDGES.map(
  ({ from, to, reason }) => `('${from}', '${to}', ${reason ? `'${reason}'` : 'null'})`,
).join(', ');

/** Events that do not change the phase, such as a stopped clock or a replaced link. */
const NOTES = ORDER_EVENT_CAUSES.map((cause) => `'${cause}'`).join(', ');

/** Effect of each movement of an order's money on the statistics, from its only definition. */
const FIGURES = Object.entries(MOVEMENT_FIGURES)
  .flatMap(([movement, figures]) =>
    figures.map(({ kind, direction }) => `('${movement}', '${kind}', ${direction})`),
  )
  .join(', ');

/** The invariants, which can be checked at any time. */
export const INVARIANTS: readonly Invariant[] = [
  {
    id: 'I1',
    promise: 'the postings of every transfer sum to zero, and so do all of them',
    offendersSql: `select transfer_id::text as what from ledger_posting group by transfer_id having sum(amount_cents) <> 0
      union all select 'all' from ledger_posting having coalesce(sum(amount_cents), 0) <> 0
      union all select id::text from ledger_transfer t where not exists (select from ledger_posting p where p.transfer_id = t.id)`,
  },
  {
    id: 'I2',
    promise: 'a stored balance is the sum of its postings',
    offendersSql: `select a.id::text as what from ledger_account a left join ledger_posting p on p.account_id = a.id
      group by a.id having a.balance_cents <> coalesce(sum(p.amount_cents), 0)`,
  },
  {
    id: 'I3',
    promise: 'no account but the world outside is below zero',
    offendersSql: `select id::text as what from ledger_account where balance_cents < 0 and kind <> 'clearing'`,
  },
  {
    id: 'I4',
    promise:
      'history is append-only: its triggers stand, and no event of an order and no action of a user is missing or changed',
    offendersSql: `select name as what from unnest(array['ledger_transfer', 'ledger_posting', 'order_event', 'order_copy', 'trade_offer_event', 'operator_action',
        'account_action']) as name
      where (select count(*) from pg_trigger where tgrelid = name::regclass and tgenabled <> 'D' and tgname like '%\\_append\\_only') <> 1
      union all select o.order_no from market_order o left join order_event e on e.order_id = o.id
      group by o.id having count(e.id) <> o.event_sequence or coalesce(max(e.sequence), 0) <> o.event_sequence
      union all select id::text from (select a.id, a.hash, hash_of_account_action(a) as wanted, a.previous_hash, a.sequence,
          coalesce(lag(a.hash) over w, ''::bytea) as last_hash, row_number() over w as place from account_action a
          window w as (partition by a.user_id order by a.sequence)) chain
        where hash <> wanted or previous_hash <> last_hash or sequence <> place`,
  },
  {
    id: 'I5',
    promise: 'a business key has at most one transfer',
    offendersSql: 'select key as what from ledger_transfer group by key having count(*) > 1',
  },
  {
    id: 'I6',
    promise: 'a listing has at most one live order, and a sold one sold once',
    offendersSql: `select listing_id::text as what from market_order where phase <> 'failed' group by listing_id having count(*) > 1
      union all select l.id::text from listing l where l.status = 'reserved' and not exists (
        select from market_order o where o.listing_id = l.id and o.phase not in ('failed', 'protected', 'completed'))
      union all select l.id::text from listing l join market_order o on o.listing_id = l.id
        where l.status in ('active', 'paused') and o.phase <> 'failed'`,
  },
  {
    id: 'I7',
    promise: 'a Steam asset is in at most one open listing',
    offendersSql: `select asset_id::text as what from listing where status in ('active', 'paused', 'reserved') group by asset_id having count(*) > 1
      union all select a.asset_id from listing l join asset a on a.id = l.asset_id where l.status in ('active', 'paused', 'reserved')
        group by a.asset_id having count(*) > 1`,
  },
  {
    id: 'I8',
    promise: 'an order stands where its last event led, by edges of the table alone, and ends at most once',
    offendersSql: `select o.order_no as what from market_order o join order_event e on e.order_id = o.id and e.sequence = o.event_sequence
        where e.to_phase <> o.phase
      union all select o.order_no from order_event e join market_order o on o.id = e.order_id
        where e.sequence > 1 and not (e.from_phase = e.to_phase and e.cause = any(array[${NOTES}])) and not exists (select from (values ${EDGES}) as edge (start, stop, reason)
          where edge.start = e.from_phase and edge.stop = e.to_phase and (edge.reason is null or edge.reason = e.reason))
      union all select o.order_no from order_event e join market_order o on o.id = e.order_id
        where e.sequence > 1 and e.from_phase is distinct from (select p.to_phase from order_event p where p.order_id = e.order_id and p.sequence = e.sequence - 1)
      union all select o.order_no from order_event e join market_order o on o.id = e.order_id
        where e.to_phase in ('completed', 'failed') and e.from_phase is distinct from e.to_phase group by o.id having count(*) > 1`,
  },
  {
    id: 'I9',
    promise:
      'money moved as the order did: held, then settled and released (at once, or as its review says), refunded, or settled and reversed; escrow holds the rest',
    offendersSql: `with moved as (
        select order_id, string_agg(reason, ',' order by array_position(array['hold', 'settle', 'refund', 'release', 'releaseToDeposit', 'reverse'], reason)) as reasons
        from ledger_transfer where order_id is not null and reason not in ('payment', 'payBack', 'payBackRefused', 'latePaymentKept', 'bidFill', 'bidRefill', 'offerFill') group by order_id)
      select o.order_no as what from market_order o left join moved m on m.order_id = o.id left join proceeds_review review on review.order_id = o.id
      where coalesce(m.reasons, '') <> case
        when o.phase in ('creating', 'awaitingPayment') then ''
        when o.phase = 'completed' and (o.fee_cents = o.price_cents or review.state = 'waiting') then 'hold,settle'
        when o.phase = 'completed' and review.state = 'toDeposit' then 'hold,settle,releaseToDeposit'
        when o.phase = 'completed' then 'hold,settle,release'
        when o.phase = 'protected' then 'hold,settle'
        when o.phase = 'failed' and o.reason = 'reversed' then 'hold,settle,reverse'
        when o.phase = 'failed' and exists (select from order_payment p where p.order_id = o.id and not p.is_taken) then ''
        when o.phase = 'failed' then 'hold,refund'
        else 'hold' end
      union all select o.order_no from proceeds_review review join market_order o on o.id = review.order_id where o.phase <> 'completed'
      union all select o.order_no from market_order o join ledger_account a on a.kind = 'escrow' and a.owner_id = o.id
        where a.balance_cents <> case when o.phase in ('awaitingOffer', 'delivering', 'awaitingAccept', 'onHold', 'verifying') then o.price_cents else 0 end`,
  },
  {
    id: 'I21',
    promise: 'the platform holds the fees of what settled and of what was paid out, and nothing more',
    offendersSql: `select 'fee accounts ' || held || ', fees ' || earned as what from (
        select (select coalesce(sum(balance_cents), 0) from ledger_account where kind = 'fee') as held,
          (select coalesce(sum(fee_cents), 0) from market_order where phase in ('protected', 'completed'))
            + (select coalesce(sum(fee_cents), 0) from withdrawal where status = 'success') as earned) fees
      where held <> earned`,
  },
  {
    id: 'I14',
    promise: 'a recharge is credited exactly once, with its own amount, and nothing else is',
    offendersSql: `with credit as (
        select t.key, p.amount_cents, a.owner_id from ledger_transfer t join ledger_posting p on p.transfer_id = t.id
        join ledger_account a on a.id = p.account_id and a.kind = 'deposit' where t.reason = 'recharge')
      select coalesce(r.number, c.key) as what from (select * from recharge where status = 'finished') r
      full join credit c on c.key = 'recharge:' || r.number and c.amount_cents = r.amount_cents and c.owner_id = r.user_id
      where r.id is null or c.key is null`,
  },
  {
    id: 'I22',
    promise: "the statistics of an order's sides are what its money did, when it did it",
    offendersSql: `with wanted as (
        select o.id as order_id, figure.kind, figure.direction, case figure.kind when 'sale' then o.seller_id else o.buyer_id end as user_id,
          o.price_cents, case figure.kind when 'sale' then o.fee_cents else 0 end as fee_cents, t.created_at
        from ledger_transfer t join market_order o on o.id = t.order_id
        join (values ${FIGURES}) as figure (reason, kind, direction) on figure.reason = t.reason)
      select coalesce(w.order_id, f.order_id)::text as what
      from wanted w full join order_figure f on f.order_id = w.order_id and f.kind = w.kind and f.direction = w.direction
      where (w.user_id, w.price_cents, w.fee_cents, w.created_at) is distinct from (f.user_id, f.price_cents, f.fee_cents, f.created_at)`,
  },
  {
    id: 'I14s',
    promise:
      "the payment app's own books hold one payment for each finished recharge, and none that waits for two minutes",
    needsSandbox: true,
    offendersSql: `select r.number as what from recharge r where r.status = 'finished' and not exists (
        select from sandbox.alipay_trade t where t.out_trade_no = r.number and t.trade_no::text = r.trade_no
          and t.total_cents = r.amount_cents and t.status in ('TRADE_SUCCESS', 'TRADE_FINISHED'))
      union all select t.out_trade_no from sandbox.alipay_trade t
        where t.status in ('TRADE_SUCCESS', 'TRADE_FINISHED') and t.paid_at < clock_now() - interval '2 minutes'
          and exists (select from recharge r where r.number = t.out_trade_no and r.status <> 'finished')`,
  },
  {
    id: 'I12',
    promise:
      "Steam's own books hold at most one offer for an order, and for a copy at any time, and no item left without one",
    needsSandbox: true,
    // A duplicate offer created by Steam itself counts until it has ended.
    offendersSql: `select s.message as what from sandbox.trade_offer s join sandbox.steam_account a on a.steam_id = s.sender_id
        left join trade_offer t on t.tag = s.message
        where a.is_robot and s.message like 'SJ-%' group by s.message
        having count(distinct s.offer_id) > 1
          and (coalesce(max(t.attempts), 2) > 1 or count(distinct s.offer_id) filter (where s.state in (2, 3, 9, 11)) > 1)
      union all select i.asset_id::text from sandbox.trade_offer s join sandbox.trade_offer_item i on i.offer_id = s.offer_id
        join sandbox.steam_account a on a.steam_id = s.sender_id and a.steam_id = i.giver_id
        where a.is_robot and s.message like 'SJ-%' and s.state in (2, 9, 11) group by i.asset_id having count(distinct s.offer_id) > 1
      union all select s.offer_id::text from sandbox.trade_offer s join sandbox.steam_account a on a.steam_id = s.sender_id
        where a.is_robot and s.state in (3, 11) and not exists (
          select from trade_offer t join market_order o on o.id = t.order_id
          where t.tag = s.message and (o.phase in ('awaitingOffer', 'delivering', 'awaitingAccept', 'onHold', 'verifying', 'protected', 'completed')
            or o.reason = 'reversed'))
      union all select o.order_no from market_order o join trade_offer t on t.order_id = o.id
        where o.phase in ('protected', 'completed') and not exists (
          select from sandbox.trade_offer s where (s.message = t.tag or s.offer_id::text = t.steam_offer_id) and s.state in (3, 12))`,
  },
  {
    id: 'I13',
    promise: 'money of a withdrawal left, or came back, or is on its way, as its status says',
    offendersSql: `select w.serial_no as what from withdrawal w where (
        select coalesce(string_agg(reason, ',' order by reason desc), '') from ledger_transfer
        where key in ('withdraw:' || w.id, 'payOut:' || w.id, 'withdrawReturn:' || w.id))
        <> case w.status when 'processing' then 'withdraw' when 'success' then 'withdraw,payOut' else 'withdrawReturn,withdraw' end
      union all select a.owner_id::text from ledger_account a where a.kind = 'withdrawing' and a.balance_cents <> (
        select coalesce(sum(w.amount_cents), 0) from withdrawal w where w.user_id = a.owner_id and w.status = 'processing')`,
  },
  {
    id: 'I13',
    promise:
      "the payment app's own books hold one transfer for each withdrawal that succeeded, and none for another",
    needsSandbox: true,
    offendersSql: `select coalesce(w.serial_no, t.out_biz_no) as what
      from (select * from withdrawal where status = 'success') w
      full join (select * from sandbox.alipay_transfer where status = 'SUCCESS') t on t.out_biz_no = w.serial_no
      where not (w.serial_no is not null and t.out_biz_no is not null and t.cents = w.amount_cents - w.fee_cents)
        and not (w.serial_no is null and exists (
          select from withdrawal p where p.serial_no = t.out_biz_no and p.status = 'processing'))`,
  },
  ...PAYMENT_INVARIANTS,
  ...BID_INVARIANTS,
  ...CART_INVARIANTS,
];

/** An invariant over all data, as a query for violations. It holds if the query returns no row. */
export interface Invariant {
  id: string;
  promise: string;
  offendersSql: string;
  /** True if it compares with the sandbox's own database. */
  needsSandbox?: true;
}
