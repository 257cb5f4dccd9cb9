import type { Invariant } from './invariants.ts';

/** The invariants of buy orders. */
export const BID_INVARIANTS: readonly Invariant[] = [
  {
    id: 'I23',
    promise: "what a user's open bids and price offers hold of either class is the balance of its account",
    offendersSql: `with held as (
        select user_id, sum(held_from_deposit_cents) as deposit, sum(held_from_proceeds_cents) as proceeds from (
          select user_id, held_from_deposit_cents, held_from_proceeds_cents from bid where state = 'open'
          union all select buyer_id, held_from_deposit_cents, held_from_proceeds_cents from price_offer where not is_released) holder
        group by user_id),
      kept as (select owner_id, kind, balance_cents from ledger_account where kind in ('biddingDeposit', 'biddingProceeds'))
      select coalesce(k.owner_id, h.user_id)::text as what from held h full join (select * from kept where kind = 'biddingDeposit') k on k.owner_id = h.user_id
        where coalesce(h.deposit, 0) <> coalesce(k.balance_cents, 0)
      union all select coalesce(k.owner_id, h.user_id)::text from held h full join (select * from kept where kind = 'biddingProceeds') k on k.owner_id = h.user_id
        where coalesce(h.proceeds, 0) <> coalesce(k.balance_cents, 0)`,
  },
  {
    id: 'I24',
    promise:
      'a bid is filled as often as copies are missing from what it wanted, and each fill moved its money once',
    offendersSql: `select b.id::text as what from bid b where b.quantity - b.remaining <> (
        select count(*) from bid_fill f where f.bid_id = b.id and f.outcome is distinct from 'refilled')
      union all select f.order_id::text from bid_fill f join market_order o on o.id = f.order_id join bid b on b.id = f.bid_id
        where o.buyer_id <> b.user_id or o.market_item_id <> b.market_item_id
          or not exists (select from ledger_transfer t where t.key = 'bidFill:' || f.order_id)
          or (f.outcome = 'refilled') is distinct from exists (select from ledger_transfer t where t.key = 'bidRefill:' || f.order_id) and f.outcome is not null
          or (f.outcome is not null and o.phase <> 'failed')
      union all select t.key from ledger_transfer t where t.reason in ('bidFill', 'bidRefill')
        and not exists (select from bid_fill f where f.order_id = t.order_id)`,
  },
  {
    id: 'I25',
    promise:
      "an order of a bid costs no more than the bid's price and no less than the ask, or than the least that its seller's rule sells for, and is paid by what was held for it",
    offendersSql: `select o.order_no as what from bid_fill f join market_order o on o.id = f.order_id join listing l on l.id = o.listing_id
      where o.price_cents > f.limit_cents or o.held_from_deposit_cents > f.from_deposit_cents or o.held_from_proceeds_cents > f.from_proceeds_cents
        or (o.phase <> 'failed' and l.ask_cents > o.price_cents
          and not exists (select from selling_rule_sale s where s.order_id = o.id and s.least_cents <= o.price_cents))`,
  },
  {
    id: 'I27',
    promise:
      'a price offer is open only while its listing is on sale at the ask it was made for; an accepted one has one order, at no more than what was agreed',
    offendersSql: `select p.id::text as what from price_offer p join listing l on l.id = p.listing_id
        where p.state in ('open', 'countered') and (l.status <> 'active' or l.ask_cents <> p.ask_cents)
      union all select p.id::text from price_offer p left join market_order o on o.id = p.order_id
        where (p.state = 'accepted') <> (p.order_id is not null)
          or (p.order_id is not null and (o.buyer_id <> p.buyer_id or o.listing_id <> p.listing_id
            or o.price_cents > coalesce(p.counter_cents, p.price_cents)
            or not exists (select from ledger_transfer t where t.key = 'offerFill:' || p.order_id)))
      union all select t.key from ledger_transfer t where t.reason = 'offerFill'
        and not exists (select from price_offer p where p.order_id = t.order_id)`,
  },
];
