import { readClock } from '../../kernel/clock.ts';
import { inTransaction } from '../../kernel/tx.ts';
import { SteamError } from '../../steam/client/steamError.ts';
import type { SteamSession, TradeCursor, TradeRecord } from '../../steam/client/steamGateway.ts';
import { parseTradeUrl } from '../../steam/client/tradeUrl.ts';
import type { WorkerPlatform } from '../../steam/client/workerPlatform.ts';
import { claimDisputeQuery } from '../order/dispute.store.ts';
import { resolveDispute } from '../order/dispute.ts';
import { findBoundAccountId, findTradeOffer } from '../order/tradeOffer.store.ts';
import { actForAccount } from './actForAccount.ts';
import { type AccountReading, type FaultFinding, judgeFault, nextQueryMs } from './fault.ts';

/**
 * Queries Steam for the side that reversed an order's trade, through the seller's account and the buyer's, as far as
 * they are bound here now. A finding ends the dispute. Otherwise the next query comes at growing intervals until the trade's
 * money is released.
 */
export async function findFault(worker: WorkerPlatform, orderId: string): Promise<void> {
  const lookCount = await claimDisputeQuery(worker.db, orderId, nextQueryMs);
  const offer = lookCount === null ? null : await findTradeOffer(worker.db, orderId);
  if (!offer?.steamTradeId) return;
  const { steamTradeId } = offer;
  const parties = [
    { side: 'seller', other: 'buyer', steamId: offer.steamAccount.steamId },
    { side: 'buyer', other: 'seller', steamId: parseTradeUrl(offer.order.buyerTradeUrl)?.steamId },
  ] as const;
  for (const { side, other, steamId } of parties) {
    const steamAccountId = steamId ? await findBoundAccountId(worker.db, steamId) : null;
    const finding = steamAccountId ? await askAccount(worker, steamAccountId, steamTradeId) : null;
    if (!finding) continue;
    const fault = finding.by === 'self' ? side : other;
    const evidence = { faultShownBy: finding.shownBy, faultShownIn: side, steamTradeId };
    return inTransaction(worker.db, (tx) => resolveDispute(tx, orderId, { fault, evidence }));
  }
}

/** If Steam does not answer for one account, the other one may still show the fault. */
async function askAccount(
  worker: WorkerPlatform,
  steamAccountId: string,
  steamTradeId: string,
): Promise<FaultFinding | null> {
  let finding: FaultFinding | null = null;
  try {
    await actForAccount(worker, steamAccountId, async (session) => {
      finding = judgeFault(steamTradeId, await readAccount(worker, session, steamTradeId));
    });
  } catch (error) {
    if (!(error instanceof SteamError)) throw error;
  }
  return finding;
}

/** Pages of a history that are looked through: a reversal may come a week after the trade. */
const PAGES_MAX = 10;

/** Reads an account's trades, newest first, back to the page of one of them. */
async function listTradesSince(
  worker: WorkerPlatform,
  session: SteamSession,
  steamTradeId: string,
): Promise<TradeRecord[]> {
  const trades: TradeRecord[] = [];
  let after: TradeCursor | undefined;
  for (let page = 0; page < PAGES_MAX; page += 1) {
    const { trades: found, next } = await worker.steam.listTrades(session, after);
    trades.push(...found);
    if (next === null || found.some(({ tradeId }) => tradeId === steamTradeId)) break;
    after = next;
  }
  return trades;
}

async function readAccount(
  worker: WorkerPlatform,
  session: SteamSession,
  steamTradeId: string,
): Promise<AccountReading> {
  const trades = await listTradesSince(worker, session, steamTradeId);
  const returning = trades.find(({ rollbackTrade }) => rollbackTrade === steamTradeId);
  const mayTrade = await readMayTrade(worker, session, returning ?? null);
  const seenAtSeconds = Math.floor((await readClock(worker.db)).getTime() / 1_000);
  return { trades, mayTrade, seenAtSeconds };
}

/** Steam shows a trade ban in the account's own inventory: nothing is tradable, and no row says until when. */
async function readMayTrade(
  worker: WorkerPlatform,
  session: SteamSession,
  returning: TradeRecord | null,
): Promise<boolean | null> {
  const page = await worker.steam.getInventory(session, {
    steamId: session.steamId,
    contextId: '2',
    startAssetId: null,
  });
  if (page === 'private') return null;
  if (page.assets.some(({ isTradable }) => isTradable)) return true;
  // A returned item was tradable before it was sold. If it is blocked without an end, the account is banned.
  const returnedIds = new Set(returning?.assetsReceived.map(({ newAssetId }) => newAssetId));
  const isStuck = page.assets.some(
    ({ assetId, tradableAt }) => returnedIds.has(assetId) && tradableAt === null,
  );
  return isStuck ? false : null;
}
