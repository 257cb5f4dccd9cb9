import { readClock } from '../../kernel/clock.ts';
import type { Db, Tx } from '../../kernel/db.ts';
import { notifyChanged } from '../../kernel/events.ts';
import { inTransaction } from '../../kernel/tx.ts';
import { lockSpendable } from '../../payments/ledger/ledger.store.ts';
import { type SplitCents, splitHold } from '../../payments/ledger/ledger.ts';
import { BUYER_CAUSED } from '../order/order.ts';
import { listLastEnds, lockFailedFill, lockOpenBid, updateBid, updateFill } from './bid.store.ts';
import { addSplits, type BidRow, heldOf } from './bid.ts';
import { holdBidding } from './bidMoney.ts';
import { heldColumns } from './changeBid.ts';
import { putToSleep } from './sleepBid.ts';

/** After so many orders in a row that the bidder ended, a bid sleeps. */
const BROKEN_MAX = 2;

/**
 * Holds the money of a failed order for its bid again, whose place is then as of now. If the bid has ended, or the bidder has spent the
 * refund, or the trade was reversed days later, it stays in the balance; so does a refund that waits for the side at fault, until that is
 * known or its time is over. A bid whose last orders its own bidder ended goes to sleep.
 */
export async function refillBid({ db }: { db: Db }, orderId: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    const fill = await lockFailedFill(tx, orderId);
    if (!fill) return;
    const bid = fill.isReversed ? null : await lockOpenBid(tx, fill.bidId);
    const split = bid && (await planRefill(tx, bid, fill.paid));
    await updateFill(tx, orderId, split ? 'refilled' : 'returned');
    if (!bid || !split) return;
    const { userId } = bid;
    const by = {
      userId,
      key: `bidRefill:${orderId}`,
      reason: 'bidRefill',
      cause: 'orderFailed',
      orderId,
    } as const;
    await holdBidding(tx, by, split);
    const after = await updateBid(tx, bid.id, {
      remaining: bid.remaining + 1,
      ...heldColumns(addSplits(heldOf(bid), split)),
      queuedAt: await readClock(tx),
      needsMatch: true,
    });
    await notifyChanged(tx, { topic: 'wallet', id: userId, userId });
    const ends = await listLastEnds(tx, bid.id, BROKEN_MAX);
    const isBroken =
      ends.length === BROKEN_MAX && ends.every((reason) => reason !== null && BUYER_CAUSED.includes(reason));
    if (isBroken && after.sleepReason === null) await putToSleep(tx, after, 'buyerBroke');
  });
}

/** The classes that a copy is held from again: those that were refunded first. Null if the balance has not enough. */
async function planRefill(tx: Tx, bid: BidRow, paid: SplitCents): Promise<SplitCents | null> {
  const { depositCents, proceedsCents } = await lockSpendable(tx, bid.userId);
  const { limitCents } = bid;
  const least = (...amounts: bigint[]) => amounts.reduce((a, b) => (a < b ? a : b));
  const deposit = least(paid.deposit, depositCents, limitCents);
  const proceeds = least(paid.proceeds, proceedsCents, limitCents - deposit);
  const rest = splitHold(limitCents - deposit - proceeds, depositCents - deposit, proceedsCents - proceeds);
  return rest && addSplits({ deposit, proceeds }, rest);
}
