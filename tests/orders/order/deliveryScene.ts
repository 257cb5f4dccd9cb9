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

/** Buys something; the buyer's player in the sandbox then accepts, declines, counters or ignores offers at once. */
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
  await sandbox(market, `accounts/${partner + 76_561_197_960_265_728n}`, { behaviour, delayMs: 0 });
  return { buyer, orderNo, orderId: id, askCents: listing.askCents };
}

/** Waits until Steam's book shows the order's offer in one of these states. */
export async function untilOffer(market: TestMarket, orderNo: string, states: number[]): Promise<void> {
  for (let tries = 0; tries < 60; tries += 1) {
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
