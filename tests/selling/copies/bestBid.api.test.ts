import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { type Bidder, bid, offerCopy, openBidder, openRobot, takeItem } from '../../orders/bid/bidScene.ts';
import type { Seller } from '../listing/sellerScene.ts';

let market: TestMarket;
let seller: Seller;
let bidder: Bidder;
beforeAll(async () => {
  market = await openTestMarket();
  seller = await openRobot(market);
  bidder = await openBidder(market);
});
afterAll(() => market.close());

/** Within this many milliseconds a change of a bid is in memory. */
const NOTICED_MS = 300;

const rowIdOf = (globalId: string) => Buffer.from(globalId, 'base64').toString('utf8').split(':')[1] ?? '';

/** Ids of the copies of an item that a filter finds, the cheapest first. */
async function found(itemId: string, text: string): Promise<string[]> {
  const { rows } = await market.owner.query<{ name: string }>(
    'select market_hash_name as name from market_item where id = $1',
    [itemId],
  );
  const { data, errors } = await market
    .visitor()
    .query<{ copySearch: { copies: { edges: { node: { id: string } }[] } | null } }>(
      'query ($text: String) { copySearch(text: $text) { copies(first: 100) { edges { node { id } } } } }',
      { text: `item:"${rows[0]?.name}" ${text}` },
    );
  if (!data?.copySearch.copies) throw new Error(JSON.stringify(errors));
  return data.copySearch.copies.edges.map(({ node }) => rowIdOf(node.id));
}

/** An item with copies at 100 and 120 yuan. */
async function openItem(): Promise<{ itemId: string; cheap: string; dear: string }> {
  const itemId = await takeItem(market);
  const cheap = await offerCopy(market, seller, { itemId, askCents: 10_000 });
  const dear = await offerCopy(market, seller, { itemId, askCents: 12_000 });
  await market.copies.settled();
  return { itemId, cheap, dear };
}

describe('Asks compared with the best bid', () => {
  test('F-05 follow it: opened, raised, asleep and ended', async () => {
    const { itemId, cheap, dear } = await openItem();
    expect(await found(itemId, 'price<=bestbid*2')).toEqual([]);
    expect(await found(itemId, 'price>bestbid')).toEqual([]);
    await bid(market, bidder, { marketItemId: itemId, priceCents: 9_600n });
    await expect.poll(() => found(itemId, 'price<=bestbid*1.05')).toEqual([cheap]);
    expect(await found(itemId, 'price>bestbid*1.05')).toEqual([dear]);
    expect(await found(itemId, 'price:bestbid-bestbid*1.25')).toEqual([cheap, dear]);
    // A lower bid beneath it changes nothing, a higher one does.
    const other = await openBidder(market);
    await bid(market, other, { marketItemId: itemId, priceCents: 5_000n });
    const raised = await bid(market, other, {
      marketItemId: itemId,
      priceCents: 9_900n,
      tradeUrl: '',
      conditions: { kind: 'compare', field: 'wear', comparison: 'lt', value: 0.1 },
    });
    await expect.poll(() => found(itemId, 'price<=bestbid*1.22')).toEqual([cheap, dear]);
    // An open bid that sleeps is not shown in the book, and is none of the best.
    await market.owner.query(`update bid set sleep_reason = 'noTradeLink' where id = $1`, [raised]);
    await expect.poll(() => found(itemId, 'price<=bestbid*1.22')).toEqual([cheap]);
    await market.owner.query(`update bid set sleep_reason = 'noTradeLink' where market_item_id = $1`, [
      itemId,
    ]);
    await expect.poll(() => found(itemId, 'price<=bestbid*100')).toEqual([]);
    expect(await found(itemId, 'not price<=bestbid')).toEqual([cheap, dear]);
  });

  test('A bid beneath the best one leaves the market, and the answers kept of it, as they are', async () => {
    const { itemId } = await openItem();
    await bid(market, bidder, { marketItemId: itemId, priceCents: 9_000n });
    const bestBid = () => market.feed.index.findById(itemId)?.bestBidCents;
    await expect.poll(bestBid).toBe(9_000n);
    const { version } = market.feed.index;
    await bid(market, await openBidder(market), { marketItemId: itemId, priceCents: 8_000n });
    await setTimeout(NOTICED_MS);
    expect(market.feed.index.version).toBe(version);
    await bid(market, await openBidder(market), { marketItemId: itemId, priceCents: 9_500n });
    await expect.poll(bestBid).toBe(9_500n);
    expect(market.feed.index.version).toBe(version + 1);
  });

  test('A process that starts, and one that may have missed changes, know the best bids', async () => {
    const { itemId } = await openItem();
    await bid(market, bidder, { marketItemId: itemId, priceCents: 9_100n });
    market.feed.noteGap();
    await market.settleFeed();
    expect(market.feed.index.findById(itemId)?.bestBidCents).toBe(9_100n);
  });
});
