import type { TestMarket } from '../../kit/testMarket.ts';

/** What our books and the payment app's say about an order that is paid directly. */
export function paymentBooks(market: TestMarket) {
  const rowOf = async (number: string) =>
    (await market.owner.query('select * from order_payment where number = $1', [number])).rows[0];
  return {
    rowOf,
    statusOf: async (number: string): Promise<string> => (await rowOf(number)).status,
    async phaseOf({ orderNo }: { orderNo: string }): Promise<string> {
      const { rows } = await market.owner.query(
        'select phase, reason from market_order where order_no = $1',
        [orderNo],
      );
      return rows[0].reason ? `${rows[0].phase}:${rows[0].reason}` : rows[0].phase;
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
