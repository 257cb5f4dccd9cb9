import type { Tx } from '../../kernel/db.ts';
import type { Cents } from '../../kernel/money.ts';
import type { RuleOutcome } from './ruleOutcome.ts';

/** Records that a run of a rule has made the order of a bid. */
export async function insertSale(
  tx: Tx,
  sale: { orderId: string; ruleId: string; requestId: string; leastCents: Cents },
): Promise<void> {
  await tx.sellingRuleSale.create({ data: sale, select: { orderId: true } });
}

/** What a run of a rule has sold so far, in the order of the sales. */
export async function listRunSales(tx: Tx, ruleId: string, requestId: string): Promise<RuleOutcome[]> {
  const rows = await tx.sellingRuleSale.findMany({
    where: { ruleId, requestId },
    orderBy: [{ createdAt: 'asc' }, { orderId: 'asc' }],
    select: {
      orderId: true,
      leastCents: true,
      order: {
        select: { listingId: true, assetId: true, priceCents: true, listing: { select: { askCents: true } } },
      },
    },
  });
  return rows.map(({ orderId, leastCents: leastBidCents, order }) => ({
    ...{ orderId, leastBidCents, listingId: order.listingId, assetId: order.assetId },
    ...{ fromCents: order.listing.askCents, toCents: null, soldCents: order.priceCents },
    ...{ because: 'soldToBid', unsoldBecause: null },
  }));
}
