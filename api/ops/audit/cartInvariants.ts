import type { Invariant } from './invariants.ts';

/** The invariant of presses that buy several copies. */
export const CART_INVARIANTS: readonly Invariant[] = [
  {
    id: 'I29',
    promise:
      'what one press bought costs no more than its buyer confirmed, each copy at the price that was seen',
    offendersSql: `select p.id::text as what from cart_purchase p join cart_purchase_line l on l.purchase_id = p.id
        join market_order o on o.id = l.order_id group by p.id having sum(o.price_cents) > p.confirmed_sum_cents
      union all select o.order_no from cart_purchase_line l join cart_purchase p on p.id = l.purchase_id join market_order o on o.id = l.order_id
        where o.buyer_id <> p.user_id or o.listing_id <> l.listing_id or o.price_cents <> l.expected_price_cents
      union all select l.purchase_id::text from cart_purchase_line l where l.outcome = 'bought' and l.order_id is null`,
  },
];
