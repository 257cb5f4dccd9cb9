import { sandbox, steamOffersOf } from '../../kit/rounds.ts';
import { buyOne, openBuyer, takeListings } from '../../kit/shopper.ts';
import type { TestClient } from '../../kit/testClient.ts';
import type { TestMarket } from '../../kit/testMarket.ts';

/** An order of a buyer whose Steam account behaves in a given way. */
export interface Scene {
  buyer: TestClient;
  orderNo: string;
  orderId: string;
  askCents: number;
}

/** Longer than any test's clock moves: a player of the sandbox reacts when the test awaits it, never in the middle of a step. */
const UNTIL_AWAITED_MS = 20 * 86_400_000;

/**
 * Buys something. The buyer's player in the sandbox will accept, decline, counter or ignore the offer, at the moment
 * the test awaits its new state by `untilOffer`.
 */
export async function buyAs(market: TestMarket, behaviour: string): Promise<Scene> {
  const buyer = await openBuyer(market);
  const [listing] = await takeListings(buyer, 1);
  if (!listing) throw new Error('nothing on sale');
  const { orderNo, id } = await buyOne(buyer, listing);
  const { rows } = await market.owner.query<{ url: string }>(
    'select buyer_trade_url as url from market_order where order_no = $1',
    [orderNo],
  );
  const partner = BigInt(new URL(rows[0]?.url ?? '').searchParams.get('partner') ?? 0);
  await sandbox(market, `accounts/${partner + 76_561_197_960_265_728n}`, {
    behaviour,
    delayMs: UNTIL_AWAITED_MS,
  });
  return { buyer, orderNo, orderId: id, askCents: listing.askCents };
}

/** Lets the order's buyer react, and waits until Steam's book shows the offer in one of these states. */
export async function untilOffer(market: TestMarket, orderNo: string, states: number[]): Promise<void> {
  for (let tries = 0; tries < 60; tries += 1) {
    await market.owner.query(
      `update sandbox.trade_offer t set react_at = public.clock_now()
       from market_order o join trade_offer own on own.order_id = o.id where o.order_no = $1 and t.message = own.tag and t.react_at is not null`,
      [orderNo],
    );
    const [offer] = await steamOffersOf(market, orderNo);
    if (offer && states.includes(offer.state)) return;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error(`Steam's offer did not become ${states}`);
}

/** The status of the order's listing. */
export async function listingStatus(market: TestMarket, orderNo: string): Promise<string> {
  const { rows } = await market.owner.query<{ status: string }>(
    'select l.status from listing l join market_order o on o.listing_id = l.id where o.order_no = $1',
    [orderNo],
  );
  return rows[0]?.status ?? '';
}
