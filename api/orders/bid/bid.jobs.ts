import { doEach } from '../../kernel/doEach.ts';
import { defineJob } from '../../kernel/job.ts';
import type { Platform } from '../../kernel/platform.ts';
import { inTransaction } from '../../kernel/tx.ts';
import { listBidsToWake, listExpiredBids, listFailedFills, listHeldBids, lockOpenBid } from './bid.store.ts';
import { endBid, wakeBid } from './changeBid.ts';
import { openMatching } from './matchBids.ts';
import { refillBid } from './refillBid.ts';
import { notifyBidder, sleepBid } from './sleepBid.ts';

/** Bids and orders that one run looks at. */
const BATCH = 200;

/** Ends bids whose time is over, returns their money and tells their bidders. */
export async function expireBids({ db, log }: Pick<Platform, 'db' | 'log'>): Promise<void> {
  await doEach(log, 'expired bids', await listExpiredBids(db, BATCH), {
    keyOf: (id) => id,
    act: (id) =>
      inTransaction(db, async (tx) => {
        const bid = await lockOpenBid(tx, id);
        if (!bid) return;
        await endBid(tx, bid, 'expired');
        await notifyBidder(tx, bid, 'bidExpired');
      }),
  });
}

/** Puts the bids of held accounts to sleep. Nothing tries to fill them meanwhile, but until then they stand in the book. */
export async function sleepHeldBids({ db, log }: Pick<Platform, 'db' | 'log'>): Promise<void> {
  await doEach(log, 'held bids', await listHeldBids(db, BATCH), {
    keyOf: (id) => id,
    act: (id) => sleepBid({ db }, id, 'heldForReview'),
  });
}

/** Wakes bids that slept because of their bidder's account, once it is fine again. */
export async function wakeBids({ db, log }: Pick<Platform, 'db' | 'log'>): Promise<void> {
  await doEach(log, 'sleeping bids', await listBidsToWake(db, BATCH), {
    keyOf: (id) => id,
    act: (id) =>
      inTransaction(db, async (tx) => {
        const bid = await lockOpenBid(tx, id);
        if (bid?.sleepReason && bid.sleepReason !== 'paused') await wakeBid(tx, bid);
      }),
  });
}

/** Looks after the money of orders of bids that failed. */
export async function refillBids({ db, log }: Pick<Platform, 'db' | 'log'>): Promise<void> {
  await doEach(log, 'failed fills', await listFailedFills(db, BATCH), {
    keyOf: (id) => id,
    act: (id) => refillBid({ db }, id),
  });
}

export const bidJobs = [
  defineJob({ name: 'bids', every: 300, open: openMatching }),
  defineJob({ name: 'failed fills', every: 1_000, run: refillBids }),
  defineJob({ name: 'expired bids', every: 2_000, run: expireBids }),
  defineJob({ name: 'held bids', every: 2_000, run: sleepHeldBids }),
  defineJob({ name: 'sleeping bids', every: 10_000, run: wakeBids }),
];
