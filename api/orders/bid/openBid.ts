import { admitBuyer } from '../../accounts/user/admitUser.ts';
import { TradeUrlInvalid } from '../../accounts/user/user.errors.ts';
import type { CopyFilter } from '../../catalog/filter/filter.ts';
import type { FilterJson } from '../../catalog/filter/filterJson.ts';
import { storedForms } from '../../catalog/filter/storedFilter.ts';
import { checkpoint } from '../../kernel/checkpoint.ts';
import { addMs, readClock } from '../../kernel/clock.ts';
import { admitService } from '../../kernel/closure/admitService.ts';
import type { Db, Tx } from '../../kernel/db.ts';
import { DAY_MS } from '../../kernel/durations.ts';
import { notifyChanged } from '../../kernel/events.ts';
import { newId } from '../../kernel/ids.ts';
import { InvalidInput } from '../../kernel/invalidInput.ts';
import { AMOUNT_MAX_CENTS, type Cents } from '../../kernel/money.ts';
import type { Platform } from '../../kernel/platform.ts';
import { claimRequest } from '../../kernel/request/claimRequest.ts';
import { inTransaction } from '../../kernel/tx.ts';
import { lockSpendable } from '../../payments/ledger/ledger.store.ts';
import { planHold } from '../../payments/ledger/ledger.ts';
import { parseTradeUrl } from '../../steam/client/tradeUrl.ts';
import { BidExists, BidFarAbove, BidPriceTooHigh, BidsFull, BidTick } from './bid.errors.ts';
import { countOpenBids, findReference, insertBid, readBidder } from './bid.store.ts';
import {
  type BidRow,
  judgeBidPrice,
  LIFETIME_DAYS,
  nearestPrices,
  OPEN_BIDS_MAX,
  onlyPhaseOf,
  QUANTITY_MAX,
} from './bid.ts';
import { holdBidding } from './bidMoney.ts';

/** A request to open a bid. */
export interface BidRequest {
  userId: string;
  marketItemId: string;
  quantity: number;
  /** The price in the book, and the most that a copy may cost for which nobody else bids, in fen. */
  priceCents: Cents;
  /** The most that a copy may cost where others bid for it too, in fen; its price if omitted. */
  upToCents?: Cents | null | undefined;
  /** What copies must be like, in normal form. */
  conditions: CopyFilter;
  /** When it ends by itself; null for the usual time. */
  expiresAt: Date | null;
  /** The bidder has confirmed a price far above the reference price. */
  isConfirmed: boolean;
  clientRequestId: string;
  /** A partner's own number of it. */
  ownNo?: string;
  /** The trade link that receives its copies; the bidder's own if omitted. */
  tradeUrl?: string;
}

/** A filter as a bid keeps it. */
export function storedConditions(filter: CopyFilter): { conditions: FilterJson; filter: string } {
  const { conditions, text } = storedForms(filter);
  return { conditions, filter: text };
}

/** @throws InvalidInput unless a bid may ask for so many copies. */
export function checkQuantity(quantity: number): void {
  if (!Number.isInteger(quantity) || quantity < 1 || quantity > QUANTITY_MAX)
    throw new InvalidInput('quantity', `1 to ${QUANTITY_MAX} copies`);
}

/** @throws InvalidInput unless a bid may end then. */
export function checkExpiry(expiresAt: Date, now: Date): void {
  const days = (expiresAt.getTime() - now.getTime()) / DAY_MS;
  // A minute of grace: a client counts whole days from a moment ago.
  if (!(days >= LIFETIME_DAYS.least - 1 / 1_440 && days <= LIFETIME_DAYS.most + 1 / 1_440))
    throw new InvalidInput('expiresAt', `${LIFETIME_DAYS.least} to ${LIFETIME_DAYS.most} days from now`);
}

/** What a bid for an item says of its price. */
type PriceTerms = Pick<BidRow, 'marketItemId' | 'priceCents' | 'limitCents'> & {
  conditions: CopyFilter;
  isConfirmed: boolean;
};

/**
 * Checks the price of a bid for an item, and its limit. A bid for one phase is compared with the reference price of that phase.
 * @throws InvalidInput, BidTick, BidFarAbove, BidPriceTooHigh
 */
export async function checkPrice(
  db: Db | Tx,
  { marketItemId, priceCents, limitCents, conditions, isConfirmed }: PriceTerms,
): Promise<void> {
  if (priceCents < 1n || priceCents > AMOUNT_MAX_CENTS)
    throw new InvalidInput('priceCents', '1 fen to 100,000 yuan');
  if (limitCents < priceCents || limitCents > AMOUNT_MAX_CENTS)
    throw new InvalidInput('upToCents', 'the price or more, at most 100,000 yuan');
  const referenceCents = await findReference(db, marketItemId, onlyPhaseOf(conditions));
  if (referenceCents === undefined) throw new InvalidInput('marketItemId', 'an item of the market');
  const nearest = nearestPrices(priceCents);
  if (nearest) throw new BidTick(nearest);
  if (nearestPrices(limitCents))
    throw new InvalidInput('upToCents', 'on a step: 1 fen under 1 yuan, 10 under 50 yuan, 100 from there');
  const judgement = judgeBidPrice(limitCents, referenceCents);
  if (judgement === 'fine' || referenceCents === null) return;
  if (judgement === 'refused') throw new BidPriceTooHigh({ referenceCents });
  if (!isConfirmed) throw new BidFarAbove({ referenceCents });
}

/**
 * Opens a bid in one transaction: the money for all its copies is held at once, the deposit first. Repeating the same
 * `clientRequestId` returns the first bid.
 * @returns the bid's id.
 * @throws ServiceClosed, InvalidInput, BidTick, BidFarAbove, BidPriceTooHigh, BidExists, BidsFull, InsufficientFunds, TradeUrlMissing,
 * TradeUrlInvalid, AccountBlocked, RequestIdReused.
 */
export async function openBid({ db }: Platform, request: BidRequest): Promise<string> {
  const { ownNo = null, tradeUrl = '' } = request;
  checkQuantity(request.quantity);
  if (tradeUrl !== '' && !parseTradeUrl(tradeUrl)) throw new TradeUrlInvalid();
  return inTransaction(db, async (tx) => {
    const { userId, marketItemId, quantity, priceCents, conditions, clientRequestId } = request;
    const limitCents = request.upToCents ?? priceCents;
    const id = newId();
    const stored = storedConditions(conditions);
    const repeated = await claimRequest(tx, {
      userId,
      operation: 'openBid',
      clientRequestId,
      input: {
        marketItemId,
        quantity: String(quantity),
        priceCents: priceCents.toString(),
        filter: stored.filter,
        expiresAt: request.expiresAt?.toISOString() ?? '',
        ...(limitCents !== priceCents && { upToCents: limitCents.toString() }),
        ...(tradeUrl !== '' && { tradeUrl }),
      },
      resultId: id,
    });
    if (repeated) return repeated;
    await admitService(tx, 'purchases');
    const now = await readClock(tx);
    const expiresAt = request.expiresAt ?? addMs(now, LIFETIME_DAYS.usual * DAY_MS);
    checkExpiry(expiresAt, now);
    await checkPrice(tx, { ...request, limitCents });
    await admitBuyer(tx, await readBidder(tx, userId), tradeUrl || null);
    // The lock also puts the requests of one user in a row, so that the counts below hold.
    const spendable = await lockSpendable(tx, userId);
    const counts = await countOpenBids(tx, { userId, marketItemId, filter: stored.filter, tradeUrl });
    if (counts.same > 0) throw new BidExists();
    if (counts.open >= OPEN_BIDS_MAX) throw new BidsFull({ most: OPEN_BIDS_MAX });
    const held = planHold(limitCents * BigInt(quantity), spendable);
    const terms = { quantity, priceCents, limitCents, ...stored, ownNo, tradeUrl, expiresAt };
    await insertBid(tx, { id, userId, marketItemId, ...terms, held });
    checkpoint('bid.inserted');
    await holdBidding(tx, { userId, key: `bid:${id}`, reason: 'bid', cause: 'bidOpened' }, held);
    await notifyChanged(tx, { topic: 'wallet', id: userId, userId });
    return id;
  });
}
