import { BUY, LISTINGS, ORDER, PREPARE } from './documents.ts';
import type { TestClient } from './testClient.ts';
import type { TestMarket } from './testMarket.ts';

/** A listing that somebody may buy. */
export interface Offered {
  id: string;
  askCents: number;
  marketHashName: string;
}

/** How many listings of each market were returned, by its URL. */
const taken = new Map<string, number>();

/** Listings on sale that no earlier call for the same market returned. */
export async function takeListings(client: TestClient, count: number): Promise<Offered[]> {
  const { marketItems } = await client.must(LISTINGS, { first: 60 });
  const all = (marketItems?.edges ?? []).flatMap(({ node }) =>
    (node.listings?.edges ?? []).map(({ node: listing }) => ({
      ...listing,
      marketHashName: node.marketHashName,
    })),
  );
  const cheap = all
    .filter((listing) => listing.status === 'ACTIVE')
    .toSorted((a, b) => a.askCents - b.askCents);
  const offset = taken.get(client.url) ?? 0;
  taken.set(client.url, offset + count);
  return cheap.slice(offset, offset + count);
}

/** A signed-in buyer with play money and a trade link. */
export async function openBuyer(market: TestMarket, amountCents = 5_000_000): Promise<TestClient> {
  const client = await market.visitor().signIn();
  const { takeSandboxTradeUrl: link, topUpInSandbox: money } = await client.must(PREPARE, {
    amountCents,
    request: crypto.randomUUID(),
  });
  // No money is what some buyers shall have; the market accepts no top-up of nothing.
  const hasMoney = amountCents === 0 || money.__typename === 'TopUpInSandboxPayload';
  if (link.__typename !== 'TakeSandboxTradeUrlPayload' || !hasMoney)
    throw new Error(`no buyer: ${link.__typename}, ${money.__typename}`);
  return client;
}

/** Buys one listing and returns the order. */
export async function buyOne(client: TestClient, listing: Offered) {
  const { buyListing } = await client.must(BUY, {
    listingId: listing.id,
    priceCents: listing.askCents,
    request: crypto.randomUUID(),
  });
  if (buyListing.__typename !== 'BuyListingPayload')
    throw new Error(`bought nothing: ${buyListing.__typename}`);
  return buyListing.order;
}

/** Reads an order of the client's, with the wallet beside it. */
export async function readOrder(client: TestClient, orderNo: string) {
  const { viewer } = await client.must(ORDER, { orderNo });
  if (!viewer?.order) throw new Error(`no order ${orderNo}`);
  return { order: viewer.order, wallet: viewer.wallet };
}
