import { readClock } from '../../kernel/clock.ts';
import { ServiceClosed } from '../../kernel/closure/closure.errors.ts';
import { doEach } from '../../kernel/doEach.ts';
import { DomainError } from '../../kernel/domainError.ts';
import type { Platform } from '../../kernel/platform.ts';
import { inTransaction } from '../../kernel/tx.ts';
import { fillOffer, releaseOffer } from './answerOffer.ts';
import {
  findBargainListing,
  hasBought,
  listEndedOffers,
  listExpiredOffers,
  lockOffer,
} from './bargain.store.ts';
import { isPending, type OfferEndReason } from './bargain.ts';
import { notifyOffer } from './notifyOffer.ts';

/** Offers that one run looks at. */
const BATCH = 200;

/**
 * Finishes offers that their listing has ended (`end_price_offers`). Where the ask was cut to an offer or under it, the best of them buys at the
 * new ask, by price, then by time (K-05); the money of all others returns, as does that of one whose time is over. While purchases are closed
 * those that may buy wait for a later run, or until their time is over.
 */
export async function finishEndedOffers(platform: Platform): Promise<void> {
  let isClosed = false;
  await doEach(platform.log, 'ended offers', await listEndedOffers(platform.db, BATCH), {
    keyOf: ({ id }) => id,
    act: async ({ id, endReason }) => {
      const isCut = endReason === ('priceCut' satisfies OfferEndReason);
      const outcome = isCut ? await buyAtCut(platform, id, isClosed) : 'cannotBe';
      if (outcome === 'cannotBe') await returnEnded(platform, id);
      if (outcome === 'closed') isClosed = true;
    },
  });
}

/** What became of an offer whose listing became as cheap as it: done with; waiting until purchases are open; or it buys nothing. */
type CutOutcome = 'done' | 'closed' | 'cannotBe';

/**
 * Buys the listing of an ended offer at its new ask.
 * @param isClosed true if purchases were closed for an offer before it: should they open meanwhile, that one goes first with the next run.
 */
async function buyAtCut(platform: Platform, id: string, isClosed: boolean): Promise<CutOutcome> {
  try {
    return await inTransaction(platform.db, async (tx) => {
      const offer = await lockOffer(tx, id);
      if (!offer || offer.isReleased) return 'done';
      // The trigger ends whatever was open, also if the job that ends it at its time was late.
      if (offer.expiresAt <= (await readClock(tx))) return 'cannotBe';
      const listing = await findBargainListing(tx, offer.listingId);
      if (!listing?.isOnSale || listing.askCents > offer.priceCents) return 'cannotBe';
      if (isClosed) return 'closed';
      const { askCents } = listing;
      await fillOffer(tx, platform, offer, { agreedCents: askCents, askCents, told: 'offerBoughtAtCut' });
      return 'done';
    });
  } catch (error) {
    if (error instanceof ServiceClosed) return 'closed';
    if (error instanceof DomainError) return 'cannotBe';
    throw error;
  }
}

async function returnEnded({ db }: Platform, id: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    const offer = await lockOffer(tx, id);
    if (!offer || offer.isReleased || isPending(offer)) return;
    await releaseOffer(tx, offer, 'ended', await readClock(tx));
    // Whoever bought the copy at its ask knows.
    if (!(await hasBought(tx, offer.buyerId, offer.listingId))) await notifyOffer(tx, offer, 'offerEnded');
  });
}

/** Ends offers whose time is over, returns their money and tells their buyers. */
export async function expireOffers({ db, log }: Pick<Platform, 'db' | 'log'>): Promise<void> {
  await doEach(log, 'expired offers', await listExpiredOffers(db, BATCH), {
    keyOf: (id) => id,
    act: (id) =>
      inTransaction(db, async (tx) => {
        const offer = await lockOffer(tx, id);
        const now = await readClock(tx);
        if (!offer || !isPending(offer) || offer.expiresAt > now) return;
        await releaseOffer(tx, offer, 'expired', now);
        await notifyOffer(tx, offer, 'offerExpired');
      }),
  });
}
