import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { releaseHolds } from '../../../api/accounts/user/accountHold.ts';
import { inTransaction } from '../../../api/kernel/tx.ts';
import { setShopOpen } from '../../../api/selling/listing/setShopOpen.ts';
import { pauseAccounts } from '../../../api/steam/account/pauseAccounts.ts';
import { holdAccount } from '../../accounts/user/holdScene.ts';
import { BUY } from '../../kit/documents.ts';
import { globalId } from '../../kit/globalId.ts';
import { openBuyer } from '../../kit/shopper.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { countsOf, listSome, openSeller, pickItems, type Seller } from './sellerScene.ts';

let market: TestMarket;
let items: Awaited<ReturnType<typeof pickItems>>;
beforeAll(async () => {
  market = await openTestMarket();
  items = await pickItems(market, 12);
});
afterAll(() => market.close());

function item() {
  const next = items.pop();
  if (!next) throw new Error('too few items');
  return next;
}

/** What the seller is told about listings that nobody can buy. */
async function toldTo({ client }: Seller) {
  const { data } = await client.query<{
    viewer: {
      unavailableListings: { reason: string; count: number; account: { accountName: string } | null }[];
      listings: { edges: { node: { unavailableReason: string | null } }[] };
    };
  }>(
    `{ viewer { unavailableListings { reason count account { accountName } }
       listings(first: 50) { edges { node { unavailableReason } } } } }`,
  );
  const { unavailableListings: groups, listings } = data?.viewer ?? {
    unavailableListings: [],
    listings: null,
  };
  return {
    groups: groups.map(({ reason, count, account }) => [reason, count, account?.accountName ?? null]),
    rows: listings?.edges.map(({ node }) => node.unavailableReason),
  };
}

async function setAccount({ accountId }: Seller, columns: string): Promise<void> {
  await market.owner.query(`update steam_account set ${columns} where id = $1`, [accountId]);
}

/** The code with which a purchase of a listing is refused. */
async function refusedPurchase(listingId: string, priceCents: number): Promise<string> {
  const buyer = await openBuyer(market, 1_000_000);
  const { buyListing } = await buyer.must(BUY, { listingId, priceCents, request: crypto.randomUUID() });
  return 'code' in buyListing ? buyListing.code : 'bought';
}

const READY = { groups: [], rows: [null, null] };

describe('I-12 listings that nobody can buy', () => {
  test.each([
    ['ACCOUNT_ABNORMAL', "status = 'abnormal'", "status = 'normal'"],
    ['ACCOUNT_NOT_SELLABLE', "status = 'notSellable'", "status = 'normal'"],
    ['INVENTORY_PRIVATE', 'is_inventory_private = true', 'is_inventory_private = false'],
    ['ROBOT_UNCONFIRMED', "type = 'robot', unconfirmed_count = 3", "type = 'robot', unconfirmed_count = 0"],
  ])('are told to their seller with the account and %s, until it has ended', async (reason, lost, found) => {
    const seller = await openSeller(market);
    const chosen = item();
    const [listingId = ''] = await listSome(market, seller, chosen, 2);
    const during = await countsOf(market, chosen.id);
    expect(await toldTo(seller)).toEqual(READY);
    await setAccount(seller, lost);
    await pauseAccounts(market.worker);
    expect(await toldTo(seller)).toEqual({ groups: [[reason, 2, 'seller']], rows: [reason, reason] });
    expect((await countsOf(market, chosen.id)).count).toBe(during.count - 2);
    expect(await refusedPurchase(listingId, chosen.referenceCents)).toBe('LISTING_GONE');
    await setAccount(seller, found);
    await pauseAccounts(market.worker);
    expect(await toldTo(seller)).toEqual(READY);
    expect(await countsOf(market, chosen.id)).toEqual(during);
  });

  test('a private inventory keeps its copies from being bought before its listings are paused', async () => {
    const seller = await openSeller(market);
    const chosen = item();
    const [listingId = ''] = await listSome(market, seller, chosen, 1);
    await setAccount(seller, 'is_inventory_private = true');
    expect(await refusedPurchase(listingId, chosen.referenceCents)).toBe('LISTING_GONE');
    await setAccount(seller, 'is_inventory_private = false');
    expect(await refusedPurchase(listingId, chosen.referenceCents)).toBe('bought');
  });

  test('of a closed shop and of a seller on hold have no account to blame', async () => {
    const seller = await openSeller(market);
    const chosen = item();
    const before = (
      await market.visitor().query<{ marketItem: { listingCount: number } }>(countQuery(chosen.id))
    ).data;
    const [listingId = ''] = await listSome(market, seller, chosen, 2);
    await setShopOpen(market.platform, { userId: seller.userId, isOpen: false });
    expect((await toldTo(seller)).groups).toEqual([['SHOP_CLOSED', 2, null]]);
    await setShopOpen(market.platform, { userId: seller.userId, isOpen: true });
    expect(await toldTo(seller)).toEqual(READY);
    await holdAccount(market, seller.userId);
    expect(await toldTo(seller)).toEqual({
      groups: [['SELLER_HELD', 2, null]],
      rows: ['SELLER_HELD', 'SELLER_HELD'],
    });
    await market.settleFeed();
    expect((await market.visitor().query(countQuery(chosen.id))).data).toEqual(before);
    expect(await refusedPurchase(listingId, chosen.referenceCents)).not.toBe('bought');
    await inTransaction(market.worker.db, (tx) => releaseHolds(tx, seller.userId, 'all'));
    expect(await toldTo(seller)).toEqual(READY);
  });

  test('are counted by cause, the most first, and told to nobody but their seller', async () => {
    const seller = await openSeller(market);
    const other = await openSeller(market);
    await market.owner.query('update steam_account set user_id = $2, account_name = $3 where id = $1', [
      other.accountId,
      seller.userId,
      'second',
    ]);
    const [listingId = ''] = await listSome(market, seller, item(), 1);
    await listSome(market, { ...seller, accountId: other.accountId }, item(), 3);
    await setAccount(seller, "status = 'abnormal'");
    await setAccount(other, 'is_inventory_private = true');
    await pauseAccounts(market.worker);
    const told = await toldTo(seller);
    expect(told.groups).toEqual([
      ['INVENTORY_PRIVATE', 3, 'second'],
      ['ACCOUNT_ABNORMAL', 1, 'seller'],
    ]);
    expect((await toldTo(other)).groups).toEqual([]);
    const seen = await market
      .visitor()
      .query(`{ node(id: "${listingId}") { ... on Listing { unavailableReason } } }`);
    expect(seen.data).toEqual({ node: { unavailableReason: null } });
  });
});

function countQuery(itemId: string): string {
  const id = globalId('MarketItem', itemId);
  return `{ marketItem: node(id: "${id}") { ... on MarketItem { listingCount lowestAskCents listings(first: 1) { totalCount } } } }`;
}
