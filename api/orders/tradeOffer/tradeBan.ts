import { readClock } from '../../kernel/clock.ts';
import { doEach } from '../../kernel/doEach.ts';
import { MINUTE_MS } from '../../kernel/durations.ts';
import { notifyChanged } from '../../kernel/events.ts';
import type { Platform } from '../../kernel/platform.ts';
import { inTransaction } from '../../kernel/tx.ts';
import { SteamError } from '../../steam/client/steamError.ts';
import type { SteamSession } from '../../steam/client/steamGateway.ts';
import { withAnySession } from '../../steam/client/steamSession.ts';
import { parseTradeUrl } from '../../steam/client/tradeUrl.ts';

import type { WorkerPlatform } from '../../steam/client/workerPlatform.ts';
import { lockOrder } from '../order/order.store.ts';
import { recordOrderEvent } from '../order/orderTransition.ts';
import type { TradeOfferWork } from '../order/tradeOffer.store.ts';
import { claimDueTradeBans, type DueTradeBan, updateTradeBan } from './tradeBan.store.ts';

/** Maximum number of accounts that Steam reports on in one call. */
const ACCOUNTS_MAX = 100;
/**
 * Time between two queries after an answer. Shorter for banned accounts, so that an expired ban does not prevent
 * purchases for long.
 */
const AGAIN_MS = { free: 60 * MINUTE_MS, banned: 10 * MINUTE_MS };

/**
 * Queries Steam for users' accounts that may not trade, so that a purchase relies on the stored result and needs no
 * call. An account that Steam does not report counts as free. If Steam does not answer, the last result is kept.
 */
export async function refreshTradeBans(worker: WorkerPlatform): Promise<void> {
  const due = await claimDueTradeBans(worker.db, { limit: ACCOUNTS_MAX, retryMs: MINUTE_MS });
  const asked = due.flatMap((user) => {
    const steamId = parseTradeUrl(user.tradeUrl)?.steamId;
    return steamId ? [{ ...user, steamId }] : [];
  });
  const banned =
    asked.length === 0 ? null : await queryBanned(worker, [...new Set(asked.map(({ steamId }) => steamId))]);
  if (!banned) return;
  await doEach(worker.log, 'trade-ban', asked, {
    keyOf: ({ userId }) => userId,
    act: async ({ steamId, ...user }) => {
      const isBanned = banned.has(steamId);
      const againMs = isBanned ? AGAIN_MS.banned : AGAIN_MS.free;
      await saveTradeBan(worker, user, { bannedSteamId: isBanned ? steamId : null, againMs });
    },
  });
}

/** Stores the answer; a ban that began or ended restricts or frees the account, which its pages show at once. */
async function saveTradeBan(
  { db }: WorkerPlatform,
  user: DueTradeBan,
  answer: { bannedSteamId: string | null; againMs: number },
): Promise<void> {
  const { userId } = user;
  await inTransaction(db, async (tx) => {
    if (await updateTradeBan(tx, user, answer))
      await notifyChanged(tx, { topic: 'wallet', id: userId, userId });
  });
}

async function queryBanned(
  worker: WorkerPlatform,
  steamIds: readonly string[],
): Promise<ReadonlySet<string> | null> {
  let banned: ReadonlySet<string> | null = null;
  try {
    await withAnySession(worker, async (session) => {
      banned = await worker.steam.listTradeBanned(session, steamIds);
    });
  } catch (error) {
    if (!(error instanceof SteamError)) throw error;
    worker.log.info({ error: String(error) }, 'Steam did not report who may trade');
  }
  return banned;
}

/**
 * Asks Steam whether the buyer's account may trade, before a seller who delivers by hand is blamed for having sent
 * nothing, and records a ban on the order. A robot finds out when it sends (`handleRejection`).
 * @returns true if the order carries that record.
 * @throws SteamError if Steam is unavailable: the order waits for its answer as usual.
 */
export async function checkBuyerBan(
  worker: WorkerPlatform,
  session: SteamSession,
  { orderId, order }: TradeOfferWork,
): Promise<boolean> {
  if (order.deliveryIssue === 'partnerBlocked') return true;
  const isBlamed = order.phase === 'verifying' && order.reason === 'sellerShipmentTimeout';
  if (order.isAutomatic || !isBlamed || !(await isBanned(worker, session, order.buyerTradeUrl))) return false;
  await recordBuyerBan(worker, orderId);
  return true;
}

/** If Steam accepts the session but returns no ban data, the session is valid and the ban is unknown. */
async function isBanned(worker: WorkerPlatform, session: SteamSession, tradeUrl: string): Promise<boolean> {
  const steamId = parseTradeUrl(tradeUrl)?.steamId;
  if (!steamId) return false;
  try {
    return (await worker.steam.listTradeBanned(session, [steamId])).has(steamId);
  } catch (error) {
    if (!(error instanceof SteamError) || error.isOutage || error.isHeldBack) throw error;
    return false;
  }
}

/**
 * Records that Steam forbids the buyer's account to trade, on an order whose seller deadline is being verified. The
 * order then fails as caused by the buyer (`deadlineEnd`), and its history shows why.
 */
async function recordBuyerBan(platform: Platform, orderId: string): Promise<void> {
  await inTransaction(platform.db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (order?.phase !== 'verifying' || order.deliveryIssue === 'partnerBlocked') return;
    const change = { deliveryIssue: 'partnerBlocked' } as const;
    const event = { actor: 'steam', cause: 'buyerBanned', evidence: { ...change }, change } as const;
    await recordOrderEvent(tx, order, event, await readClock(tx));
  });
}
