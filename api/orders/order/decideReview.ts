import { assert } from '../../kernel/assert.ts';
import { recordOperatorAction } from '../../kernel/audit/operatorAction.store.ts';
import { checkpoint } from '../../kernel/checkpoint.ts';
import type { Tx } from '../../kernel/db.ts';
import { notifyChanged } from '../../kernel/events.ts';
import { formatYuan } from '../../kernel/money.ts';
import type { Platform } from '../../kernel/platform.ts';
import { inTransaction } from '../../kernel/tx.ts';
import { postOrderMessage } from '../../notifications/message/postMessages.ts';
import { moveOrderMoney } from '../../payments/ledger/moveMoney.ts';
import { findOrderIdByNo, lockOrder, type OrderRow } from './order.store.ts';
import { judgeDecision, type ReviewDecision } from './proceedsReview.ts';
import { endReview, findReviewState } from './review.store.ts';

/** An operator's decision about the proceeds of a sale. */
export interface ReviewInput {
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

async function carryOut(tx: Tx, order: OrderRow, input: ReviewInput): Promise<void> {
  const { decision, reason, operator } = input;
  const isEnded = await endReview(tx, order.id, { state: decision, by: operator, reason });
  assert(isEnded, `the review of order ${order.orderNo} ended while the order was locked`);
  await moveOrderMoney(tx, order, MOVEMENTS[decision], { actor: 'platform', cause: 'reviewed' });
  const { id: orderId, orderNo, sellerId: userId, marketItem } = order;
  await postOrderMessage(tx, {
    userId,
    orderId,
    template: TEMPLATES[decision],
    params: {
      orderNo,
      itemZh: marketItem.nameZh,
      itemEn: marketItem.nameEn,
      amount: formatYuan(order.priceCents - order.feeCents),
      ...(input.note === null ? {} : { note: input.note }),
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
  input: ReviewInput,
): Promise<ReturnType<typeof judgeDecision> | null> {
  return inTransaction(db, async (tx) => {
    const id = await findOrderIdByNo(tx, input.orderNo);
    const order = id && (await lockOrder(tx, id));
    if (!order) return null;
    const step = judgeDecision(await findReviewState(tx, order.id), input.decision);
    if (step === 'done') await carryOut(tx, order, input);
    checkpoint('review.moved');
    await recordOperatorAction(tx, {
      operator: input.operator,
      command: `order review ${input.decision === 'released' ? 'release' : 'deposit'}`,
      subjectKind: 'order',
      subjectId: input.orderNo,
      reason: input.reason,
      outcome: step === 'done' || step === 'unchanged' ? step : 'refused',
    });
    return step;
  });
}
