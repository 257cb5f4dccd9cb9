import type { AwakeBid, OfferedCopy } from './bid.store.ts';

/** A copy that a bid is to be filled by, at the price of the side that stood there first. */
export interface BidMatch {
  readonly bid: AwakeBid;
  readonly copy: OfferedCopy;
  readonly priceCents: bigint;
  /** True if the bid stood first: then the copy's ask may be lower than the price. */
  readonly isBidResting: boolean;
}

/**
 * What became of a match: filled; the copy or the bid cannot be had any more; or these two may not trade with each other, and the next is
 * tried.
 */
export type MatchOutcome = 'filled' | 'copyGone' | 'bidGone' | 'notEachOther';

/** The book of one item while its crossed part is worked off. */
interface Book {
  readonly copies: readonly OfferedCopy[];
  readonly bids: readonly AwakeBid[];
  readonly gone: Set<string>;
  readonly left: Map<string, number>;
}

const at = (time: Date): number => time.getTime();

/** True if a price or time is better than another: less, or equal with a smaller id. */
const byTime = (one: { time: number; id: string }, other: { time: number; id: string }): number =>
  one.time - other.time || (one.id < other.id ? -1 : 1);

/**
 * Works off the crossed part of an item's book in the order in which its copies and bids came: what came later meets those that stood there
 * before, the best of them first, at their price. The caller carries each match out and says what became of it.
 * @param fits whether a copy is what a bid asks for.
 */
export function* bidMatches(
  { copies, bids }: { copies: readonly OfferedCopy[]; bids: readonly AwakeBid[] },
  fits: (bid: AwakeBid, copy: OfferedCopy) => boolean,
): Generator<BidMatch, void, MatchOutcome> {
  const book: Book = {
    copies: copies.toSorted(
      (one, other) =>
        Number(one.askCents - other.askCents) ||
        byTime({ time: at(one.stoodSince), id: one.id }, { time: at(other.stoodSince), id: other.id }),
    ),
    bids: bids.toSorted(
      (one, other) =>
        Number(other.priceCents - one.priceCents) ||
        byTime({ time: at(one.queuedAt), id: one.id }, { time: at(other.queuedAt), id: other.id }),
    ),
    gone: new Set(),
    left: new Map(bids.map(({ id, remaining }) => [id, remaining])),
  };
  const arrivals = [
    ...copies.map((copy) => ({ time: at(copy.stoodSince), id: copy.id, copy, bid: null })),
    ...bids.map((bid) => ({ time: at(bid.queuedAt), id: bid.id, bid, copy: null })),
  ].toSorted(byTime);
  for (const { time, copy, bid } of arrivals)
    if (bid) yield* fillNewBid(book, bid, time, fits);
    else yield* sellNewCopy(book, copy, time, fits);
}

function* fillNewBid(
  book: Book,
  bid: AwakeBid,
  time: number,
  fits: (bid: AwakeBid, copy: OfferedCopy) => boolean,
): Generator<BidMatch, void, MatchOutcome> {
  for (const copy of book.copies) {
    if ((book.left.get(bid.id) ?? 0) === 0 || copy.askCents > bid.priceCents) return;
    if (book.gone.has(copy.id) || at(copy.stoodSince) > time || !fits(bid, copy)) continue;
    note(book, bid, copy, yield { bid, copy, priceCents: copy.askCents, isBidResting: false });
  }
}

function* sellNewCopy(
  book: Book,
  copy: OfferedCopy,
  time: number,
  fits: (bid: AwakeBid, copy: OfferedCopy) => boolean,
): Generator<BidMatch, void, MatchOutcome> {
  for (const bid of book.bids) {
    if (book.gone.has(copy.id) || bid.priceCents < copy.askCents) return;
    if ((book.left.get(bid.id) ?? 0) === 0 || at(bid.queuedAt) > time || !fits(bid, copy)) continue;
    note(book, bid, copy, yield { bid, copy, priceCents: bid.priceCents, isBidResting: true });
  }
}

function note(book: Book, bid: AwakeBid, copy: OfferedCopy, outcome: MatchOutcome): void {
  if (outcome === 'filled' || outcome === 'copyGone') book.gone.add(copy.id);
  if (outcome === 'filled') book.left.set(bid.id, (book.left.get(bid.id) ?? 0) - 1);
  if (outcome === 'bidGone') book.left.set(bid.id, 0);
}
