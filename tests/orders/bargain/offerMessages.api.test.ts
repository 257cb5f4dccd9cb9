import { afterAll, beforeAll, expect, test } from 'vitest';
import { acceptOffer, counterOffer } from '../../../api/orders/bargain/answerOffer.ts';
import { USUAL_TERMS } from '../../../api/orders/bargain/bargain.ts';
import { setBargainTerms } from '../../../api/orders/bargain/setBargainTerms.ts';
import type { TestClient } from '../../kit/testClient.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { lead } from '../../payments/statistics/statisticsScene.ts';
import { openSeller, type Seller } from '../../selling/listing/sellerScene.ts';
import { openBidder } from '../bid/bidScene.ts';
import { finish, offer, offerOne, readOffer } from './bargainScene.ts';

let market: TestMarket;
let seller: Seller;
beforeAll(async () => {
  market = await openTestMarket();
  // Delivers by hand, so that a sale asks something of the seller.
  seller = await openSeller(market);
});
afterAll(() => market.close());

const as = (user: { userId: string }, offerId: string) => ({ offerId, userId: user.userId });

async function offerByHand(): Promise<string> {
  const { listingId } = await offerOne(market, seller);
  await market.owner.query('update listing set is_automatic = false where id = $1', [listingId]);
  return listingId;
}

interface Group {
  order: { orderNo: string } | null;
  newest: Message;
  earlier: Message[];
}
interface Message {
  titleEn: string;
  orderNo: string | null;
  isOver: boolean;
}

/** A user's groups of messages, the newest first: of each its order's number, and its titles, those that are history with a cross. */
async function groupsOf(client: TestClient, byDay = false): Promise<[string | null, ...string[]][]> {
  const { data } = await client.query<{ viewer: { messageGroups: { edges: { node: Group }[] } } }>(
    `query ($byDay: Boolean) { viewer { messageGroups(first: 20, byDay: $byDay) { edges { node { order { orderNo }
      newest { titleEn orderNo isOver } earlier { titleEn orderNo isOver } } } } } }`,
    { byDay },
  );
  return (data?.viewer.messageGroups.edges ?? []).map(({ node }) => {
    const messages = [node.newest, ...node.earlier];
    for (const { orderNo } of messages) expect(orderNo).toBe(node.order?.orderNo ?? null);
    const titles = messages.map(({ titleEn, isOver }) => `${titleEn}${isOver ? ' ×' : ''}`);
    return [node.order?.orderNo ?? null, ...titles];
  });
}

const orderNoOf = async (offerId: string) => (await readOffer(market, offerId)).order?.orderNo ?? 'no order';

test('that an offer was accepted stands with its order, below what the order asks for, and stays a fact once that fails', async () => {
  const buyer = await openBidder(market, 20_000);
  const id = await offer(market, buyer, { listingId: await offerByHand() });
  const orderId = await acceptOffer(market.platform, as(seller, id));
  const orderNo = await orderNoOf(id);
  expect(await groupsOf(buyer.client)).toEqual([[orderNo, 'Payment held', 'Offer accepted']]);
  await lead(market, orderId, { to: 'failed', reason: 'sellerCancelled' });
  expect(await groupsOf(buyer.client)).toEqual([
    [orderNo, 'Order closed', 'Payment held ×', 'Offer accepted'],
  ]);
});

test('that a counter-offer was accepted stands with the sale, of which the delivery is asked first', async () => {
  const buyer = await openBidder(market, 20_000);
  const id = await offer(market, buyer, { listingId: await offerByHand() });
  await counterOffer(market.platform, { ...as(seller, id), priceCents: 9_000n });
  await acceptOffer(market.platform, as(buyer, id));
  const orderNo = await orderNoOf(id);
  const sale = [orderNo, 'Item sold', 'Your counter-offer was accepted'];
  expect((await groupsOf(seller.client)).slice(0, 2)).toEqual([sale, [null, 'New offer ×']]);
  // Among the sales of the day, too.
  expect((await groupsOf(seller.client, true))[0]).toEqual(expect.arrayContaining(sale));
});

test('so does that an offer bought by itself, by the terms of the seller or because the ask came down to it', async () => {
  const buyer = await openBidder(market, 20_000);
  const [atOnce, cut] = [await offerByHand(), await offerByHand()];
  await setBargainTerms(market.platform, {
    ...USUAL_TERMS,
    sellerId: seller.userId,
    listingId: atOnce,
    acceptPercent: 80,
  });
  const accepted = await offer(market, buyer, { listingId: atOnce });
  expect(await groupsOf(buyer.client)).toEqual([
    [await orderNoOf(accepted), 'Payment held', 'Offer accepted'],
  ]);
  const open = await offer(market, buyer, { listingId: cut });
  await market.owner.query('update listing set ask_cents = 7900 where id = $1', [cut]);
  await finish(market);
  expect((await groupsOf(buyer.client))[0]).toEqual([
    await orderNoOf(open),
    'Payment held',
    'The ask came down to your offer',
  ]);
});
