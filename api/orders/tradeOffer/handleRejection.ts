import { inTransaction } from '../../kernel/tx.ts';
import { postAccountMessage } from '../../notifications/message/postMessages.ts';
import { type SteamRestriction, updateAccountStatus } from '../../steam/client/steamAccount.store.ts';
import type { SteamError } from '../../steam/client/steamError.ts';
import type { SteamSession, TradeOffer } from '../../steam/client/steamGateway.ts';
import { parseTradeUrl } from '../../steam/client/tradeUrl.ts';
import type { WorkerPlatform } from '../../steam/client/workerPlatform.ts';
import type { DeliveryIssue, OrderReason } from '../order/order.ts';
import { requestTradeUrl } from '../order/orderTradeUrl.ts';
import { advanceOrder } from '../order/orderTransition.ts';
import type { TradeOfferWork } from '../order/tradeOffer.store.ts';
import { findSentOffer } from './sentOffers.ts';

const ACCESS_DENIED_CODE = 15;
const ITEM_GONE_CODE = 26;

/**
 * Handles a definite rejection of an offer by Steam. Steam is known to reject a call and still carry it out, so the
 * offer is searched for first. A rejection on the buyer's side asks the buyer for another trade link; one on the
 * seller's side ends the order.
 * @returns the offer, if Steam made it after all.
 */
export async function handleRejection(
  worker: WorkerPlatform,
  session: SteamSession,
  offer: TradeOfferWork,
  error: SteamError,
): Promise<TradeOffer | null> {
  const found = await findSentOffer(worker, session, offer);
  if (typeof found !== 'string') return found;
  if (error.code === ACCESS_DENIED_CODE) {
    const issue = await findIssue(worker, session, offer, error);
    if (issue) {
      await requestTradeUrl(worker, offer.orderId, issue);
      return null;
    }
    await markNotSellable(worker, offer.steamAccountId, 'refused');
  }
  const reason: OrderReason = error.code === ITEM_GONE_CODE ? 'itemGone' : 'systemCancelled';
  await failUnsent(worker, offer, reason, { steamCode: error.code === null ? '' : String(error.code) });
  return null;
}

/** Ends an order whose offer Steam does not let its seller send. */
export async function failUnsent(
  worker: WorkerPlatform,
  { orderId }: TradeOfferWork,
  reason: OrderReason,
  evidence: Record<string, string>,
): Promise<void> {
  const by = { actor: 'steam', cause: 'sendRefused', evidence } as const;
  await inTransaction(worker.db, (tx) => advanceOrder(tx, worker, orderId, { to: 'failed', reason }, by));
}

/**
 * Steam uses one error code for many causes. The error text identifies some of them. For others: Steam reports how long
 * it would hold a trade only for a valid link.
 */
async function findIssue(
  worker: WorkerPlatform,
  session: SteamSession,
  offer: TradeOfferWork,
  error: SteamError,
): Promise<DeliveryIssue | null> {
  if (error.blames === 'partner') return 'partnerBlocked';
  const address = parseTradeUrl(offer.order.buyerTradeUrl);
  if (error.blames === 'sender' || !address) return null;
  const partner = { partnerSteamId: address.steamId, partnerToken: address.token };
  return (await worker.steam.getTradeHold(session, partner)) === 'unknown' ? 'tradeLink' : null;
}

/** Takes an account off sale that Steam lets send nothing or whose trades it would hold, and tells its owner. */
export async function markNotSellable(
  worker: WorkerPlatform,
  steamAccountId: string,
  restriction: SteamRestriction,
): Promise<void> {
  await inTransaction(worker.db, async (tx) => {
    const change = { from: 'normal', to: 'notSellable', restriction } as const;
    const account = await updateAccountStatus(tx, steamAccountId, change);
    if (account) await postAccountMessage(tx, { ...account, template: 'steamAccountNotSellable' });
  });
}
