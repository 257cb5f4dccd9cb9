import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type BidMatch, bidMatches, type MatchOutcome } from '../../../api/orders/bid/bidMatches.ts';
import type { AwakeBid, OfferedCopy } from '../../../api/orders/bid/matching.store.ts';

interface Fill {
  bid: string;
  copy: string;
  price: number;
}

/** A bid or a copy as it comes to the book. */
interface Arrival {
  isBid: boolean;
  price: number;
  /** How far a bid goes beyond its price where others bid. */
  beyond: number;
  quantity: number;
  /** A bid fits copies with the same mark, or with any if it has none. */
  mark: number;
  /** Whose it is. */
  user: number;
}

type StandingBid = Arrival & { id: string; left: number };
type StandingCopy = Arrival & { id: string };

const limitOf = ({ price, beyond }: Arrival): number => price + beyond;
const fits = (bid: Arrival, copy: Arrival) => bid.mark === 0 || bid.mark === copy.mark;

/** What a bid pays for a copy, by the words of the requirements: prices are under a yuan, where a step is a fen. */
function bidOf(bid: StandingBid, copy: Arrival, bids: readonly StandingBid[]): number {
  const others = bids.filter((each) => each !== bid && each.user !== copy.user && fits(each, copy));
  const foreign = others.filter(({ user }) => user !== bid.user).map((each) => limitOf(each) + 1);
  const own = others.filter(({ user }) => user === bid.user).map(({ price }) => price);
  return Math.min(limitOf(bid), Math.max(bid.price, ...foreign, ...own));
}

/** The bid that a copy is sold to: with the highest limit of those that go up to the ask, then the earliest. */
function winnerOf(bids: readonly StandingBid[], copy: Arrival): StandingBid | undefined {
  return bids
    .toSorted((a, b) => limitOf(b) - limitOf(a))
    .find((bid) => fits(bid, copy) && bid.left > 0 && bidOf(bid, copy, bids) >= copy.price);
}

/** The book by the words of the requirements: each arrival meets what stands there, the best price first, then the earliest. */
function playBook(arrivals: readonly Arrival[]): Fill[] {
  const bids: StandingBid[] = [];
  const copies: StandingCopy[] = [];
  const fills: Fill[] = [];
  const take = (bid: StandingBid) => {
    bid.left -= 1;
    if (bid.left === 0) bids.splice(bids.indexOf(bid), 1);
  };
  for (const [index, arrival] of arrivals.entries()) {
    const id = idOf(index);
    if (arrival.isBid) {
      const bid = { ...arrival, id, left: arrival.quantity };
      bids.push(bid);
      for (const copy of copies.toSorted((a, b) => a.price - b.price)) {
        const winner = bid.left > 0 && fits(bid, copy) ? winnerOf(bids, copy) : undefined;
        if (!winner) continue;
        fills.push({ bid: winner.id, copy: copy.id, price: copy.price });
        copies.splice(copies.indexOf(copy), 1);
        take(winner);
      }
    } else {
      const copy = { ...arrival, id };
      const best = winnerOf(bids, copy);
      if (!best) copies.push(copy);
      else {
        fills.push({ bid: best.id, copy: id, price: bidOf(best, copy, bids) });
        take(best);
      }
    }
  }
  return fills;
}

const idOf = (index: number): string => String(index).padStart(4, '0');
const moment = (index: number): Date => new Date(1_700_000_000_000 + index);

/** All arrivals at once, as a worker finds them after a pause. */
function matchAtOnce(
  arrivals: readonly Arrival[],
  outcomeOf: (match: BidMatch) => MatchOutcome = () => 'filled',
): Fill[] {
  const marks = new Map(arrivals.map(({ mark }, index) => [idOf(index), mark]));
  const bids = arrivals.flatMap(({ isBid, price, beyond, quantity, user }, index): AwakeBid[] =>
    isBid
      ? [
          {
            id: idOf(index),
            userId: String(user),
            priceCents: BigInt(price),
            limitCents: BigInt(price + beyond),
            remaining: quantity,
            queuedAt: moment(index),
            conditions: {},
          },
        ]
      : [],
  );
  const copies = arrivals.flatMap(({ isBid, price, user }, index): OfferedCopy[] =>
    isBid
      ? []
      : [{ id: idOf(index), sellerId: String(user), askCents: BigInt(price), stoodSince: moment(index) }],
  );
  const matches = bidMatches({ bids: bids.toReversed(), copies: copies.toReversed() }, (bid, copy) => {
    const mark = marks.get(bid.id) ?? 0;
    return mark === 0 || mark === marks.get(copy.id);
  });
  const fills: Fill[] = [];
  let step = matches.next();
  while (!step.done) {
    const { bid, copy, priceCents } = step.value;
    const outcome = outcomeOf(step.value);
    if (outcome === 'filled') fills.push({ bid: bid.id, copy: copy.id, price: Number(priceCents) });
    step = matches.next(outcome);
  }
  return fills;
}

const arrival = fc
  .record({
    isBid: fc.boolean(),
    price: fc.integer({ min: 1, max: 12 }),
    quantity: fc.integer({ min: 1, max: 3 }),
    mark: fc.integer({ min: 0, max: 2 }),
    beyond: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 8 })),
    user: fc.integer({ min: 1, max: 3 }),
  })
  .map(({ user, ...rest }) => ({ ...rest, user: rest.isBid ? user : user + 2 }));

test('B-03 B-17 whatever came meanwhile is matched as if each had been matched when it came', () => {
  fc.assert(
    fc.property(fc.array(arrival, { maxLength: 40 }), (arrivals) => {
      expect(matchAtOnce(arrivals)).toEqual(playBook(arrivals));
    }),
    { numRuns: 5_000 },
  );
});

const bid = (price: number, quantity = 1): Arrival => ({
  isBid: true,
  price,
  quantity,
  mark: 0,
  beyond: 0,
  user: 1,
});
const copy = (price: number): Arrival => ({
  isBid: false,
  price,
  quantity: 1,
  mark: 0,
  beyond: 0,
  user: 9,
});

test('B-15 two that may not trade with each other pass over each other alone', () => {
  const outcomeOf = (match: BidMatch): MatchOutcome => (match.bid.id === idOf(0) ? 'notEachOther' : 'filled');
  expect(matchAtOnce([bid(9), bid(8), copy(7)], outcomeOf)).toEqual([
    { bid: '0001', copy: '0002', price: 8 },
  ]);
  expect(
    matchAtOnce([copy(7), bid(9), bid(8)], (match) => (match.bid.id === '0001' ? 'notEachOther' : 'filled')),
  ).toEqual([{ bid: '0002', copy: '0000', price: 7 }]);
});

test('B-15 B-17 a bid that may not trade with a copy drives nobody up for it', () => {
  const arrivals = [{ ...bid(8), beyond: 20 }, { ...bid(9), beyond: 10, user: 2 }, copy(7)];
  const outcomeOf = (match: BidMatch): MatchOutcome => (match.bid.id === idOf(0) ? 'notEachOther' : 'filled');
  expect(matchAtOnce(arrivals, outcomeOf)).toEqual([{ bid: '0001', copy: '0002', price: 9 }]);
});

test('B-14 a bid that fell asleep, and a copy that somebody else bought, are not tried again', () => {
  let tries = 0;
  const asleep = matchAtOnce([bid(9, 3), copy(7), copy(7)], () => {
    tries += 1;
    return 'bidGone';
  });
  expect([asleep, tries]).toEqual([[], 1]);
  tries = 0;
  matchAtOnce([bid(9), bid(9), copy(7)], () => {
    tries += 1;
    return 'copyGone';
  });
  expect(tries).toBe(1);
});
