import { hashPayer } from '../../accounts/verification/seals.ts';
import { checkpoint } from '../../kernel/checkpoint.ts';
import { readClock } from '../../kernel/clock.ts';
import { notifyChanged } from '../../kernel/events.ts';
import { formatYuan } from '../../kernel/money.ts';
import type { Platform } from '../../kernel/platform.ts';
import { inTransaction } from '../../kernel/tx.ts';
import { postMessage } from '../../notifications/message/postMessages.ts';
import type { WorkerPlatform } from '../../steam/client/workerPlatform.ts';
import { platformLeg } from '../ledger/ledger.ts';
import { transfer } from '../ledger/moveMoney.ts';
import { askTrade, closeTrade } from '../provider/askTrade.ts';
import { isPageDead, judgeTrade, type PaidTrade, type TradeVerdict } from '../provider/trade.ts';
import {
  closeRecharge,
  findRechargeById,
  finishRecharge,
  lockRecharge,
  postponeRecharge,
} from './recharge.store.ts';
import { queryPauseMs, type Recharge } from './recharge.ts';

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

/** Represents a trade that nobody ever opened as a closed one. */
function neverOpened(recharge: Recharge, totalAmount: string): PaidTrade {
  return { tradeNo: recharge.number, tradeStatus: 'TRADE_CLOSED', totalAmount };
}

/**
 * Queries the payment app for an unpaid recharge, because notifications may be lost. An expired recharge is closed only
 * after the app has closed the trade, or does not know it although its page can no longer be opened. While the app's answer is uncertain nothing ends. Safe to run
 * twice.
 */
export async function refreshRecharge(worker: WorkerPlatform, rechargeId: string): Promise<void> {
  const { db, config, payment, locks } = worker;
  if (!payment) return;
  await locks.hold(
    `recharge:${rechargeId}`,
    async () => {
      const recharge = await findRechargeById(db, rechargeId);
      if (recharge?.status !== 'incomplete') return;
      await postponeRecharge(db, rechargeId, queryPauseMs(config.RECHARGE_QUERY_MS, recharge.queryCount));
      checkpoint('recharge.postponed');
      const now = await readClock(db);
      const isOver = now >= recharge.expiresAt;
      let trade = await askTrade(payment, recharge.number);
      checkpoint('recharge.asked');
      if (isOver && trade?.tradeStatus === 'WAIT_BUYER_PAY')
        trade = await closeTrade(payment, recharge.number);
      if (isPageDead(recharge, now)) trade ??= neverOpened(recharge, formatYuan(recharge.amountCents));
      if (trade) await completeRecharge(worker, recharge.number, trade);
      checkpoint('recharge.concluded');
    },
    'payment',
  );
}
