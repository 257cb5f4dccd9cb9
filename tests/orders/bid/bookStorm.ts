import { blockUser, unblockUser } from '../../../api/accounts/user/blockUser.ts';
import { newId } from '../../../api/kernel/ids.ts';
import type { Platform } from '../../../api/kernel/platform.ts';
import { refillBids } from '../../../api/orders/bid/bid.jobs.ts';
import { editBid, pauseBid, resumeBid } from '../../../api/orders/bid/changeBid.ts';
import { cancelOrder } from '../../../api/orders/order/cancelOrder.ts';
import { undoListings } from '../../../api/selling/bulk/undoListings.ts';
import { listItems } from '../../../api/selling/listing/listItems.ts';
import { repriceListings } from '../../../api/selling/listing/repriceListings.ts';
import { setShopOpen } from '../../../api/selling/listing/setShopOpen.ts';
import { listDueCopies } from '../../../api/selling/schedule/listDueCopies.ts';
import { scheduleListings } from '../../../api/selling/schedule/scheduleListings.ts';
import { pauseAccounts } from '../../../api/steam/account/pauseAccounts.ts';
import { updateAccountStatus } from '../../../api/steam/client/steamAccount.store.ts';
import type { TestMarket } from '../../kit/testMarket.ts';
import { openOperator } from '../../ops/commands/operateScene.ts';
import { giveCopies, openSeller, type Seller } from '../../selling/listing/sellerScene.ts';
import { RUN_RULE } from '../../selling/rules/ruleDocuments.ts';
import { createRule } from '../../selling/rules/ruleScene.ts';
import { type Bidder, bid, openBidder, takeItem } from './bidScene.ts';

/** A seller of the storm, with a rule that sells to bids and lowers asks, and the last batch of new prices. */
interface StormSeller extends Seller {
  ruleId: string;
  lastBatch: string | null;
}

/** What the steps of a storm work with. */
interface Storm {
  market: TestMarket;
  operator: Platform;
  random: () => number;
  itemIds: readonly string[];
}

type Steps = Readonly<Record<string, () => Promise<void>>>;

/** What comes, changes and goes in the books of some items. */
export interface BookStorm {
  itemIds: readonly string[];
  /** Every way in which copies come on sale or become cheaper. */
  copySteps: Steps;
  /** Every way in which bids come to meet copies. */
  bidSteps: Steps;
  close(): Promise<void>;
}

const ITEMS = 16;

/** Opens sellers, bidders and items, and the steps that they take; each chooses its seller or bidder by `random`. */
export async function openBookStorm(market: TestMarket, random: () => number): Promise<BookStorm> {
  const operator = await openOperator(market);
  const itemIds: string[] = [];
  for (let item = 0; item < ITEMS; item += 1) itemIds.push(await takeItem(market));
  const sellers: StormSeller[] = [];
  for (let seller = 0; seller < 4; seller += 1) {
    const opened = await openSeller(market, 'robot');
    const sellToBidsAtLeast = { basis: 'REFERENCE' as const, share: 0.9 };
    const ruleId = await createRule(opened, { multiplier: 0.97, isEnabled: false, sellToBidsAtLeast });
    sellers.push({ ...opened, ruleId, lastBatch: null });
  }
  const bidders = await Promise.all(Array.from({ length: 8 }, () => openBidder(market, 5_000_000)));
  const storm: Storm = { market, operator, random, itemIds };
  const copySteps = Object.entries(SELLER_STEPS).map(([name, step]) => {
    return [name, () => step(storm, choose(storm, sellers))] as const;
  });
  const bidSteps = Object.entries(BIDDER_STEPS).map(([name, step]) => {
    return [name, () => step(storm, choose(storm, bidders))] as const;
  });
  return {
    itemIds,
    copySteps: Object.fromEntries(copySteps),
    bidSteps: Object.fromEntries(bidSteps),
    close: () => operator.close(),
  };
}

function choose<Value>({ random }: Storm, values: readonly Value[]): Value {
  return values[Math.floor(random() * values.length)] as Value;
}

/** A price around the reference of 100 yuan, in steps of one yuan, so that asks and bids often meet. */
const somePrice = ({ random }: Storm) => BigInt(7_000 + 100 * Math.floor(random() * 40));
/** The price of a bid, half of them with a limit above it. */
function somePrices(storm: Storm) {
  const [priceCents, limitCents] = [somePrice(storm), somePrice(storm)];
  return limitCents > priceCents ? { priceCents, upToCents: limitCents } : { priceCents };
}
const plainPrice = (storm: Storm) => ({
  priceCents: somePrice(storm),
  multiplier: null,
  isPriceConfirmed: true,
});

async function idsOf({ market }: Storm, sql: string, ...values: readonly unknown[]): Promise<string[]> {
  const { rows } = await market.owner.query<{ id: string }>(sql, [...values]);
  return rows.map(({ id }) => id);
}

const SELLER_STEPS: Readonly<Record<string, (storm: Storm, seller: StormSeller) => Promise<void>>> = {
  async list(storm, seller) {
    const ids = await giveCopies(storm.market, seller, choose(storm, storm.itemIds), 3);
    const items = ids.map((assetId) => ({ assetId, ...plainPrice(storm) }));
    await listItems(storm.market.platform, { userId: seller.userId, items, clientRequestId: newId() });
  },

  async schedule(storm, seller) {
    const { market } = storm;
    const cooling = { isTradable: false, tradableAt: new Date(Date.now() + 1_000 * 3_600_000) };
    const [assetId = ''] = await giveCopies(market, seller, choose(storm, storm.itemIds), 1, cooling);
    const items = [{ assetId, ...plainPrice(storm) }];
    await scheduleListings(market.platform, { userId: seller.userId, items });
    await market.owner.query('update asset set tradable_at = clock_now() where id = $1', [assetId]);
    const isDue = 'update scheduled_listing set due_at = clock_now() where asset_id = $1';
    await market.owner.query(isDue, [assetId]);
    await listDueCopies(market.worker);
  },

  async reprice(storm, seller) {
    const own = `select id from listing where seller_id = $1 and status = 'active' order by id desc limit 3`;
    const ids = await idsOf(storm, own, seller.userId);
    if (ids.length === 0) return;
    const clientRequestId = newId();
    const items = ids.map((listingId) => ({ listingId, ...plainPrice(storm) }));
    await repriceListings(storm.market.platform, { userId: seller.userId, items, clientRequestId });
    seller.lastBatch = clientRequestId;
  },

  async undo({ market }, seller) {
    if (seller.lastBatch === null) return;
    const clientRequestIds = [seller.lastBatch];
    seller.lastBatch = null;
    await undoListings(market.platform, { userId: seller.userId, clientRequestIds });
  },

  async rule(_storm, { client, ruleId }) {
    await client.must(RUN_RULE, { ruleId, request: newId() });
  },

  async shop({ market }, { userId }) {
    for (const isOpen of [false, true]) await setShopOpen(market.platform, { userId, isOpen });
  },

  async review({ operator }, { userId }) {
    const by = { userId, reason: 'storm', operator: 'tester' };
    await blockUser(operator, { ...by, scope: 'everything', note: null, withinDays: null });
    await unblockUser(operator, by);
  },

  async account({ market }, { accountId }) {
    for (const [from, to] of [
      ['normal', 'abnormal'],
      ['abnormal', 'normal'],
    ] as const) {
      await updateAccountStatus(market.worker.db, accountId, { from, to });
      await pauseAccounts(market.worker);
    }
  },
};

const BIDDER_STEPS: Readonly<Record<string, (storm: Storm, bidder: Bidder) => Promise<void>>> = {
  async open(storm, bidder) {
    await bid(storm.market, bidder, {
      marketItemId: choose(storm, storm.itemIds),
      quantity: 1 + Math.floor(storm.random() * 3),
      ...somePrices(storm),
    });
  },

  async raise(storm, { userId }) {
    const bidId = await someBid(storm, userId);
    if (bidId === null) return;
    const terms = { quantity: null, conditions: null, expiresAt: null, isConfirmed: true };
    await editBid(storm.market.platform, {
      bidId,
      userId,
      ...terms,
      priceCents: 11_000n,
      upToCents: 11_500n,
    });
  },

  async wake(storm, { userId }) {
    const bidId = await someBid(storm, userId);
    if (bidId === null) return;
    await pauseBid(storm.market.platform, { bidId, userId });
    await resumeBid(storm.market.platform, { bidId, userId });
  },

  /** The copy is on sale again, and the bid wants one more. */
  async failedOrder(storm) {
    const { market } = storm;
    const { rows } = await market.owner.query<{ id: string; buyerId: string }>(
      `select id, buyer_id as "buyerId" from market_order where phase = 'awaitingOffer' order by id limit 10`,
    );
    if (rows.length === 0) return;
    const { id, buyerId } = choose(storm, rows);
    const isOld = `update market_order set created_at = created_at - interval '1 hour' where id = $1`;
    await market.owner.query(isOld, [id]);
    await cancelOrder(market.platform, { orderId: id, userId: buyerId });
    await refillBids(market.worker);
  },
};

async function someBid(storm: Storm, userId: string): Promise<string | null> {
  const open = `select id from bid where user_id = $1 and state = 'open' and sleep_reason is null`;
  const ids = await idsOf(storm, open, userId);
  return ids.length === 0 ? null : choose(storm, ids);
}
