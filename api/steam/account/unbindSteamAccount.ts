import { recordAccountAction } from '../../accounts/session/accountAction.store.ts';
import type { RequestOrigin } from '../../accounts/session/accountAction.ts';
import { takeStepUpCode } from '../../accounts/session/stepUp.ts';
import { refreshMarketItems } from '../../catalog/market/recount.ts';
import type { Tx } from '../../kernel/db.ts';
import { notifyChanged } from '../../kernel/events.ts';
import { declareJob } from '../../kernel/job.ts';
import type { Platform } from '../../kernel/platform.ts';
import { inTransaction } from '../../kernel/tx.ts';
import { SteamAccountBusy, SteamAccountUnknown } from './steamAccount.errors.ts';
import {
  countLiveOrders,
  countOpenListings,
  hasOwnAccount,
  lockOwnAccount,
  type OwnAccount,
  updateUnbound,
  withdrawListings,
} from './steamAccount.store.ts';

/** Erases the secrets of an account whose binding has ended. */
export const steamForgetJob = declareJob({
  name: 'steam-forget',
  key: 'steamAccountId',
  retries: 2,
});

/**
 * Ends the binding of an account: withdraws its listings, marks it as unbound, and has the worker erase its secrets. Its
 * orders and assets stay in the database.
 * @returns the number of withdrawn listings.
 * @throws SteamAccountUnknown, SteamAccountBusy while it has orders in progress.
 */
export async function releaseAccount(
  tx: Tx,
  { jobs }: Pick<Platform, 'jobs'>,
  { id, userId }: OwnAccount,
): Promise<number> {
  if (!(await lockOwnAccount(tx, { id, userId }))) throw new SteamAccountUnknown();
  // Listings are withdrawn first: a concurrent buyer has either created an order by now, or finds the listing withdrawn.
  const marketItemIds = await withdrawListings(tx, id);
  const orderCount = await countLiveOrders(tx, id);
  if (orderCount > 0) throw new SteamAccountBusy({ orderCount });
  await updateUnbound(tx, id);
  await refreshMarketItems(tx, marketItemIds);
  await jobs.send(tx, steamForgetJob, { steamAccountId: id });
  await notifyChanged(tx, { topic: 'steamAccount', id, userId });
  return marketItemIds.length;
}

/**
 * Unbinds a Steam account after a code by SMS (S-03).
 * @returns the number of withdrawn listings.
 * @throws StepUpCodeWrong, TooManyCodes, SteamAccountUnknown, SteamAccountBusy while it has orders in progress.
 */
export async function unbindSteamAccount(
  platform: Platform,
  request: { userId: string; steamAccountId: string; code: string; origin: RequestOrigin },
): Promise<number> {
  const { userId, steamAccountId: id } = request;
  const stepUp = await takeStepUpCode(platform, request);
  return inTransaction(platform.db, async (tx) => {
    const listingCount = await releaseAccount(tx, platform, { id, userId });
    await recordAccountAction(tx, { userId, kind: 'unbindSteamAccount', subjectId: id, details: {} }, stepUp);
    return listingCount;
  });
}

/**
 * Computes the effects of unbinding an account: listings to withdraw, and orders in progress that prevent it.
 * @throws SteamAccountUnknown
 */
export async function viewUnbinding(
  { db }: Platform,
  { userId, steamAccountId: id }: { userId: string; steamAccountId: string },
): Promise<{ listingCount: number; orderCount: number }> {
  if (!(await hasOwnAccount(db, { id, userId }))) throw new SteamAccountUnknown();
  return { listingCount: await countOpenListings(db, id), orderCount: await countLiveOrders(db, id) };
}
