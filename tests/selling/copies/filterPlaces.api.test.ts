import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FilterInvalid } from '../../../api/catalog/filter/filter.errors.ts';
import { readFilterText } from '../../../api/catalog/filter/readFilterText.ts';
import { matchItem } from '../../../api/orders/bid/matchBids.ts';
import { followCopyAlerts } from '../../../api/selling/alerts/followCopyAlerts.ts';
import { PLAIN_VOCABULARY } from '../../catalog/filter/plainVocabulary.ts';
import { openBuyer } from '../../kit/shopper.ts';
import type { TestClient } from '../../kit/testClient.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { bid, offerCopy, openBidder, openRobot, readBid, takeItem } from '../../orders/bid/bidScene.ts';
import { openPartner } from '../../partners/openApi/openStage.ts';
import type { PartnerClient } from '../../partners/openApi/partnerClient.ts';
import type { Seller } from '../listing/sellerScene.ts';
import { openLive } from '../live/eventSource.ts';
import { preview } from '../rules/sellingScene.ts';

let market: TestMarket;
let partner: PartnerClient;
let alerts: ReturnType<typeof followCopyAlerts>;
beforeAll(async () => {
  market = await openTestMarket();
  ({ partner } = await openPartner(market));
  alerts = followCopyAlerts(market.worker);
  // From here on the log of listings is read.
  await alerts.run();
});
afterAll(() => market.close());

const rowIdOf = (globalId: string) => Buffer.from(globalId, 'base64').toString('utf8').split(':')[1] ?? '';

/** An item with a best bid of 90 yuan, of which nothing is on sale yet; nothing fits that bid. */
async function openItem(): Promise<{ seller: Seller; itemId: string; name: string }> {
  const [seller, itemId] = [await openRobot(market), await takeItem(market)];
  const unused = { kind: 'compare', field: 'wear', comparison: 'lt', value: 0.001 } as const;
  await bid(market, await openBidder(market), {
    marketItemId: itemId,
    priceCents: 9_000n,
    conditions: unused,
  });
  await expect.poll(() => market.feed.index.findById(itemId)?.bestBidCents).toBe(9_000n);
  const { rows } = await market.owner.query<{ name: string }>(
    'select market_hash_name as name from market_item where id = $1',
    [itemId],
  );
  return { seller, itemId, name: rows[0]?.name ?? '' };
}

/** Copies that differ in wear, pattern and ask: what each filter below is for. */
const COPIES = [
  { askCents: 9_000, wear: 0.05, seed: 1 },
  { askCents: 9_400, wear: 0.15, seed: 7 },
  { askCents: 9_800, wear: 0.25, seed: 7 },
  { askCents: 12_000, wear: 0.02, seed: 9 },
] as const;

const FOUND = `copies(first: 100) { edges { node { id } } }`;
type Found = { copies: { edges: { node: { id: string } }[] } | null };
const idsOf = (found: Found | undefined | null) =>
  found?.copies?.edges.map(({ node }) => rowIdOf(node.id)) ?? [];

/** What a visitor finds among all copies, and among those of one item. */
async function searched(name: string, text: string): Promise<{ all: string[]; item: string[] }> {
  const { data } = await market.visitor().query<{ copySearch: Found; marketItem: { copySearch: Found } }>(
    `query ($all: String!, $name: String!, $text: String!) {
       copySearch(text: $all) { ${FOUND} } marketItem(marketHashName: $name) { copySearch(text: $text) { ${FOUND} } } }`,
    { all: `item:"${name}" (${text})`, name, text },
  );
  return { all: idsOf(data?.copySearch), item: idsOf(data?.marketItem.copySearch) };
}

async function searchedByPartner(name: string, text: string): Promise<string[]> {
  const path = `/copies?limit=100&filter=${encodeURIComponent(`item:"${name}" (${text})`)}` as const;
  return (await partner.get(path)).body.data.rows.map(({ listingId }) => listingId);
}

async function saveAlert(client: TestClient, filter: string): Promise<void> {
  const { data } = await client.query<{ saveCopyAlert: { __typename: string } }>(
    'mutation ($filter: String!) { saveCopyAlert(input: { name: "walk", filter: $filter }) { __typename } }',
    { filter },
  );
  expect(data?.saveCopyAlert.__typename).toBe('SaveCopyAlertPayload');
}

/** The copies of an item that alerts have found. */
async function alerted(itemId: string): Promise<string[]> {
  await alerts.run();
  const { rows } = await market.owner.query<{ id: string }>(
    `select h.listing_id as id from copy_alert_hit h join listing l on l.id = h.listing_id where l.market_item_id = $1`,
    [itemId],
  );
  return rows.map(({ id }) => id);
}

/** The copies that a new bid with a filter gets of an item. */
async function bought(itemId: string, text: string): Promise<string[]> {
  const conditions = readFilterText(text, { place: 'bid', vocabulary: PLAIN_VOCABULARY });
  const bidder = await openBidder(market);
  const terms = { marketItemId: itemId, quantity: COPIES.length, priceCents: 13_000n, conditions };
  const id = await bid(market, bidder, terms);
  await matchItem(market.worker, itemId);
  return (await readBid(market, id)).fills.map(({ order }) => order.listingId);
}

function reasonOf(read: () => unknown): string | null {
  try {
    read();
    return null;
  } catch (error) {
    if (error instanceof FilterInvalid) return error.reason;
    throw error;
  }
}

describe('F-02 one filter finds the same copies in every place', () => {
  test.each([
    ['wear<0.1', [0, 3], true],
    ['seed:7 wear<0.2 or seed:9', [1, 3], true],
    ['not seed:7 delivers:auto', [0, 3], true],
    ['wear:0.1-0.3', [1, 2], true],
    ['price<ref', [0, 1, 2], false],
    ['price<=bestbid*1.05', [0, 1], false],
    ['price>bestbid wear<0.2', [1, 3], false],
    ['price:95-100 or price>=bestbid*1.3', [2, 3], false],
  ])('%j finds %j', async (text, places, isOfBids) => {
    const { seller, itemId, name } = await openItem();
    const whole = `item:"${name}" (${text})`;
    const watcher = await openBuyer(market);
    await saveAlert(watcher, whole);
    const stream = await openLive(market.visitor(), { filter: whole });
    expect(await stream.next()).toMatchObject({ kind: 'cursor' });
    const ids: string[] = [];
    for (const copy of COPIES) ids.push(await offerCopy(market, seller, { itemId, ...copy }));
    await market.copies.settled();
    const expected = places.map((place) => ids[place] ?? '').toSorted();
    // A stream tells of bids after the copies that were listed before them.
    await bid(market, await openBidder(market), { marketItemId: itemId, priceCents: 5_000n });
    const streamed: string[] = [];
    for (let change = await stream.next(); change?.kind !== 'bids'; change = await stream.next())
      if (change?.kind === 'listed') streamed.push(change.listing?.listingId ?? '');
    stream.close();
    const visitors = await searched(name, text);
    const { outcomes } = await preview(seller, { copyText: text });
    const found: Record<string, string[]> = {
      copies: visitors.all,
      item: visitors.item,
      rest: await searchedByPartner(name, text),
      alert: await alerted(itemId),
      live: streamed,
      rule: outcomes.map(({ listing }) => rowIdOf(listing?.id ?? '')),
    };
    // Last: what a bid gets is sold.
    if (isOfBids) found.bid = await bought(itemId, text);
    else
      expect(reasonOf(() => readFilterText(text, { place: 'bid', vocabulary: PLAIN_VOCABULARY }))).toBe(
        'notHere',
      );
    for (const [place, got] of Object.entries(found))
      expect([place, got.toSorted()]).toEqual([place, expected]);
  });
});
