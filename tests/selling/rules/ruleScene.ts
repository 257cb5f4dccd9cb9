import { listDueRuleIds } from '../../../api/selling/rules/sellingRule.store.ts';
import type { SellingRuleInput } from '../../generated/graphql.ts';
import { globalId } from '../../kit/globalId.ts';
import type { TestMarket } from '../../kit/testMarket.ts';
import type { Seller } from '../listing/sellerScene.ts';
import { CREATE_RULE } from './ruleDocuments.ts';

/** A rule that sets 0.98 of the reference price every hour. */
export const PLAIN_RULE: SellingRuleInput = {
  name: '参考价 98 折',
  isEnabled: true,
  basis: 'REFERENCE',
  multiplier: 0.98,
  isCostFloor: false,
  marketItemIds: [],
  excludedMarketItemIds: [],
  excludedInventoryItemIds: [],
  inventoryItemIds: [],
  intervalMinutes: 60,
};

/** Saves a rule and returns its node id. */
export async function createRule(
  { client }: Seller,
  rule: Partial<SellingRuleInput> = {},
  request: string = crypto.randomUUID(),
): Promise<string> {
  const { createSellingRule: made } = await client.must(CREATE_RULE, {
    rule: { ...PLAIN_RULE, ...rule },
    request,
  });
  if (made.__typename !== 'CreateSellingRulePayload') throw new Error(made.__typename);
  return made.sellingRule?.id ?? '';
}

/** The row id in a node id. */
export function rowId(nodeId: string): string {
  return Buffer.from(nodeId, 'base64').toString().split(':')[1] ?? '';
}

/** The id under which an item travels. */
export function marketItemId(id: string): string {
  return globalId('MarketItem', id);
}

/** Whether the worker's job would run a rule now. */
export async function isDue(market: TestMarket, ruleId: string): Promise<boolean> {
  return (await listDueRuleIds(market.worker.db, 100)).includes(rowId(ruleId));
}

/** A listing's ask, in cents. */
export async function askOf(market: TestMarket, listingId: string): Promise<number> {
  const { rows } = await market.owner.query('select ask_cents::int as ask from listing where id = $1', [
    rowId(listingId),
  ]);
  return rows[0].ask;
}
