import { checkpoint } from '../../kernel/checkpoint.ts';
import { readClock } from '../../kernel/clock.ts';
import { formatYuan } from '../../kernel/money.ts';
import type { WorkerPlatform } from '../../steam/client/workerPlatform.ts';
import { askTrade } from '../provider/askTrade.ts';
import { closeTrade } from '../provider/closeTrade.ts';
import type { PaidTrade } from '../provider/trade.ts';
import { completeRecharge } from './completeRecharge.ts';
import { findRechargeById, postponeRecharge } from './recharge.store.ts';
import { queryPauseMs, type Recharge } from './recharge.ts';

/** Represents a trade that nobody ever opened as a closed one. */
function neverOpened(recharge: Recharge, totalAmount: string): PaidTrade {
  return { tradeNo: recharge.number, tradeStatus: 'TRADE_CLOSED', totalAmount };
}

/**
 * Queries the payment app for an unpaid recharge, because notifications may be lost. An expired recharge is closed only
 * after the app has closed the trade or does not know it. While the app's answer is uncertain nothing ends. Safe to run
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
      const isOver = (await readClock(db)) >= recharge.expiresAt;
      let trade = await askTrade(payment, recharge.number);
      checkpoint('recharge.asked');
      if (isOver && trade?.tradeStatus === 'WAIT_BUYER_PAY')
        trade = await closeTrade(payment, recharge.number);
      if (isOver) trade ??= neverOpened(recharge, formatYuan(recharge.amountCents));
      if (trade) await completeRecharge(worker, recharge.number, trade);
      checkpoint('recharge.concluded');
    },
    'payment',
  );
}
