import { afterAll, beforeAll, expect, test } from 'vitest';
import { cancelBid } from '../../../api/orders/bid/changeBid.ts';
import { globalId } from '../../kit/globalId.ts';
import type { TestClient } from '../../kit/testClient.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { offer, offerOne } from '../bargain/bargainScene.ts';
import { bid, openBidder, openRobot, takeItem } from './bidScene.ts';

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket();
});
afterAll(() => market.close());

/** Reads a page of a list of the viewer's, of what is open. */
async function read(client: TestClient, list: string, page: string) {
  const { data, errors } = await client.query<{
    viewer: Record<
      string,
      { edges: { node: { id: string } }[]; pageInfo: Record<'startCursor' | 'endCursor', string> }
    >;
  }>(
    `{ viewer { ${list}(statuses: [OPEN], ${page}) { edges { node { id } } pageInfo { startCursor endCursor } } } }`,
  );
  expect(errors).toEqual([]);
  const found = data?.viewer[list];
  return { ids: found?.edges.map(({ node }) => node.id), ...found?.pageInfo };
}

/** Reads the lists of five rows, whose ids are given newest first, around the third one, which leaves the list meanwhile. */
async function expectNoneLeftOut(
  client: TestClient,
  list: string,
  nodes: readonly string[],
  leave: () => Promise<unknown>,
) {
  const ahead = await read(client, list, 'first: 3');
  expect(ahead.ids).toEqual(nodes.slice(0, 3));
  const back = await read(client, list, 'last: 3');
  expect(back.ids).toEqual(nodes.slice(2));
  await leave();
  expect((await read(client, list, `first: 3, after: "${ahead.endCursor}"`)).ids).toEqual(nodes.slice(3));
  expect((await read(client, list, `last: 3, before: "${back.startCursor}"`)).ids).toEqual(nodes.slice(0, 2));
  expect((await read(client, list, 'first: 9')).ids).toEqual(nodes.toSpliced(2, 1));
}

test('B-08 a buy order that ends between two pages of the open ones takes no other with it', async () => {
  const bidder = await openBidder(market);
  const ids: string[] = [];
  for (let count = 0; count < 5; count += 1)
    ids.unshift(await bid(market, bidder, { marketItemId: await takeItem(market) }));
  const nodes = ids.map((id) => globalId('Bid', id));
  await expectNoneLeftOut(bidder.client, 'bids', nodes, () =>
    cancelBid(market.platform, { bidId: ids[2] ?? '', userId: bidder.userId }),
  );
});

test.each(['offersMade', 'offersReceived'])(
  'K-01 an offer that ends between two pages of the open ones takes no other with it (%s)',
  async (list) => {
    const seller = await openRobot(market);
    const buyer = await openBidder(market);
    const ids: string[] = [];
    for (let count = 0; count < 5; count += 1) {
      const { listingId } = await offerOne(market, seller);
      ids.unshift(await offer(market, buyer, { listingId }));
    }
    const { client } = list === 'offersMade' ? buyer : seller;
    const nodes = ids.map((id) => globalId('PriceOffer', id));
    await expectNoneLeftOut(client, list, nodes, () =>
      seller.client.query(
        'mutation ($id: ID!) { declineOffer(input: { offerId: $id }) { ... on DeclineOfferPayload { offer { status } } } }',
        { id: nodes[2] },
      ),
    );
  },
);
