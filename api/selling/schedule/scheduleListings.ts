import { admitLister } from '../../accounts/user/admitUser.ts';
import { checkpoint } from '../../kernel/checkpoint.ts';
import { readClock } from '../../kernel/clock.ts';
import { InvalidInput } from '../../kernel/invalidInput.ts';
import type { Platform } from '../../kernel/platform.ts';
import { inTransaction } from '../../kernel/tx.ts';
import { type JudgedCopy, judgeCopies, type SellInput } from '../listing/judgeCopies.ts';
import { NothingSelected } from '../listing/listing.errors.ts';
import { type ListingOutcome, outcomeWith } from '../listing/listingOutcome.ts';
import { BATCH_MAX } from '../listing/runBatch.ts';
import { cancelSchedules, upsertSchedules } from './scheduledListing.store.ts';

/**
 * Schedules copies to be listed when their cooldowns end, if only a cooldown prevents it now. A copy whose cooldown has
 * ended meanwhile is listed at the worker's next poll. Prices are checked now, and again at that time: one that is too
 * high then is not listed, with a message. Repeating it changes nothing; another price replaces the first one.
 * @returns one outcome for each item, in their order; `until` is the time of listing.
 * @throws NothingSelected, ServiceClosed, AccountBlocked, InvalidInput.
 */
export async function scheduleListings(
  { db, config }: Platform,
  { userId, items }: { userId: string; items: readonly SellInput[] },
): Promise<ListingOutcome[]> {
  if (items.length === 0) throw new NothingSelected();
  if (items.length > BATCH_MAX) throw new InvalidInput('items', `at most ${BATCH_MAX}`);
  return inTransaction(db, async (tx) => {
    await admitLister(tx, userId);
    const judged = await judgeCopies(tx, config, { userId, inputs: items, isHeld: true });
    const now = await readClock(tx);
    const outcomes = judged.map(outcomeOf);
    checkpoint('schedule.judged');
    const fit = items.flatMap((item, at) => {
      const { reason, until, askCents, loweredFromCents } = outcomes[at] ?? outcomeWith(at, 'failed');
      if (reason !== null) return [];
      // What its seller is told now is what is listed then.
      const price = loweredFromCents === null ? {} : { priceCents: askCents, multiplier: null };
      return [{ ...item, ...price, dueAt: until ?? now }];
    });
    await upsertSchedules(tx, userId, fit);
    return outcomes;
  });
}

/** Why a copy cannot be scheduled: any problem of the copy except its cooldown, or a problem of the price. */
function outcomeOf({ index, copy, reason, until, price, reference }: JudgedCopy): ListingOutcome {
  if (copy === null) return outcomeWith(index, 'notYours');
  const blame = reason === 'inCooldown' ? price.reason : reason;
  const { askCents, loweredFromCents } = price;
  const told = { assetId: copy.id, until, referenceCents: reference?.priceCents ?? null };
  return outcomeWith(index, blame, blame === null ? { ...told, askCents, loweredFromCents } : told);
}

/** Cancels scheduled listings. Repeating it changes nothing; copies that were listed meanwhile stay on sale. */
export async function cancelScheduledListings(
  { db }: Platform,
  { userId, assetIds }: { userId: string; assetIds: readonly string[] },
): Promise<void> {
  await inTransaction(db, (tx) => cancelSchedules(tx, userId, assetIds));
}
