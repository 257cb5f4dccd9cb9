import { expect } from 'vitest';
import { expireUnpaid, refreshOrderPayment } from '../../../api/orders/order/refreshOrderPayment.ts';
import { type Offered, openBuyer, takeListings } from '../../kit/shopper.ts';
import type { TestClient } from '../../kit/testClient.ts';
import type { TestMarket } from '../../kit/testMarket.ts';
import { playedPayment } from '../../payments/recharge/playedPayment.ts';
import { paymentBooks } from './paymentBooks.ts';
import { BUY_BY_APP } from './paymentDocuments.ts';

/** An order that waits for its payment; its page at the app was opened. */
export interface Unpaid {
  orderId: string;
  orderNo: string;
  number: string;
  askCents: number;
  listing: Offered;
}

/** What a buyer and the payment app do around an order that is paid directly. */
export function paymentsIn(market: TestMarket) {
  const app = playedPayment(market);
  const books = paymentBooks(market);
  const { rowOf } = books;
  /** Follows an address as a browser would, so that the app knows of the trade. */
  const open = async (url: string): Promise<string> => {
    const response = await fetch(url, { redirect: 'manual' });
    expect(response.status).toBe(302);
    return response.headers.get('location') ?? '';
  };
  const buy = async (client: TestClient, listing: Offered, request: string = crypto.randomUUID()) => {
    const input = { listingId: listing.id, priceCents: listing.askCents, request };
    return (await client.must(BUY_BY_APP, input)).buyListing;
  };
  const begin = async (client: TestClient, isOpened = true): Promise<Unpaid> => {
    const [listing] = await takeListings(client, 1);
    if (!listing) throw new Error('nothing on sale');
    const answer = await buy(client, listing);
    if (answer.__typename !== 'BuyListingPayload') throw new Error(JSON.stringify(answer));
    if (isOpened) await open(answer.payUrl ?? '');
    const { id: orderId, orderNo, payment } = answer.order;
    return { orderId, orderNo, number: payment?.number ?? '', askCents: listing.askCents, listing };
  };
  return {
    ...app,
    ...books,
    open,
    buy,
    begin,
    /** A buyer with a trade link and this much play money. */
    buyer: (cents = 1) => openBuyer(market, cents),
    refresh: async (number: string) => refreshOrderPayment(market.worker, (await rowOf(number)).id),
    expire: async (number: string) => expireUnpaid(market.worker, (await rowOf(number)).order_id),
    /** Removes the payment's expiry at the app, as if the app's clock were behind the market's, so that the app still accepts it. */
    async keepOpen(number: string): Promise<void> {
      const late = 'update sandbox.alipay_trade set expires_at = null where out_trade_no = $1';
      await market.owner.query(late, [number]);
    },
    /** The message about a payment, as the app signed it. */
    async messageOf(number: string): Promise<Record<string, string>> {
      const [notify] = await app.notifiesOf(number);
      if (!notify) throw new Error('nothing is to be told');
      return notify.signed;
    },
  };
}

const TOLD = `{ viewer {
  messages(first: 3) { edges { node { titleZh bodyZh titleEn bodyEn } } }
  walletEntries(first: 4) { edges { node { type reason account amountCents balanceAfterCents orderNo } } } } }`;

/** A client's newest message, and the newest lines of its statement. */
export async function readTold(client: TestClient) {
  const { data } = await client.query<{
    viewer: {
      messages: { edges: { node: Record<string, string> }[] };
      walletEntries: { edges: { node: Record<string, unknown> }[] };
    };
  }>(TOLD, {});
  return {
    message: data?.viewer.messages.edges[0]?.node,
    entries: data?.viewer.walletEntries.edges.map(({ node }) => node) ?? [],
  };
}
