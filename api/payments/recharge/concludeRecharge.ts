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
 * Brings a recharge to where the payment app says its trade is: credits the deposit exactly once under `recharge:NUMBER`, or gives it
 * up. Safe to repeat and to race. A payment that arrives after ours was given up is the user's money all the same, and credited.
 * @returns what the trade means; `wrong` changes nothing. Null where the number is none of ours.
 */
export async function concludeRecharge(
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
