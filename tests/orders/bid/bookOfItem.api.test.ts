import { encodeGlobalID } from '@pothos/plugin-relay';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { cancelBid } from '../../../api/orders/bid/changeBid.ts';
import { type EventStream, openEventStream } from '../../http/graphql/eventStream.ts';
import { MARKED_HEADERS } from '../../http/graphql/markedHeaders.ts';
import { OPEN_BID } from '../../kit/documents.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import type { Seller } from '../../selling/listing/sellerScene.ts';
import { bid, offerCopy, openBidder, openRobot, takeItem } from './bidScene.ts';

interface Level {
  priceCents: number;
  copyCount: number;
  ownCopyCount: number;
  filter: string;
}

interface Book {
  bestBidCents: number | null;
  book: { bids: Level[]; asks: Level[]; spreadCents: number | null };
}

const BOOK = `query ($id: ID!) { node(id: $id) { ... on MarketItem {
  bestBidCents book(depth: 5) { bids { priceCents copyCount ownCopyCount filter } asks { priceCents copyCount ownCopyCount filter } spreadCents }
} } }`;
const CHANGES = `subscription ($id: ID!) { bookChanged(marketItemId: $id) {
  bestBidCents book(depth: 5) { bids { priceCents copyCount ownCopyCount filter } asks { priceCents copyCount ownCopyCount filter } spreadCents }
} }`;

let market: TestMarket;
let seller: Seller;
const streams: EventStream<unknown>[] = [];
beforeAll(async () => {
  market = await openTestMarket();
  seller = await openRobot(market);
});
afterEach(() => {
  for (const stream of streams.splice(0)) stream.close();
});
afterAll(() => market.close());

async function follow(client: Parameters<typeof openEventStream>[0], id: string) {
  const stream = await openEventStream<{ bookChanged: Book | null }>(client, CHANGES, { id });
  streams.push(stream);
  return stream;
}

test('B-09 B-19 a buy order by GraphQL, and a book that tells nothing of persons but marks what is the reader’s', async () => {
  const itemId = await takeItem(market);
  const id = encodeGlobalID('MarketItem', itemId);
  const [own, other] = await Promise.all([openBidder(market), openBidder(market)]);
  const terms = { marketItemId: id, priceCents: 9_000, quantity: 2, filter: null, request: 'request-0001' };
  const { data } = await own.client.run(OPEN_BID, terms);
  expect(data?.openBid).toMatchObject({
    __typename: 'OpenBidPayload',
    bid: { status: 'OPEN', remaining: 2, heldCents: 18_000, copiesAhead: 0 },
    viewer: { wallet: { biddingCents: 18_000 } },
  });
  const conditional = { ...terms, priceCents: 9_500, quantity: 1, filter: 'wear<0.01' };
  await other.client.run(OPEN_BID, conditional);
  await offerCopy(market, seller, { itemId, askCents: 12_000 });
  const read = async (client: Pick<typeof own.client, 'query'>) =>
    (await client.query<{ node: Book }>(BOOK, { id })).data?.node;
  const [mine, first, second] = await Promise.all([
    read(own.client),
    read(market.visitor()),
    read((await openBidder(market)).client),
  ]);
  expect(JSON.stringify(first)).toBe(JSON.stringify(second));
  expect(first).toEqual({
    bestBidCents: 9_500,
    book: {
      bids: [
        { priceCents: 9_500, copyCount: 1, ownCopyCount: 0, filter: 'wear<0.01' },
        { priceCents: 9_000, copyCount: 2, ownCopyCount: 0, filter: '' },
      ],
      asks: [{ priceCents: 12_000, copyCount: 1, ownCopyCount: 0, filter: '' }],
      spreadCents: 2_500,
    },
  });
  expect(mine?.book.bids.map(({ ownCopyCount }) => ownCopyCount)).toEqual([0, 2]);
});

test('B-08 L-05 whoever looks at a book sees bids and copies come and go, and nobody else is told', async () => {
  const [itemId, elsewhere] = [await takeItem(market), await takeItem(market)];
  const bidder = await openBidder(market);
  const visitor = market.visitor();
  const stream = await follow(visitor, encodeGlobalID('MarketItem', itemId));
  await bid(market, bidder, { marketItemId: elsewhere });
  const id = await bid(market, bidder, { marketItemId: itemId });
  expect((await stream.next())?.data?.bookChanged).toMatchObject({ bestBidCents: 9_000 });
  await offerCopy(market, seller, { itemId, askCents: 12_000 });
  expect((await stream.next())?.data?.bookChanged?.book).toMatchObject({ spreadCents: 3_000 });
  await cancelBid(market.platform, { bidId: id, userId: bidder.userId });
  expect((await stream.next())?.data?.bookChanged).toMatchObject({ bestBidCents: null });
  await expect(stream.next(600)).rejects.toThrow('nothing came');
});

test('L-04 a visitor follows four books at once, and more when one of them ends', async () => {
  const visitor = market.visitor();
  const ids = await Promise.all([1, 2, 3, 4, 5].map(() => takeItem(market)));
  const [first = '', ...others] = ids.map((id) => encodeGlobalID('MarketItem', id));
  const opened = await follow(visitor, first);
  for (const id of others.slice(0, 3)) await follow(visitor, id);
  const askForLast = async () => {
    const response = await visitor.fetch('/graphql', {
      method: 'POST',
      headers: { ...MARKED_HEADERS, accept: 'text/event-stream' },
      body: JSON.stringify({ query: CHANGES, variables: { id: others.at(-1) } }),
    });
    await response.body?.cancel();
    return response.status;
  };
  expect(await askForLast()).toBe(429);
  opened.close();
  await expect.poll(askForLast).toBe(200);
});
