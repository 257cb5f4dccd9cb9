import type { Tx } from '../../kernel/db.ts';
import type { Platform } from '../../kernel/platform.ts';
import type { BidMatch, MatchOutcome } from './bidMatches.ts';
import { fillWithin, outcomeOf } from './fillBid.ts';

/** Bids that one copy is offered to: the first may be gone, or of the seller's own person. */
const BIDS_TRIED_MAX = 20;

/** A bid did not take the copy: everything of the attempt is rolled back, and the next bid is tried. */
class BidMissed extends Error {
  readonly match: BidMatch;

  constructor(match: BidMatch, cause: unknown) {
    super('the bid did not take the copy', { cause });
    this.match = match;
  }
}

/** No bid gives the least price: everything of the attempt is rolled back. */
export class NoBid extends Error {}

/** Bids that did not take the copy, and why. */
export type PassedOver = ReadonlyMap<string, MatchOutcome>;

/**
 * Fills a bid in the transaction of an attempt, as one sale of a press (`inPress`). @returns the order's id. @throws what `offerToBids` waits for, and what it
 * throws on.
 */
export async function fillOrMiss(
  tx: Tx,
  platform: Platform,
  match: BidMatch,
  pressId: string,
): Promise<string> {
  const orderId = await fillWithin(tx, platform, match, pressId).catch((error: unknown) => {
    throw new BidMissed(match, error);
  });
  if (orderId === null) throw new BidMissed(match, null);
  return orderId;
}

/**
 * Offers one copy to the bids that fit it, the best first, until one takes it.
 * @param attempt one try in a transaction of its own: it finds the best bid that was not passed over, or throws `NoBid`, and sells by
 * `fillOrMiss`.
 * @returns what the attempt returned; else whether no bid takes the copy, or the copy itself cannot be had.
 */
export async function offerToBids<Sold>(
  platform: Platform,
  attempt: (passedOver: PassedOver) => Promise<Sold>,
): Promise<Sold | 'noBid' | 'copyGone'> {
  const passedOver = new Map<string, MatchOutcome>();
  const readAgain = new Set<string>();
  while (passedOver.size < BIDS_TRIED_MAX)
    try {
      return await attempt(passedOver);
    } catch (error) {
      if (error instanceof NoBid) break;
      if (!(error instanceof BidMissed)) throw error;
      const { match, cause } = error;
      const { id } = match.bid;
      const outcome = cause === null ? 'bidGone' : await outcomeOf(platform, match, cause);
      if (outcome === 'copyGone') return outcome;
      // Changed since it was read: it is read once more, since it may well give the least price as it is now.
      if (cause === null && !readAgain.has(id)) readAgain.add(id);
      else passedOver.set(id, outcome);
    }
  return 'noBid';
}
