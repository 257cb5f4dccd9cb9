import { HOLD_MS, holdUser } from '../../accounts/user/accountHold.ts';
import { addMs, readClock } from '../../kernel/clock.ts';
import type { Tx } from '../../kernel/db.ts';
import { notifyChanged } from '../../kernel/events.ts';
import { formatYuan } from '../../kernel/money.ts';
import { postOrderMessage } from '../../notifications/message/postMessages.ts';

import { endDispute, insertDispute, isForOthers } from './dispute.store.ts';
import { lockOrder, type OrderRow } from './order.store.ts';
import { recordOrderEvent } from './orderTransition.ts';

/**
 * Why a trade differs from what was ordered: reversed under protection, reversed after completion, an offer with other
 * items accepted, an offer accepted after its order failed, or a trade that Steam never reported.
 */
export type DisputeCause = 'reversed' | 'reversedLate' | 'wrongItem' | 'strayOffer' | 'unanswered';

/** The side at fault, as far as Steam shows it. */
export type Fault = 'unknown' | 'seller' | 'buyer';

/** The longest time that a trade's money waits while the fault is unknown, in milliseconds. */
export const DISPUTE_MS = 72 * 3_600_000;

/**
 * Records that a trade differs from what was ordered, once for each order, in the transaction that found it. No account
 * is held: until Steam shows who is at fault, for at most 72 hours, only this trade's money waits, and its owner
 * is notified.
 * @param isSearched true if Steam can show who did it, and is asked.
 */
export async function recordDispute(
  tx: Tx,
  orderId: string,
  { cause, isSearched }: { cause: DisputeCause; isSearched: boolean },
): Promise<void> {
  const order = await lockOrder(tx, orderId);
  if (!order) return;
  const now = await readClock(tx);
  const waitsUntil = addMs(now, DISPUTE_MS);
  const isNew = await insertDispute(tx, {
    orderId: order.id,
    cause,
    waitsUntil,
    lookAt: isSearched ? now : null,
  });
  if (!isNew) return;
  const isLate = cause === 'reversedLate';
  const cents = isLate ? order.priceCents - order.feeCents : order.heldFromProceedsCents;
  if (cents === 0n) return;
  await postOrderMessage(tx, {
    userId: isLate ? order.sellerId : order.buyerId,
    orderId: order.id,
    isSale: isLate,
    template: 'tradeMoneyWaits',
    params: {
      orderNo: order.orderNo,
      itemZh: order.marketItem.nameZh,
      itemEn: order.marketItem.nameEn,
      amount: formatYuan(cents),
      until: waitsUntil.toISOString(),
    },
  });
}

/**
 * Ends a dispute with the side at fault: the evidence is added to the order's history, that side's withdrawals are held
 * for 72 hours, and the trade's money is released. The other side is never held, nor is a partner whose
 * customer reversed the trade: the partner did not, and has its money only once Steam has shown who did.
 */
export async function resolveDispute(
  tx: Tx,
  orderId: string,
  { fault, evidence }: { fault: Exclude<Fault, 'unknown'>; evidence: Record<string, string> },
): Promise<void> {
  const order = await lockOrder(tx, orderId);
  if (!order || !(await endDispute(tx, orderId, { fault, evidence }))) return;
  const now = await readClock(tx);
  const proof = { fault, ...evidence };
  await recordOrderEvent(tx, order, { actor: 'steam', cause: 'faultFound', evidence: proof }, now);
  const userId = fault === 'seller' ? order.sellerId : order.buyerId;
  for (const id of [order.buyerId, order.sellerId])
    await notifyChanged(tx, { topic: 'wallet', id, userId: id });
  if (fault === 'buyer' && (await isForOthers(tx, orderId))) return;
  const why = { scope: 'withdrawals', cause: 'reversedTrade', note: null } as const;
  await holdUser(
    tx,
    { userId, orderId, endsAt: addMs(now, HOLD_MS), decideBy: null, ...why },
    { orderNo: order.orderNo },
  );
}

/**
 * Handles a completed trade that was rolled back, which only Steam's support can do. The seller's money has already
 * been released, so none moves automatically: the fact is recorded, both sides are notified, and the seller's proceeds
 * of the trade are held for 72 hours so that operators can check.
 * @param isPartys true if one of the parties reversed the trade, so that Steam can show which.
 */
export async function recordLateReversal(
  tx: Tx,
  order: OrderRow,
  { cause, evidence, isPartys }: { cause: string; evidence: Record<string, string>; isPartys: boolean },
): Promise<void> {
  const proof = { ...evidence, steamFact: cause };
  await recordOrderEvent(
    tx,
    order,
    { actor: 'steam', cause: 'reversedLate', evidence: proof },
    await readClock(tx),
  );
  const { id: orderId, orderNo, buyerId, sellerId, marketItem } = order;
  await recordDispute(tx, order.id, { cause: 'reversedLate', isSearched: isPartys });
  const amount = formatYuan(order.priceCents);
  const params = { orderNo, itemZh: marketItem.nameZh, itemEn: marketItem.nameEn, amount };
  for (const userId of [buyerId, sellerId])
    await postOrderMessage(tx, {
      userId,
      orderId,
      isSale: userId === sellerId,
      template: 'tradeReversedLate',
      params,
    });
}
