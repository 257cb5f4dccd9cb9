import { AccountBlocked, TradeUrlMissing } from '../../accounts/user/user.errors.ts';
import { checkpoint } from '../../kernel/checkpoint.ts';
import { addMs, readClock } from '../../kernel/clock.ts';
import type { Tx } from '../../kernel/db.ts';
import { notifyChanged } from '../../kernel/events.ts';
import { newId } from '../../kernel/ids.ts';
import type { Cents } from '../../kernel/money.ts';
import type { Platform } from '../../kernel/platform.ts';
import { inTransaction } from '../../kernel/tx.ts';
import { lockSpendable } from '../../payments/ledger/ledger.store.ts';
import { planHold, type SplitCents } from '../../payments/ledger/ledger.ts';
import { addSplits, heldOf, spendFrom } from '../bid/bid.ts';
import { releaseBidding } from '../bid/bidMoney.ts';
import { TradeBanned, TradeHeld } from '../order/order.errors.ts';
import { placePurchase } from '../order/placePurchase.ts';
import { updateOfferRecipient } from '../order/purchase.store.ts';
import { CounterOutOfRange, OfferBuyerUnable, OfferEnded, OfferWithdrawnTooEarly } from './bargain.errors.ts';
import { lockOffer, updateOffer } from './bargain.store.ts';
import {
  COUNTER_MS,
  isPending,
  type OfferEndReason,
  type OfferRow,
  type OfferSide,
  type OfferState,
  withdrawableFrom,
} from './bargain.ts';
import { type FilledTemplate, notifyFilledOffer, notifyOffer } from './notifyOffer.ts';

/** An offer and the user who answers it. */
export interface OfferAnswer {
  offerId: string;
  userId: string;
}

const NOTHING: SplitCents = { deposit: 0n, proceeds: 0n };
const NOTHING_HELD = { heldFromDepositCents: 0n, heldFromProceedsCents: 0n, isReleased: true } as const;

/** What keeps a buyer from receiving an item. */
const BUYER_PROBLEMS = [TradeUrlMissing, TradeBanned, TradeHeld, AccountBlocked] as const;

/**
 * Asks another price of the buyer, once; the offered money stays held. The seller alone, for an offer that is open.
 * @throws OfferEnded, CounterOutOfRange
 */
export async function counterOffer(
  { db }: Platform,
  { priceCents, ...answer }: OfferAnswer & { priceCents: Cents },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const { offer, side, now } = await lockPending(tx, answer);
    if (side !== 'seller' || offer.state !== 'open') throw new OfferEnded();
    const [leastCents, mostCents] = [offer.priceCents + 1n, offer.askCents - 1n];
    if (priceCents < leastCents || priceCents > mostCents)
      throw new CounterOutOfRange({ leastCents, mostCents });
    const after = await updateOffer(tx, offer.id, {
      state: 'countered',
      counterCents: priceCents,
      counteredAt: now,
      expiresAt: addMs(now, COUNTER_MS),
    });
    await notifyOffer(tx, after, 'offerCountered');
  });
}

/**
 * Accepts an offer in one transaction, which makes an ordinary order: the seller at the buyer's price, the buyer at the price that the seller
 * asked instead, whose difference is then paid from the balance. Trade link, listing and persons are checked again. Repeated, it returns
 * the same order.
 * @returns the order's id.
 * @throws ServiceClosed, OfferEnded, ListingGone, PriceChanged, OwnListing, OfferBuyerUnable to the seller; to the buyer InsufficientFunds,
 * TradeUrlMissing, AccountBlocked, TradeBanned, TradeHeld as well.
 */
export async function acceptOffer(platform: Platform, answer: OfferAnswer): Promise<string> {
  return inTransaction(platform.db, async (tx) => {
    const locked = await lockOffer(tx, answer.offerId);
    if (locked?.orderId && sideOf(locked, answer.userId)) return locked.orderId;
    const { offer, side } = await admitAnswer(tx, locked, answer.userId);
    const agreedCents = side === 'seller' ? offer.priceCents : offer.counterCents;
    if ((side === 'seller') !== (offer.state === 'open') || agreedCents === null) throw new OfferEnded();
    try {
      const told = side === 'seller' ? 'offerAccepted' : 'offerCounterAccepted';
      return await fillOffer(tx, platform, offer, { agreedCents, askCents: offer.askCents, told });
    } catch (error) {
      if (side === 'seller' && BUYER_PROBLEMS.some((kind) => error instanceof kind))
        throw new OfferBuyerUnable();
      throw error;
    }
  });
}

/** Declines an offer: the seller an open one or one that waits for the buyer, the buyer a counter-offer. The money returns. @throws OfferEnded */
export async function declineOffer({ db }: Platform, answer: OfferAnswer): Promise<void> {
  await inTransaction(db, async (tx) => {
    const { offer, side, now } = await lockPending(tx, answer);
    if (side === 'buyer' && offer.state !== 'countered') throw new OfferEnded();
    await releaseOffer(tx, offer, 'declined', now);
    await notifyOffer(tx, offer, side === 'seller' ? 'offerDeclined' : 'offerCounterDeclined');
  });
}

/** Withdraws the buyer's own offer, from ten minutes after it was made, or at once if it was countered. @throws OfferEnded, OfferWithdrawnTooEarly */
export async function withdrawOffer({ db }: Platform, answer: OfferAnswer): Promise<void> {
  await inTransaction(db, async (tx) => {
    const { offer, side, now } = await lockPending(tx, answer);
    if (side !== 'buyer') throw new OfferEnded();
    const from = withdrawableFrom(offer);
    if (from && from > now) throw new OfferWithdrawnTooEarly({ from });
    await releaseOffer(tx, offer, 'withdrawn', now);
    await notifyOffer(tx, offer, 'offerWithdrawn');
  });
}

/** How a listing is bought by an offer for it. */
interface OfferFill {
  /** What the buyer pays. */
  agreedCents: Cents;
  /** The ask of the listing, which must be so. */
  askCents: Cents;
  /** The message that says so. */
  told: FilledTemplate;
}

/**
 * Buys the listing of a locked offer for its buyer, and tells the side that did not do it: what is held pays first, what the agreed price needs
 * beyond it comes from the balance, and what it leaves stays there.
 * @throws whatever stops a purchase; then the transaction must be given up.
 */
export async function fillOffer(
  tx: Tx,
  platform: Platform,
  offer: OfferRow,
  { agreedCents, askCents, told }: OfferFill,
): Promise<string> {
  const { id, buyerId, listingId } = offer;
  const [orderId, messageId] = [newId(), newId()];
  const held = heldOf(offer);
  const missing = agreedCents - offer.priceCents;
  const more = missing > 0n ? planHold(missing, await lockSpendable(tx, buyerId)) : NOTHING;
  // Before the listing is reserved, which ends its offers.
  const ended = { state: 'accepted', endReason: null, endedAt: await readClock(tx) } satisfies {
    state: OfferState;
    endReason: OfferEndReason | null;
    endedAt: Date;
  };
  await updateOffer(tx, id, { ...ended, ...NOTHING_HELD });
  await releaseBidding(
    tx,
    { userId: buyerId, key: `offerFill:${orderId}`, reason: 'offerFill', cause: 'offerAccepted', orderId },
    held,
  );
  checkpoint('offer.released');
  const orderNo = await placePurchase(tx, platform, {
    orderId,
    buyerId,
    listingId,
    agreedCents,
    expectedPriceCents: askCents,
    payBy: 'balance',
    held: missing > 0n ? addSplits(held, more) : spendFrom(held, agreedCents),
    tradeUrl: offer.tradeUrl || null,
  });
  await updateOffer(tx, id, { orderId });
  if (offer.ownNo !== null) await updateOfferRecipient(tx, orderId);
  await notifyChanged(tx, { topic: 'wallet', id: buyerId, userId: buyerId });
  await notifyFilledOffer(tx, offer, told, { id: messageId, orderId, orderNo });
  checkpoint('offer.filled');
  return orderId;
}

/** Returns the money of a locked offer and writes how it ended. */
export async function releaseOffer(
  tx: Tx,
  offer: OfferRow,
  state: Exclude<OfferState, 'open' | 'countered' | 'accepted'>,
  now: Date,
): Promise<void> {
  const { id, buyerId } = offer;
  await releaseBidding(
    tx,
    { userId: buyerId, key: `offerReturn:${id}`, reason: 'offerReturn', cause: `offer.${state}` },
    heldOf(offer),
  );
  await updateOffer(tx, id, { state, ...NOTHING_HELD, ...(state !== 'ended' && { endedAt: now }) });
  await notifyChanged(tx, { topic: 'wallet', id: buyerId, userId: buyerId });
}

function sideOf({ buyerId, sellerId }: OfferRow, userId: string): OfferSide | null {
  if (userId === buyerId) return 'buyer';
  return userId === sellerId ? 'seller' : null;
}

/** An offer that waits for an answer of one of its sides. */
interface PendingOffer {
  offer: OfferRow;
  side: OfferSide;
  now: Date;
}

async function lockPending(tx: Tx, { offerId, userId }: OfferAnswer): Promise<PendingOffer> {
  return admitAnswer(tx, await lockOffer(tx, offerId), userId);
}

/** Says which side of a locked offer the user is. @throws OfferEnded if it waits for no answer, or is somebody else's. */
async function admitAnswer(tx: Tx, offer: OfferRow | null, userId: string): Promise<PendingOffer> {
  const side = offer && sideOf(offer, userId);
  const now = await readClock(tx);
  if (!offer || !side || !isPending(offer) || offer.expiresAt <= now) throw new OfferEnded();
  return { offer, side, now };
}
