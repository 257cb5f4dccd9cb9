import type { SellingRuleInput } from '../../generated/graphql.ts';
import type { TestMarket } from '../../kit/testMarket.ts';
import { bid, offerCopy, openBidder, openRobot, takeItem } from '../../orders/bid/bidScene.ts';
import { listingNodeId, type Seller } from '../listing/sellerScene.ts';
import { PREVIEW_RULE, RULES, RUN_RULE } from './ruleDocuments.ts';
import { PLAIN_RULE } from './ruleScene.ts';

/** 0.98 of the reference price of 100 yuan, or to a bid from 90 yuan. */
export const SELLING: Partial<SellingRuleInput> = { sellToBidsAtLeast: { basis: 'REFERENCE', share: 0.9 } };

/** A seller with so many copies of an item of 100 yuan on sale at 120, which no bid of the tests pays. */
export async function openScene(
  market: TestMarket,
  copies: number,
): Promise<{ seller: Seller; itemId: string; listings: string[] }> {
  const [seller, itemId] = [await openRobot(market), await takeItem(market)];
  const listings: string[] = [];
  for (let copy = 0; copy < copies; copy += 1)
    listings.push(listingNodeId(await offerCopy(market, seller, { itemId, askCents: 12_000 })));
  return { seller, itemId, listings };
}

/** Opens a bid of a new bidder. @returns its id. */
export async function wish(
  market: TestMarket,
  marketItemId: string,
  priceCents: bigint,
  quantity = 1,
): Promise<string> {
  return bid(market, await openBidder(market), { marketItemId, priceCents, quantity });
}

/** The dry run of a rule that is not saved. */
export async function preview({ client }: Seller, rule: Partial<SellingRuleInput> = SELLING) {
  const { previewSellingRule: shown } = await client.must(PREVIEW_RULE, { rule: { ...PLAIN_RULE, ...rule } });
  if (shown?.__typename !== 'SellingRulePreview') throw new Error(shown?.__typename);
  return shown;
}

/** Runs a rule by a press. */
export async function runNow({ client }: Seller, ruleId: string, request: string = crypto.randomUUID()) {
  const { runSellingRule: answer } = await client.must(RUN_RULE, { ruleId, request });
  if (answer.__typename !== 'RunSellingRulePayload') throw new Error(answer.__typename);
  return answer.run;
}

/** A rule that its worker does not run by itself. */
export const off = (rule: Partial<SellingRuleInput> = SELLING) => ({ ...rule, isEnabled: false });

/** What became of each listing: the price of the sale, or the ask. */
export const fates = (outcomes: Awaited<ReturnType<typeof runNow>>['outcomes']) =>
  Object.fromEntries(
    outcomes.map(({ listing, soldFor, toCents, because }) => [
      listing?.id,
      [because, soldFor?.priceCents ?? toCents],
    ]),
  );

/** The prices of a seller's orders in fen, the highest first. */
export async function salesOf(market: TestMarket, { userId }: Seller): Promise<number[]> {
  const { rows } = await market.owner.query<{ price: number }>(
    'select price_cents::int as price from market_order where seller_id = $1 order by price_cents desc, id',
    [userId],
  );
  return rows.map(({ price }) => price);
}

/** Number of a seller's orders that a rule has made. */
export async function recordedOf(market: TestMarket, { userId }: Seller): Promise<number> {
  const { rows } = await market.owner.query<{ count: number }>(
    'select count(*)::int as count from selling_rule_sale s join market_order o on o.id = s.order_id where o.seller_id = $1',
    [userId],
  );
  return rows[0]?.count ?? 0;
}

/** The newest run of a seller's first rule. */
export const lastRun = async ({ client }: Seller) =>
  (await client.must(RULES, {})).viewer?.sellingRules?.[0]?.runs[0];
