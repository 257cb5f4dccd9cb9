import { outbiddingPrice, tickOf } from './bid.ts';
import type { AwakeBid, OfferedCopy } from './matching.store.ts';

/** A copy that a bid is to be filled by, at the price of the side that stood there first. */
export interface BidMatch {
  readonly bid: AwakeBid;
  readonly copy: Pick<OfferedCopy, 'id' | 'sellerId' | 'askCents'>;
  readonly priceCents: bigint;
  /** True if the bid stood first: then the copy's ask may be lower than the price. */
  readonly isBidResting: boolean;
  /** True if the seller gives the copy to the bid for less than its ask. */
  readonly isBelowAsk?: boolean;
}

/**
 * What became of a match: filled; the copy or the bid cannot be had any more; or these two may not trade with each other, and the next is
 * tried.
 */
export type MatchOutcome = 'filled' | 'copyGone' | 'bidGone' | 'notEachOther';

/** Whether a copy is what a bid asks for. */
type Fits = (bid: AwakeBid, copy: OfferedCopy) => boolean;

/** The book of one item while its crossed part is worked off. */
interface Book {
  /** The cheapest first. */
  readonly copies: readonly OfferedCopy[];
  /** The highest limit first. */
  readonly bids: readonly AwakeBid[];
  readonly fits: Fits;
  readonly gone: Set<string>;
  readonly left: Map<string, number>;
  /** Pairs that may not trade with each other. */
  readonly apart: Set<string>;
}

const at = (time: Date): number => time.getTime();

/** True if a price or time is better than another: less, or equal with a smaller id. */
const byTime = (one: { time: number; id: string }, other: { time: number; id: string }): number =>
  one.time - other.time || (one.id < other.id ? -1 : 1);

/**
 * Works off the crossed part of an item's book in the order in which its copies and bids came: what came later meets those that stood there
 * before, the best of them first, at their price. A bid with a limit above its price goes up to it as far as others bid for the copy (B-17).
 * The caller carries each match out and says what became of it.
 */
export function* bidMatches(
  { copies, bids }: { copies: readonly OfferedCopy[]; bids: readonly AwakeBid[] },
  fits: Fits,
): Generator<BidMatch, void, MatchOutcome> {
  const book: Book = {
    copies: copies.toSorted(
      (one, other) =>
        Number(one.askCents - other.askCents) ||
        byTime({ time: at(one.stoodSince), id: one.id }, { time: at(other.stoodSince), id: other.id }),
    ),
    bids: bids.toSorted(
      (one, other) =>
        Number(other.limitCents - one.limitCents) ||
        byTime({ time: at(one.queuedAt), id: one.id }, { time: at(other.queuedAt), id: other.id }),
    ),
    fits,
    gone: new Set(),
    left: new Map(bids.map(({ id, remaining }) => [id, remaining])),
    apart: new Set(),
  };
  const arrivals = [
    ...copies.map((copy) => ({ time: at(copy.stoodSince), id: copy.id, copy, bid: null })),
    ...bids.map((bid) => ({ time: at(bid.queuedAt), id: bid.id, bid, copy: null })),
  ].toSorted(byTime);
  for (const { time, copy, bid } of arrivals)
    if (bid) yield* meetNewBid(book, bid, time);
    else yield* sellCopy(book, copy, { time, isBidResting: true });
}

/** Sells the copies that a new bid is for, to it or to bids that it drives up, at their asks. */
function* meetNewBid(book: Book, bid: AwakeBid, time: number): Generator<BidMatch, void, MatchOutcome> {
  const mostCents = bid.limitCents + tickOf(bid.limitCents);
  for (const copy of book.copies) {
    if ((book.left.get(bid.id) ?? 0) === 0 || copy.askCents > mostCents) return;
    if (at(copy.stoodSince) <= time && book.fits(bid, copy))
      yield* sellCopy(book, copy, { time, isBidResting: false });
  }
}

/** Sells a copy to the best of the bids that stand there at a time and go up to its ask. */
function* sellCopy(
  book: Book,
  copy: OfferedCopy,
  { time, isBidResting }: { time: number; isBidResting: boolean },
): Generator<BidMatch, void, MatchOutcome> {
  for (const bid of book.bids) {
    if (book.gone.has(copy.id) || bid.limitCents < copy.askCents) return;
    if (!stands(book, bid, time) || book.apart.has(pairOf(bid, copy)) || !book.fits(bid, copy)) continue;
    const bidCents = outbiddingPrice(bid, rivalsFor(book, copy, time));
    if (bidCents < copy.askCents) continue;
    const priceCents = isBidResting ? bidCents : copy.askCents;
    note(book, bid, copy, yield { bid, copy, priceCents, isBidResting });
  }
}

/** The bids that drive each other up for a copy: none of its seller, and none that was refused as a second account of the seller's. */
function* rivalsFor(book: Book, copy: OfferedCopy, time: number): Generator<AwakeBid> {
  for (const bid of book.bids) {
    const mayTrade = bid.userId !== copy.sellerId && !book.apart.has(pairOf(bid, copy));
    if (mayTrade && stands(book, bid, time) && book.fits(bid, copy)) yield bid;
  }
}

const stands = (book: Book, bid: AwakeBid, time: number): boolean =>
  at(bid.queuedAt) <= time && (book.left.get(bid.id) ?? 0) > 0;

const pairOf = (bid: AwakeBid, copy: OfferedCopy): string => `${bid.id} ${copy.id}`;

function note(book: Book, bid: AwakeBid, copy: OfferedCopy, outcome: MatchOutcome): void {
  if (outcome === 'filled' || outcome === 'copyGone') book.gone.add(copy.id);
  if (outcome === 'filled') book.left.set(bid.id, (book.left.get(bid.id) ?? 0) - 1);
  if (outcome === 'bidGone') book.left.set(bid.id, 0);
  if (outcome === 'notEachOther') book.apart.add(pairOf(bid, copy));
}
