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

/** Milliseconds after which a run by a press that is not recorded is taken for dead. */
const PRESS_DEAD_MS = 3_600_000;

/**
 * Moves to a run what its rule has sold in a run that was never recorded, because the rule was saved, disabled or
 * postponed in the middle of it. Each sale is thus in the record of one run.
 * @param dueId of the run that the rule has next by its schedule, which records its own sales.
 * @param days for which runs are kept: a sale that is older may be of a run that was recorded and deleted.
 */
export async function moveUnrecordedSales(
  tx: Tx,
  run: { ruleId: string; requestId: string; dueId: string | null; days: number },
): Promise<void> {
  const { ruleId, requestId, dueId, days } = run;
  await tx.$executeRaw`
    update selling_rule_sale sale set request_id = ${requestId}
    where sale.rule_id = ${ruleId}::uuid and sale.request_id <> ${requestId} and sale.request_id is distinct from ${dueId}
      and sale.created_at > clock_now() - ${days} * interval '1 day'
      and (sale.request_id like 'due-%' or sale.created_at < clock_now() - ${PRESS_DEAD_MS} * interval '1 millisecond')
      and not exists (
        select from selling_rule_run run where run.rule_id = sale.rule_id and run.request_id = sale.request_id)`;
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
    orderId,
    leastBidCents,
    listingId: order.listingId,
    assetId: order.assetId,
    fromCents: order.listing.askCents,
    toCents: null,
    soldCents: order.priceCents,
    because: 'soldToBid',
    unsoldBecause: null,
  }));
}
