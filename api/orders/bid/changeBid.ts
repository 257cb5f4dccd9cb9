import type { CopyFilter } from '../../catalog/filter/filter.ts';
import type { FilterJson } from '../../catalog/filter/filterJson.ts';
import { readStoredFilter } from '../../catalog/filter/storedFilter.ts';
import { assert } from '../../kernel/assert.ts';
import { readClock } from '../../kernel/clock.ts';
import { admitService } from '../../kernel/closure/admitService.ts';
import type { Tx } from '../../kernel/db.ts';
import { notifyChanged } from '../../kernel/events.ts';
import { InvalidInput } from '../../kernel/invalidInput.ts';
import type { Cents } from '../../kernel/money.ts';
import type { Platform } from '../../kernel/platform.ts';
import { inTransaction } from '../../kernel/tx.ts';
import { lockSpendable } from '../../payments/ledger/ledger.store.ts';
import { planHold, type SplitCents } from '../../payments/ledger/ledger.ts';
import { BidEnded, BidExists, BidRaisedTooOften } from './bid.errors.ts';
import { type BidUpdate, countOpenBids, type LockedBid, lockOpenBid, updateBid } from './bid.store.ts';
import {
  addSplits,
  type BidRow,
  countRaise,
  heldOf,
  nextRaiseAt,
  onlyPhaseOf,
  returnFrom,
  type SleepReason,
  subtractSplit,
} from './bid.ts';
import { holdBidding, releaseBidding } from './bidMoney.ts';
import { checkExpiry, checkPrice, checkQuantity, storedConditions } from './openBid.ts';

/** What a bidder changes of a bid; null leaves it as it is. */
export interface BidChange {
  bidId: string;
  userId: string;
  /** Copies wanted in all, those that it has got included. */
  quantity: number | null;
  priceCents: Cents | null;
  /** The most that a copy may cost where others bid for it too; the price itself takes the limit away. In fen. */
  upToCents?: Cents | null | undefined;
  conditions: CopyFilter | null;
  expiresAt: Date | null;
  isConfirmed: boolean;
  /** Whether it sleeps then at its bidder's wish; omitted to leave it as it is. */
  isPaused?: boolean;
}

/**
 * Changes an open bid: more money is held, or what it no longer needs returns. Another price, more copies and new conditions lose its place;
 * fewer copies and another end keep it.
 * @throws ServiceClosed, BidEnded, BidExists, BidRaisedTooOften, InvalidInput, BidTick, BidFarAbove, BidPriceTooHigh, InsufficientFunds
 */
export async function editBid({ db }: Platform, change: BidChange): Promise<void> {
  if (change.quantity !== null) checkQuantity(change.quantity);
  await inTransaction(db, async (tx) => {
    await admitService(tx, 'purchases');
    const bid = await lockOwn(tx, change);
    const now = await readClock(tx);
    const after = await judgeChange(tx, bid, change, now);
    const held = await settleHold(tx, bid, after);
    const isRaised = after.priceCents > bid.priceCents || after.limitCents > bid.limitCents;
    const isLater =
      after.priceCents !== bid.priceCents ||
      after.limitCents !== bid.limitCents ||
      after.filter !== bid.filter ||
      after.quantity > bid.quantity;
    await updateBid(tx, bid.id, {
      ...after,
      ...heldColumns(held),
      movements: bid.movements + 1,
      ...(isRaised && { raisedAt: now, ...countRaise(bid, now) }),
      ...(isLater && { queuedAt: now, needsMatch: true }),
      ...sleepChange(bid, change.isPaused, now),
    });
    await notifyChanged(tx, { topic: 'wallet', id: bid.userId, userId: bid.userId });
  });
}

/** What pausing or resuming changes of a bid, whatever it sleeps for: the same as `pauseBid` and `resumeBid`. */
function sleepChange({ sleepReason }: BidRow, isPaused: boolean | undefined, now: Date): BidUpdate {
  if (isPaused === undefined) return {};
  if (isPaused) return sleepReason === 'paused' ? {} : { sleepReason: 'paused' };
  return sleepReason === null ? {} : { sleepReason: null, queuedAt: now, needsMatch: true };
}

type Terms = Pick<BidRow, 'quantity' | 'remaining' | 'priceCents' | 'limitCents' | 'filter' | 'expiresAt'> & {
  conditions?: FilterJson;
};

async function judgeChange(tx: Tx, bid: LockedBid, change: BidChange, now: Date): Promise<Terms> {
  const { quantity, conditions, expiresAt } = change;
  const filled = bid.quantity - bid.remaining;
  if (quantity !== null && quantity <= filled)
    throw new InvalidInput('quantity', `more than the ${filled} copies that it has got`);
  const stored = conditions === null ? { filter: bid.filter } : storedConditions(conditions);
  const prices = await judgePrices(tx, bid, change, now);
  if (expiresAt !== null) checkExpiry(expiresAt, now);
  if (stored.filter !== bid.filter) {
    // Requests of one user wait for each other here, as in openBid.
    await lockSpendable(tx, bid.userId);
    const { same } = await countOpenBids(tx, { ...bid, filter: stored.filter });
    if (same > 0) throw new BidExists();
  }
  return {
    quantity: quantity ?? bid.quantity,
    remaining: (quantity ?? bid.quantity) - filled,
    ...prices,
    expiresAt: expiresAt ?? bid.expiresAt,
    ...stored,
  };
}

/**
 * The price and the limit after a change, judged also if it is for another phase, which may be worth a tenth. Without a new limit the former
 * one is kept, unless it was the price, or the new price is above it: then it is the price.
 */
async function judgePrices(
  tx: Tx,
  bid: LockedBid,
  change: BidChange,
  now: Date,
): Promise<Pick<BidRow, 'priceCents' | 'limitCents'>> {
  const priceCents = change.priceCents ?? bid.priceCents;
  const isKept = bid.limitCents !== bid.priceCents && bid.limitCents >= priceCents;
  const keptCents = isKept ? bid.limitCents : priceCents;
  const limitCents = change.upToCents ?? keptCents;
  const before = readStoredFilter(bid.conditions, 'bid');
  const conditions = change.conditions ?? before;
  const isSamePrice = priceCents === bid.priceCents && limitCents === bid.limitCents;
  if (isSamePrice && onlyPhaseOf(conditions) === onlyPhaseOf(before)) return { priceCents, limitCents };
  const { marketItemId } = bid;
  await checkPrice(tx, { marketItemId, priceCents, limitCents, conditions, isConfirmed: change.isConfirmed });
  const isRaised = priceCents > bid.priceCents || limitCents > bid.limitCents;
  const retryAt = isRaised ? nextRaiseAt(bid, now) : null;
  if (retryAt) throw new BidRaisedTooOften({ retryAt });
  return { priceCents, limitCents };
}

/** Holds or returns the difference. @returns what the bid holds then. */
async function settleHold(tx: Tx, bid: BidRow, after: Terms): Promise<SplitCents> {
  const held = heldOf(bid);
  const difference = after.limitCents * BigInt(after.remaining) - bid.limitCents * BigInt(bid.remaining);
  const count = bid.movements + 1;
  const { id, userId } = bid;
  if (difference > 0n) {
    const more = planHold(difference, await lockSpendable(tx, userId));
    const by = { userId, key: `bidRaise:${id}:${count}`, reason: 'bidRaise', cause: 'bidChanged' } as const;
    await holdBidding(tx, by, more);
    return addSplits(held, more);
  }
  const less = returnFrom(held, -difference);
  await returnPart(tx, bid, less, 'bidChanged');
  return subtractSplit(held, less);
}

async function returnPart(tx: Tx, bid: BidRow, split: SplitCents, cause: string): Promise<void> {
  const { id, userId } = bid;
  const key = `bidReturn:${id}:${bid.movements + 1}`;
  await releaseBidding(tx, { userId, key, reason: 'bidReturn', cause }, split);
}

/** What a bid holds, as its columns. */
export function heldColumns({ deposit, proceeds }: SplitCents) {
  return { heldFromDepositCents: deposit, heldFromProceedsCents: proceeds };
}

/**
 * Ends a locked open bid and returns what it holds.
 * @param to why it ends.
 */
export async function endBid(tx: Tx, bid: BidRow, to: 'cancelled' | 'expired'): Promise<void> {
  assert(bid.state === 'open', 'only open bids end');
  await returnPart(tx, bid, heldOf(bid), to === 'cancelled' ? 'bidCancelled' : 'bidExpired');
  await updateBid(tx, bid.id, {
    state: to,
    sleepReason: null,
    ...heldColumns({ deposit: 0n, proceeds: 0n }),
    movements: bid.movements + 1,
    needsMatch: false,
    endedAt: await readClock(tx),
  });
  await notifyChanged(tx, { topic: 'wallet', id: bid.userId, userId: bid.userId });
}

/** A bid of a user. */
export interface OwnBid {
  bidId: string;
  userId: string;
}

/** Cancels an open bid; its money returns at once. @throws BidEnded */
export async function cancelBid({ db }: Platform, own: OwnBid): Promise<void> {
  await inTransaction(db, async (tx) => endBid(tx, await lockOwn(tx, own), 'cancelled'));
}

/** Puts an open bid to sleep at its bidder's wish, also one that sleeps for another reason; what it holds stays held. @throws BidEnded */
export async function pauseBid({ db }: Platform, own: OwnBid): Promise<void> {
  await inTransaction(db, async (tx) => {
    const bid = await lockOwn(tx, own);
    if (bid.sleepReason !== 'paused')
      await updateBid(tx, bid.id, { sleepReason: 'paused' satisfies SleepReason });
  });
}

/** Wakes a sleeping bid, whatever it sleeps for: its place is as of now, and what still stops it puts it to sleep again. @throws BidEnded */
export async function resumeBid({ db }: Platform, own: OwnBid): Promise<void> {
  await inTransaction(db, async (tx) => {
    const bid = await lockOwn(tx, own);
    if (bid.sleepReason !== null) await wakeBid(tx, bid);
  });
}

/** Wakes a locked bid: its place is as of now. */
export async function wakeBid(tx: Tx, bid: BidRow): Promise<void> {
  await updateBid(tx, bid.id, { sleepReason: null, queuedAt: await readClock(tx), needsMatch: true });
}

async function lockOwn(tx: Tx, { bidId, userId }: OwnBid): Promise<LockedBid> {
  const bid = await lockOpenBid(tx, bidId, userId);
  if (!bid) throw new BidEnded();
  return bid;
}
