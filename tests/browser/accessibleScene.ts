import { BUY, LISTINGS, PREPARE } from '../kit/documents.ts';
import { globalId } from '../kit/globalId.ts';
import type { TestClient } from '../kit/testClient.ts';
import type { TestMarket } from '../kit/testMarket.ts';
import { openWithdrawer, withdraw } from '../payments/withdrawal/withdrawalScene.ts';
import { giveCopies, listSome, openSeller, pickItems, type Seller } from '../selling/listing/sellerScene.ts';
import { createRule } from '../selling/rules/ruleScene.ts';

/** A user who has a row in every list of the site. */
export interface Member extends Seller {
  orderNo: string;
  /** Node id, as shops are addressed. */
  nodeId: string;
  /** Copies to list: three that can be, and one in its cooldown. */
  copies: string[];
}

async function buyCheapest(client: TestClient): Promise<string> {
  const { marketItems } = await client.must(LISTINGS, { first: 20 });
  const [listing] = (marketItems?.edges ?? [])
    .flatMap(({ node }) => node.listings?.edges ?? [])
    .map(({ node }) => node)
    .toSorted((a, b) => a.askCents - b.askCents);
  if (!listing) throw new Error('nothing on sale');
  const { buyListing } = await client.must(BUY, {
    listingId: listing.id,
    priceCents: listing.askCents,
    request: crypto.randomUUID(),
  });
  if (buyListing.__typename !== 'BuyListingPayload') throw new Error(buyListing.__typename);
  return buyListing.order.orderNo;
}

async function fillWatchlist(client: TestClient): Promise<void> {
  const { marketItems } = await client.must(LISTINGS, { first: 2 });
  for (const { node } of marketItems?.edges ?? [])
    await client.query(
      'mutation ($id: ID!) { setPriceAlert(input: { marketItemId: $id, targetCents: 1 }) { __typename } }',
      { id: node.id },
    );
  await client.query(
    'mutation { saveFilter(input: { name: "x", filter: {}, wantsAlerts: true }) { __typename } }',
  );
}

/** Signs in a user who buys, sells, watches items and has a rule. */
export async function openMember(market: TestMarket): Promise<Member> {
  const seller = await openSeller(market);
  const { client } = seller;
  await client.must(PREPARE, { amountCents: 9_000_000, request: crypto.randomUUID() });
  const [item] = await pickItems(market, 1);
  if (!item) throw new Error('nothing to sell');
  await listSome(market, seller, item, 2);
  const copies = [
    ...(await giveCopies(market, seller, item.id, 3)),
    ...(await giveCopies(market, seller, item.id, 1, {
      isTradable: false,
      tradableAt: new Date(Date.now() + 86_400_000),
    })),
  ];
  await market.owner.query(
    `update steam_account set inventory_status = 'synced', inventory_synced_at = clock_now() where id = $1`,
    [seller.accountId],
  );
  await createRule(seller, {
    name: 'Follow',
    basis: 'LOWEST_ASK',
    multiplier: null,
    stepCents: 1,
    floorCents: 100,
  });
  await createRule(seller, { isEnabled: false });
  await fillWatchlist(client);
  const orderNo = await buyCheapest(client);
  const nodeId = globalId('User', seller.userId);
  return { ...seller, orderNo, nodeId, copies };
}

/** Signs in a user whose name is verified and who has withdrawn. */
export async function openPaidOut(market: TestMarket): Promise<TestClient> {
  const person = await openWithdrawer(market, 50_000n);
  await withdraw(market, person, 10_000);
  return person.client;
}
