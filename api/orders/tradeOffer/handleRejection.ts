import { checkpoint } from '../../kernel/checkpoint.ts';
import { inTransaction } from '../../kernel/tx.ts';
import { postAccountMessage } from '../../notifications/message/postMessages.ts';
import { type SteamRestriction, updateAccountStatus } from '../../steam/client/steamAccount.store.ts';
import { SteamError } from '../../steam/client/steamError.ts';
import type { SteamSession, TradeOffer } from '../../steam/client/steamGateway.ts';
import { parseTradeUrl } from '../../steam/client/tradeUrl.ts';
import type { WorkerPlatform } from '../../steam/client/workerPlatform.ts';
import type { DeliveryIssue, OrderReason } from '../order/order.ts';
import { requestTradeUrl } from '../order/orderTradeUrl.ts';
import { advanceOrder } from '../order/orderTransition.ts';
import type { TradeOfferWork } from '../order/tradeOffer.store.ts';
import { leaveOffer } from './delivery.store.ts';
import { listGone, sendAgain } from './delivery.ts';
import { findSentOffer } from './sentOffers.ts';

const ACCESS_DENIED_CODE = 15;
const ITEM_GONE_CODE = 26;

/** Orders whose copies Steam refused to send in one offer, and why. */
export interface RefusedDelivery {
  first: TradeOfferWork;
  offers: readonly TradeOfferWork[];
  error: SteamError;
}

/**
 * Handles a definite rejection of an offer by Steam. Steam is known to reject a call and still carry it out, so the
 * offer is searched for first. A rejection on the buyer's side asks the buyer for another trade link; one on the
 * seller's side ends the orders. One that a single copy may have caused ends no other order: a copy that is gone leaves
 * the offer, and without such a copy each goes alone.
 * @returns the offer, if Steam made it after all.
 */
export async function handleRejection(
  worker: WorkerPlatform,
  session: SteamSession,
  { first, offers, error }: RefusedDelivery,
): Promise<TradeOffer | null> {
  const found = await findSentOffer(worker, session, first);
  if (typeof found !== 'string') return found;
  const evidence = { steamCode: error.code === null ? '' : String(error.code) };
  if (error.code === ACCESS_DENIED_CODE) {
    const issue = await findIssue(worker, session, first, error);
    if (issue) {
      await askForLink(worker, offers, issue);
      return null;
    }
    await markNotSellable(worker, first.steamAccountId, 'refused');
    await failUnsent(worker, offers, 'systemCancelled', evidence);
  } else if (offers.length > 1) await partFromGone(worker, session, { first, offers, error });
  else {
    const reason: OrderReason = error.code === ITEM_GONE_CODE ? 'itemGone' : 'systemCancelled';
    await failUnsent(worker, offers, reason, evidence);
  }
  return null;
}

/** Ends the orders whose copies are gone, and sends the others without them. */
async function partFromGone(
  worker: WorkerPlatform,
  session: SteamSession,
  { offers, error }: RefusedDelivery,
): Promise<void> {
  const goneIds =
    error.code === ITEM_GONE_CODE
      ? await listGone(worker, session, offers).catch(noneIfUnreadable)
      : new Set<string>();
  const gone = offers.filter(({ orderId }) => goneIds.has(orderId));
  const left = offers.filter(({ orderId }) => !goneIds.has(orderId));
  await failUnsent(worker, gone, 'itemGone', { steamCode: String(error.code) });
  checkpoint('send.parted');
  await sendAgain(worker, left, { steamOfferId: '', isAlone: gone.length === 0 });
}

/** Without the inventory nothing says which copy is gone: each goes alone, and Steam refuses that one. */
function noneIfUnreadable(error: unknown): ReadonlySet<string> {
  if (!(error instanceof SteamError) || error.kind === 'sessionExpired') throw error;
  return new Set();
}

/** Ends orders whose offer Steam does not let their seller send. */
export async function failUnsent(
  worker: WorkerPlatform,
  offers: readonly TradeOfferWork[],
  reason: OrderReason,
  evidence: Record<string, string>,
): Promise<void> {
  const by = { actor: 'steam', cause: 'sendRefused', evidence } as const;
  for (const { orderId } of offers)
    await inTransaction(worker.db, (tx) => advanceOrder(tx, worker, orderId, { to: 'failed', reason }, by));
}

/** Asks the buyer of orders for another trade link. Each may get a link of its own, so they no longer share an offer. */
export async function askForLink(
  worker: WorkerPlatform,
  offers: readonly TradeOfferWork[],
  issue: DeliveryIssue,
): Promise<void> {
  for (const offer of offers) {
    if (offer.alsoOrdered.length > 0)
      await inTransaction(worker.db, (tx) => leaveOffer(tx, offer, { isAlone: false }));
    await requestTradeUrl(worker, offer.orderId, issue);
  }
}

/**
 * Steam uses one error code for many causes. The error text identifies some of them. For others: Steam reports how long
 * it would hold a trade only for a valid link. Where it refuses that question too, the link is taken to be the cause: the
 * buyer can mend that, while the account of an innocent seller would be taken off sale.
 * @throws the error where Steam does not answer the question; the offer is then sent again.
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
  const hold = await worker.steam.getTradeHold(session, partner).catch((asked: unknown) => {
    if (!(asked instanceof SteamError) || asked.kind !== 'definite') throw asked;
    return 'unknown' as const;
  });
  return hold === 'unknown' ? 'tradeLink' : null;
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
