import { declineCounterOffer } from '../../api/orders/tradeOffer/declineCounterOffer.ts';
import { pollSteamAccount } from '../../api/orders/tradeOffer/pollSteamAccount.ts';
import { processDueOrder } from '../../api/orders/tradeOffer/processDueOrder.ts';
import { sendTradeOffer } from '../../api/orders/tradeOffer/sendTradeOffer.ts';
import { settleAccount } from '../../api/orders/tradeOffer/settleAccount.ts';
import { verifyCancel } from '../../api/orders/tradeOffer/verifyCancel.ts';
import type { TestMarket } from './testMarket.ts';

async function idOf(
  market: TestMarket,
  orderNo: string,
): Promise<{ id: string; phase: string; steamAccountId: string }> {
  const { rows } = await market.owner.query<{ id: string; phase: string; steamAccountId: string }>(
    `select o.id, o.phase, t.steam_account_id as "steamAccountId" from market_order o join trade_offer t on t.order_id = o.id where o.order_no = $1`,
    [orderNo],
  );
  const [row] = rows;
  if (!row) throw new Error(`no order ${orderNo}`);
  return row;
}

/** The worker's steps for one order, called one by one instead of by queues. */
export function workerFor(market: TestMarket) {
  return {
    send: async (orderNo: string) => sendTradeOffer(market.worker, (await idOf(market, orderNo)).id),
    poll: async (orderNo: string) =>
      pollSteamAccount(market.worker, (await idOf(market, orderNo)).steamAccountId),
    conclude: async (orderNo: string) => {
      const { id, phase, steamAccountId } = await idOf(market, orderNo);
      if (phase === 'protected') await settleAccount(market.worker, steamAccountId);
      else await processDueOrder(market.worker, id);
    },
    decline: async (orderNo: string) => declineCounterOffer(market.worker, (await idOf(market, orderNo)).id),
    verify: async (orderNo: string) => verifyCancel(market.worker, (await idOf(market, orderNo)).id),
  };
}

/** What Steam's sandbox knows of an order's offers, oldest first; a counter-offer repeats the message. */
export async function steamOffersOf(market: TestMarket, orderNo: string) {
  const { id } = await idOf(market, orderNo);
  const { rows } = await market.owner.query<{
    offerId: string;
    state: number;
    tradeId: string | null;
    recipientId: string;
  }>(
    `select offer_id::text as "offerId", state, trade_id::text as "tradeId", recipient_id::text as "recipientId" from sandbox.trade_offer where message = (select tag from trade_offer where order_id = $1) order by offer_id`,
    [id],
  );
  return rows;
}

/** Calls a control of the sandbox. */
export async function sandbox(
  market: TestMarket,
  path: string,
  body: Record<string, unknown> = {},
): Promise<unknown> {
  const response = await fetch(`${market.sandboxUrl}/sandbox/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`sandbox ${path}: ${response.status} ${await response.text()}`);
  return response.json();
}
