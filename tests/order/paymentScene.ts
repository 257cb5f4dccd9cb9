import { expect } from 'vitest';
import { concludeUnpaid } from '../../api/order/concludeUnpaid.ts';
import { refreshOrderPayment } from '../../api/order/refreshOrderPayment.ts';
import { graphql } from '../generated/gql.ts';
import { type Offered, openBuyer, takeListings } from '../kit/shopper.ts';
import type { TestClient } from '../kit/testClient.ts';
import type { TestMarket } from '../kit/testMarket.ts';
import { playedPayment } from '../recharge/playedPayment.ts';

/** Buys at the payment app. */
export const BUY_BY_APP = graphql(`
  mutation BuyByApp($listingId: ID!, $priceCents: Cents!, $request: String!) {
    buyListing(
      input: { listingId: $listingId, expectedPriceCents: $priceCents, clientRequestId: $request, payBy: PAYMENT_APP }
    ) {
      __typename
      ... on BuyListingPayload {
        payUrl
        order { id orderNo phase statusText statusCode actor deadlineAt canCancel payment { number status expiresAt } }
        listing { status }
        viewer { wallet { totalCents spendableCents escrowCents } }
      }
      ... on Refusal { code }
    }
  }
`);

/** Goes on paying. */
export const PAY_ORDER = graphql(`
  mutation PayOrder($orderId: ID!) {
    payOrder(input: { orderId: $orderId }) {
      __typename
      ... on PayOrderPayload { payUrl }
      ... on Refusal { code }
    }
  }
`);

/** The payment of an order, as its reader may know it. */
export const PAYMENT = graphql(`
  query OrderPaymentOf($orderNo: String!) {
    viewer { order(orderNo: $orderNo) { phase payment { number status } } }
  }
`);

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
  const rowOf = async (number: string) =>
    (await market.owner.query('select * from order_payment where number = $1', [number])).rows[0];
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
    rowOf,
    open,
    buy,
    begin,
    /** A buyer with a trade link and this much play money. */
    buyer: (cents = 1) => openBuyer(market, cents),
    refresh: async (number: string) => refreshOrderPayment(market.worker, (await rowOf(number)).id),
    expire: async (number: string) => concludeUnpaid(market.worker, (await rowOf(number)).order_id),
    statusOf: async (number: string): Promise<string> => (await rowOf(number)).status,
    /** The app's clock goes after ours: it still takes the payment. */
    async keepOpen(number: string): Promise<void> {
      const late = 'update sandbox.alipay_trade set expires_at = null where out_trade_no = $1';
      await market.owner.query(late, [number]);
    },
    async phaseOf({ orderNo }: { orderNo: string }): Promise<string> {
      const { rows } = await market.owner.query(
        'select phase, reason from market_order where order_no = $1',
        [orderNo],
      );
      return rows[0].reason ? `${rows[0].phase}:${rows[0].reason}` : rows[0].phase;
    },
    /** The message about a payment, as the app signed it. */
    async messageOf(number: string): Promise<Record<string, string>> {
      const [notify] = await app.notifiesOf(number);
      if (!notify) throw new Error('nothing is to be told');
      return notify.signed;
    },
    /** The order's transfers, as reasons. */
    async transfersOf({ orderNo }: { orderNo: string }): Promise<string> {
      const { rows } = await market.owner.query(
        `select coalesce(string_agg(t.reason, ',' order by t.created_at, t.id), '') as reasons from ledger_transfer t
         join market_order o on o.id = t.order_id where o.order_no = $1`,
        [orderNo],
      );
      return rows[0].reasons;
    },
    /** What the app's books say was given back: how often, and how much. */
    async refundsOf(number: string): Promise<{ count: number; cents: number }> {
      const { rows } = await market.owner.query(
        `select count(*)::int as count, coalesce(sum(r.cents), 0)::int as cents from sandbox.alipay_refund r
         join sandbox.alipay_trade t on t.trade_no = r.trade_no where t.out_trade_no = $1`,
        [number],
      );
      return rows[0];
    },
    async templatesOf({ orderNo }: { orderNo: string }): Promise<string[]> {
      const { rows } = await market.owner.query(
        'select template from message m join market_order o on o.id = m.order_id where o.order_no = $1 order by m.created_at, template',
        [orderNo],
      );
      return rows.map((row) => row.template);
    },
    async listingStatusOf({ orderNo }: { orderNo: string }): Promise<string> {
      const { rows } = await market.owner.query(
        'select l.status from listing l join market_order o on o.listing_id = l.id where o.order_no = $1',
        [orderNo],
      );
      return rows[0].status;
    },
  };
}
