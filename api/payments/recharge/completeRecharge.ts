import { hashPayer } from '../../accounts/verification/hashPayer.ts';
import { checkpoint } from '../../kernel/checkpoint.ts';
import { notifyChanged } from '../../kernel/events.ts';
import { formatYuan } from '../../kernel/money.ts';
import type { Platform } from '../../kernel/platform.ts';
import { inTransaction } from '../../kernel/tx.ts';
import { postMessage } from '../../notifications/message/postMessage.ts';
import { platformLeg } from '../ledger/platformLeg.ts';
import { transfer } from '../ledger/transfer.ts';
import { judgeTrade, type PaidTrade, type TradeVerdict } from '../provider/trade.ts';
import { closeRecharge, finishRecharge, lockRecharge } from './recharge.store.ts';

/**
 * Applies the payment app's state of a trade to its recharge: it credits the deposit exactly once under
 * `recharge:NUMBER`, or closes the recharge. Safe to repeat and to run concurrently. A payment that arrives after the
 * recharge was closed still belongs to the user and is credited.
 * @returns the verdict about the trade (`wrong` changes nothing), or null if the number is unknown.
 */
export async function completeRecharge(
  { config, db, log }: Platform,
  number: string,
  trade: PaidTrade,
): Promise<TradeVerdict | null> {
  return inTransaction(db, async (tx) => {
    const recharge = await lockRecharge(tx, number);
    if (!recharge) return null;
    const { id, userId, amountCents } = recharge;
    const verdict = judgeTrade(recharge, trade);
    checkpoint('recharge.judged');
    if (verdict === 'wrong') log.error({ number }, 'a trade of the payment app does not fit its recharge');
    const isCredit = verdict === 'paid' && recharge.status !== 'finished';
    if (isCredit) {
      const payerHash = hashPayer(config.IDENTITY_HASH_KEY, trade.payerId);
      await finishRecharge(tx, id, { tradeNo: trade.tradeNo, payerHash });
      checkpoint('recharge.finished');
      const row = {
        key: `recharge:${number}`,
        reason: 'recharge',
        orderId: null,
        actor: 'buyer',
        cause: 'paid',
      };
      await transfer(tx, row, [
        platformLeg('clearing', id, -amountCents),
        { kind: 'deposit', ownerId: userId, amountCents },
      ]);
      const params = { amount: formatYuan(amountCents) };
      await postMessage(tx, { userId, type: 'service', template: 'rechargeArrived', params });
      checkpoint('recharge.credited');
    }
    if (isCredit || (verdict === 'over' && (await closeRecharge(tx, id))))
      await notifyChanged(tx, { topic: 'wallet', id: userId, userId });
    return verdict;
  });
}
