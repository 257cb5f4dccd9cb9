import { ServiceClosed } from '../../kernel/closure/closure.errors.ts';
import type { Db } from '../../kernel/db.ts';
import { doEach } from '../../kernel/doEach.ts';
import { newId } from '../../kernel/ids.ts';
import type { Work } from '../../kernel/job.ts';
import type { Locks } from '../../kernel/locks.ts';
import type { Platform } from '../../kernel/platform.ts';
import {
  listChangedListings,
  listCopiesOnSale,
  readSnapshot,
} from '../../selling/copies/copyOnSale.store.ts';
import { inPress } from '../order/offerJobs.ts';
import { lowestRival } from './bid.ts';
import { openConditions } from './bidConditions.ts';
import { bidMatches, type MatchOutcome } from './bidMatches.ts';
import { fillBid } from './fillBid.ts';
import {
  type AwakeBid,
  listAwakeBids,
  listCrossedItems,
  listItemsToMatch,
  listOfferedCopies,
  listWaitingBids,
  type OfferedCopy,
  readBest,
  recordMatched,
} from './matching.store.ts';

/** Bids and copies of one item that are compared at first, the best of each; where none of them fit each other, so many times more. */
const BIDS_AT_ONCE = 500;
const COPIES_AT_ONCE = 200;
const WIDER = 8;
const WIDEST = WIDER ** 3;
/** Milliseconds between two looks at all items: what a missed change would leave crossed. */
const LOOK_MS = 30_000;

/** What the matching needs of its worker. */
export type MatchingWorker = Platform & { locks: Locks };

/**
 * Fills the bids of one item by the copies on sale, until nothing is crossed that may trade.
 * @throws ServiceClosed while purchases are closed.
 */
export async function matchItem(platform: Platform, marketItemId: string): Promise<number> {
  let filled = 0;
  let width = 1;
  for (;;) {
    // Listed before the book is read: what commits in between goes on waiting.
    const waiting = await listWaitingBids(platform.db, marketItemId);
    const crossed = await readCrossed(platform.db, marketItemId, width);
    const count = crossed ? await workOff(platform, crossed) : 0;
    filled += count;
    // What filled something may have uncovered more.
    if (count > 0) continue;
    const isCut =
      crossed !== null &&
      (crossed.bids.length === BIDS_AT_ONCE * width || crossed.copies.length === COPIES_AT_ONCE * width);
    if (isCut && width < WIDEST) {
      width *= WIDER;
      continue;
    }
    await recordMatched(platform.db, waiting);
    return filled;
  }
}

/**
 * The bids of an item whose limits come up to its lowest ask, or drive others up to it, and its copies at the highest limit or below. Null if
 * none meet.
 */
async function readCrossed(
  db: Db,
  marketItemId: string,
  width: number,
): Promise<{ bids: AwakeBid[]; copies: OfferedCopy[] } | null> {
  const { bidCents, askCents } = await readBest(db, marketItemId);
  if (bidCents === null || askCents === null || bidCents < askCents) return null;
  return {
    bids: await listAwakeBids(db, marketItemId, {
      leastCents: lowestRival(askCents),
      limit: BIDS_AT_ONCE * width,
    }),
    copies: await listOfferedCopies(db, marketItemId, {
      mostCents: bidCents,
      limit: COPIES_AT_ONCE * width,
    }),
  };
}

async function workOff(
  platform: Platform,
  crossed: { bids: AwakeBid[]; copies: OfferedCopy[] },
): Promise<number> {
  const ids = crossed.copies.map(({ id }) => id);
  const fits = await openConditions(platform.log, crossed.bids, () => listCopiesOnSale(platform.db, ids));
  const matches = bidMatches(crossed, fits);
  let filled = 0;
  let step = matches.next();
  while (!step.done) {
    const { id: bidId } = step.value.bid;
    const pressId = newId();
    // What one bid takes one after the other comes in one offer, where the copies are in one account.
    await inPress(platform, pressId, async () => {
      while (!step.done && step.value.bid.id === bidId) {
        const outcome: MatchOutcome = await fillBid(platform, step.value, pressId);
        if (outcome === 'filled') filled += 1;
        step = matches.next(outcome);
      }
    });
  }
  return filled;
}

/**
 * Opens the matching of one worker: each run looks at the items whose copies or bids changed since the last one. Of several workers one
 * matches at a time, so that bids keep their order; another goes on where it was itself.
 */
export function openMatching(worker: MatchingWorker): Work {
  const { db, log, locks } = worker;
  let snapshot: string | null = null;
  let lookedAtMs = 0;

  async function match(): Promise<void> {
    const isFull = snapshot === null || Date.now() - lookedAtMs > LOOK_MS;
    const changed = snapshot === null ? null : await listChangedListings(db, snapshot);
    const next = changed?.snapshot ?? (await readSnapshot(db));
    const items = new Set(await listItemsToMatch(db, changed?.ids ?? []));
    if (isFull) for (const id of await listCrossedItems(db)) items.add(id);
    await doEach(log, 'bids', items, {
      keyOf: (id) => id,
      act: (id) => matchItem(worker, id),
      isFatal: (error) => error instanceof ServiceClosed,
    });
    if (isFull) lookedAtMs = Date.now();
    snapshot = next;
  }

  return {
    async run() {
      await locks.hold('match bids', () => match().catch(ignoreClosure));
    },
  };
}

/** While purchases are closed bids wait; they are looked at again with the next run. */
function ignoreClosure(error: unknown): void {
  if (!(error instanceof ServiceClosed)) throw error;
}
