import { networkOf } from '../../accounts/session/networkOf.ts';
import { readReferences } from '../../catalog/prices/readReferences.ts';
import type { Config } from '../../config.ts';
import { addMs } from '../../kernel/clock.ts';
import type { Tx } from '../../kernel/db.ts';
import type { Cents } from '../../kernel/money.ts';
import { parseTradeUrl } from '../../steam/client/tradeUrl.ts';
import { hashTraits } from './hashTraits.ts';
import type { OrderRow } from './order.store.ts';
import { type ReviewSigns, reviewReasons } from './proceedsReview.ts';
import {
  findReferenced,
  findTracedPerson,
  isDeviceShared,
  isPayerShared,
  type NewReview,
  sumDeals,
  type TracedPerson,
} from './review.store.ts';
import { reviewRulesOf } from './reviewRules.ts';
import { isSamePerson } from './selfTrade.ts';

/** Phone prefix of the embedded market's own sellers. Nobody signs in as them, and they withdraw nothing. */
const ROBOT_PHONE = 'robot:';

function isSharedNetwork(one: TracedPerson, other: TracedPerson): boolean {
  const networks = new Set(one.addresses.map(networkOf));
  return other.addresses.some((address) => networks.has(networkOf(address)));
}

/**
 * The value of the copy in fen: as stored with the order, or, for an order of an earlier version or of a phase, the
 * current reference price.
 */
async function worthOf(tx: Tx, order: OrderRow): Promise<Cents | null> {
  if (order.referenceCents !== null) return order.referenceCents;
  const copy = await findReferenced(tx, order.assetId);
  const [reference] = await readReferences(tx, [copy]);
  return reference?.priceCents ?? null;
}

async function readSigns(tx: Tx, config: Config, order: OrderRow): Promise<ReviewSigns | null> {
  const rules = reviewRulesOf(config);
  const seller = await findTracedPerson(tx, order.sellerId, rules.days);
  if (seller.phone.startsWith(ROBOT_PHONE)) return null;
  const buyer = await findTracedPerson(tx, order.buyerId, rules.days);
  const [buying, selling] = [buyer, seller].map((person) => hashTraits(person, config.IDENTITY_HASH_KEY));
  const delivery = parseTradeUrl(order.buyerTradeUrl)?.steamId;
  return {
    ...(await sumDeals(tx, order, rules)),
    priceCents: order.priceCents,
    referenceCents: await worthOf(tx, order),
    isSamePerson:
      (buying !== undefined && selling !== undefined && isSamePerson(buying, selling)) ||
      (delivery !== undefined && seller.steamIds.includes(delivery)),
    hasSharedPayer: await isPayerShared(tx, order, rules.days),
    hasSharedDevice: await isDeviceShared(tx, order.buyerId, order.sellerId),
    hasSharedNetwork: isSharedNetwork(buyer, seller),
  };
}

/**
 * Judges the sale of an order that is about to complete, in the same transaction. If it looks like a deposit being
 * turned into cash (T-22), a review begins and the money stays in `settling` until `decideReview`.
 * @returns the review, or null if the money is released normally.
 */
export async function judgeProceeds(
  tx: Tx,
  config: Config,
  order: OrderRow,
  now: Date,
): Promise<NewReview | null> {
  if (order.feeCents === order.priceCents) return null;
  const signs = await readSigns(tx, config, order);
  const reasons = signs ? reviewReasons(signs, reviewRulesOf(config)) : [];
  if (!signs || reasons.length === 0) return null;
  const figures = {
    priceCents: String(signs.priceCents),
    referenceCents: String(signs.referenceCents ?? '-'),
    pairCount: String(signs.pairCount),
    pairCents: String(signs.pairCents),
    sellerCents: String(signs.sellerCents),
  };
  return { orderId: order.id, reasons, figures, lookBy: addMs(now, config.PROCEEDS_REVIEW_MS) };
}
