import type { Db } from '../../kernel/db.ts';
import type { Cents } from '../../kernel/money.ts';

/** What a user's open bids and offers hold of both classes of money, in fen. */
export interface HeldForBidding {
  bidsCents: Cents;
  /** Of offers that their listing has just ended, too. */
  offersCents: Cents;
}

/** Sums what users' bids and offers hold, in the order of the users. */
export async function listHeldForBidding(db: Db, userIds: readonly string[]): Promise<HeldForBidding[]> {
  return db.$queryRaw<HeldForBidding[]>`
    select coalesce((select sum(held_from_deposit_cents + held_from_proceeds_cents) from bid
        where bid.user_id = asked.id and state = 'open'), 0)::bigint as "bidsCents",
      coalesce((select sum(held_from_deposit_cents + held_from_proceeds_cents) from price_offer
        where buyer_id = asked.id and not is_released), 0)::bigint as "offersCents"
    from unnest(${[...userIds]}::uuid[]) with ordinality as asked (id, at) order by asked.at`;
}
