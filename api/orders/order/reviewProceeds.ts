import { readReferences } from '../../catalog/prices/referenceHistory.ts';
import type { Config } from '../../config.ts';
import { assert } from '../../kernel/assert.ts';
import { recordOperatorAction } from '../../kernel/audit/operatorAction.store.ts';
import { checkpoint } from '../../kernel/checkpoint.ts';
import { addMs } from '../../kernel/clock.ts';
import type { Db, Tx } from '../../kernel/db.ts';
import { notifyChanged } from '../../kernel/events.ts';
import { type Cents, formatYuan } from '../../kernel/money.ts';
import { networkOf } from '../../kernel/networkOf.ts';
import type { Platform } from '../../kernel/platform.ts';
import { inTransaction } from '../../kernel/tx.ts';
import { postOrderMessage } from '../../notifications/message/postMessages.ts';
import { moveOrderMoney } from '../../payments/ledger/moveMoney.ts';

import { parseTradeUrl } from '../../steam/client/tradeUrl.ts';
import { findOrderIdByNo, lockOrder, type OrderRow } from './order.store.ts';
import {
  judgeDecision,
  type ReviewDecision,
  type ReviewSigns,
  reviewReasons,
  reviewRulesOf,
} from './proceedsReview.ts';
import {
  endReview,
  findReferenced,
  findReviewState,
  findTracedPerson,
  isDeviceShared,
  isPayerShared,
  listWaitingReviews,
  type NewReview,
  sumDeals,
  type TracedPerson,
  type WaitingReview,
} from './review.store.ts';
import { hashTraits, isSamePerson } from './selfTrade.ts';

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

/** Maximum number of reviews that one call returns. */
const REVIEWS_MAX = 100;

/**
 * Lists the waiting reviews for an operator, the oldest first. The access is logged before anything is returned. Runs
 * as the database owner.
 */
export async function viewReviews(db: Db, operator: string): Promise<WaitingReview[]> {
  return inTransaction(db, async (tx) => {
    const reviews = await listWaitingReviews(tx, REVIEWS_MAX);
    const about = { subjectKind: 'order', subjectId: null, reason: null, outcome: 'seen' } as const;
    await recordOperatorAction(tx, { operator, command: 'order review', ...about });
    return reviews;
  });
}

/** An operator's decision about the proceeds of a sale. */
export interface ReviewRequest {
  orderNo: string;
  decision: ReviewDecision;
  /** Stored in the operators' log, not shown to the seller. */
  reason: string;
  /** The part of the reason that the seller can read; null for none. */
  note: string | null;
  operator: string;
}

const MOVEMENTS = { released: 'release', toDeposit: 'releaseToDeposit' } as const;
const TEMPLATES = { released: 'reviewReleased', toDeposit: 'reviewToDeposit' } as const;

async function applyDecision(tx: Tx, order: OrderRow, request: ReviewRequest): Promise<void> {
  const { decision, reason, operator } = request;
  const isEnded = await endReview(tx, order.id, { state: decision, by: operator, reason });
  assert(isEnded, `the review of order ${order.orderNo} ended while the order was locked`);
  await moveOrderMoney(tx, order, MOVEMENTS[decision], { actor: 'platform', cause: 'reviewed' });
  const { id: orderId, orderNo, sellerId: userId, marketItem } = order;
  await postOrderMessage(tx, {
    userId,
    orderId,
    isSale: true,
    template: TEMPLATES[decision],
    params: {
      orderNo,
      itemZh: marketItem.nameZh,
      itemEn: marketItem.nameEn,
      amount: formatYuan(order.priceCents - order.feeCents),
      ...(request.note === null ? {} : { note: request.note }),
    },
  });
  await notifyChanged(tx, { topic: 'order', id: orderId, userId });
  await notifyChanged(tx, { topic: 'wallet', id: userId, userId });
}

/**
 * Completes an operator's review of a sale: its money becomes the seller's proceeds or the seller's deposit, once
 * (T-22). Runs as the database owner. Repeating the request changes nothing.
 * @returns the outcome: `decided` if it was decided otherwise before, `none` if there is nothing to decide; null if
 * there is no such order.
 */
export async function decideReview(
  { db }: Pick<Platform, 'db'>,
  request: ReviewRequest,
): Promise<ReturnType<typeof judgeDecision> | null> {
  return inTransaction(db, async (tx) => {
    const id = await findOrderIdByNo(tx, request.orderNo);
    const order = id && (await lockOrder(tx, id));
    if (!order) return null;
    const step = judgeDecision(await findReviewState(tx, order.id), request.decision);
    if (step === 'done') await applyDecision(tx, order, request);
    checkpoint('review.moved');
    await recordOperatorAction(tx, {
      operator: request.operator,
      command: `order review ${request.decision === 'released' ? 'release' : 'deposit'}`,
      subjectKind: 'order',
      subjectId: request.orderNo,
      reason: request.reason,
      outcome: step === 'done' || step === 'unchanged' ? step : 'refused',
    });
    return step;
  });
}
