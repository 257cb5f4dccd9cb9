import { checkpoint } from '../../kernel/checkpoint.ts';
import { notifyChanged } from '../../kernel/events.ts';
import { formatYuan } from '../../kernel/money.ts';
import { inTransaction } from '../../kernel/tx.ts';
import { postMessage } from '../../notifications/message/postMessages.ts';
import { withdrawalFailureOf } from '../../notifications/message/withdrawalFailure.ts';
import type { WorkerPlatform } from '../../steam/client/workerPlatform.ts';
import { moveWithdrawalMoney } from '../ledger/moveMoney.ts';
import { endWithdrawal, type WithdrawalWork } from './withdrawal.store.ts';
import type { PayOutAnswer } from './withdrawalAnswer.ts';

/**
 * Ends a withdrawal after a definite answer: the money leaves the ledger, or returns to the proceeds. Its owner is
 * notified, with the reason of a failure (W-07).
 */
export async function completeWithdrawal(
  worker: WorkerPlatform,
  withdrawal: WithdrawalWork,
  isPaid: boolean,
  answer: PayOutAnswer,
): Promise<void> {
  const { id, userId, amountCents, feeCents } = withdrawal;
  await inTransaction(worker.db, async (tx) => {
    const refusalCode = isPaid ? null : (withdrawal.refusalCode ?? answer.code ?? null);
    const isEnded = await endWithdrawal(tx, id, {
      status: isPaid ? 'success' : 'failure',
      refusalCode,
      paymentOrderId: answer.paymentOrderId ?? null,
    });
    if (!isEnded) return;
    checkpoint('payOut.ended');
    const movement = isPaid ? 'payOut' : 'withdrawReturn';
    await moveWithdrawalMoney(tx, withdrawal, movement, { actor: 'platform', cause: 'paymentApp' });
    checkpoint('payOut.moved');
    const params = {
      amount: formatYuan(isPaid ? amountCents - feeCents : amountCents),
      accountName: withdrawal.paymentAccount.maskedAccount,
      ...(isPaid ? {} : { failure: withdrawalFailureOf(refusalCode) }),
    };
    const template = isPaid ? 'withdrawalPaid' : 'withdrawalFailed';
    await postMessage(tx, { userId, type: 'service', template, params });
    await notifyChanged(tx, { topic: 'wallet', id: userId, userId });
  });
  checkpoint('payOut.completed');
}
