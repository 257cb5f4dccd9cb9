import { readClock } from '../../kernel/clock.ts';
import { MINUTE_MS } from '../../kernel/durations.ts';
import { sendHandover } from '../../kernel/handover.ts';
import { SteamError } from '../../steam/client/steamError.ts';
import { withAnySession } from '../../steam/client/steamSession.ts';
import { parseTradeUrl } from '../../steam/client/tradeUrl.ts';
import type { WorkerPlatform } from '../../steam/client/workerPlatform.ts';
import type { TradeHoldAsk } from '../order/askTradeHold.ts';
import { claimTradeHold, postponeTradeHold, updateTradeHold } from './tradeHold.store.ts';

/**
 * Time after which Steam is asked about a hold again. A hold ends some days after its account gets an authenticator, and a purchase asks by
 * itself.
 */
const AGAIN_MS = { free: 24 * 60 * MINUTE_MS, held: 60 * MINUTE_MS, unknown: 6 * 60 * MINUTE_MS };
/** Time after which it is asked again if it did not say. */
const RETRY_MS = 5 * MINUTE_MS;

/**
 * Asks Steam whether it would hold a trade because of the account of a user's trade link, so that a purchase relies on the stored result. If
 * Steam does not say, the last result is kept.
 */
export async function refreshTradeHold(worker: WorkerPlatform, userId: string): Promise<void> {
  const tradeUrl = await claimTradeHold(worker.db, userId, { retryMs: RETRY_MS });
  const address = parseTradeUrl(tradeUrl ?? '');
  if (tradeUrl === null || !address) return;
  const partner = { partnerSteamId: address.steamId, partnerToken: address.token };
  try {
    await withAnySession(worker, async (session) => {
      const sides = await worker.steam.getTradeHoldSides(session, partner);
      // A link that does not work: many of them would take the turns of all others.
      if (sides === 'unknown') return postponeTradeHold(worker.db, { userId, tradeUrl }, AGAIN_MS.unknown);
      const isHeld = sides.theirs > 0;
      const againMs = isHeld ? AGAIN_MS.held : AGAIN_MS.free;
      await updateTradeHold(
        worker.db,
        { userId, tradeUrl },
        { heldSteamId: isHeld ? address.steamId : null, againMs },
      );
    });
  } catch (error) {
    if (!(error instanceof SteamError)) throw error;
    worker.log.info({ error: String(error) }, 'Steam did not report whose trades it would hold');
  }
}

/**
 * Asks Steam for a buyer who waits, and tells the waiting process that the stored result is as fresh as it gets. Nothing where the buyer
 * waits no longer.
 */
export async function answerTradeHold(
  worker: WorkerPlatform,
  { userId, handoverId, endsAt }: TradeHoldAsk,
): Promise<void> {
  if ((await readClock(worker.db)) > new Date(endsAt)) return;
  await refreshTradeHold(worker, userId);
  await sendHandover(worker.db, handoverId, '');
}
