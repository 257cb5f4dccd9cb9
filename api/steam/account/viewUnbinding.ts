import type { Platform } from '../../kernel/platform.ts';
import { SteamAccountUnknown } from './steamAccount.errors.ts';
import { countLiveOrders, countOpenListings, findOwnAccount } from './steamAccount.store.ts';

/**
 * Computes the effects of unbinding an account: listings to withdraw, and orders in progress that prevent it.
 * @throws SteamAccountUnknown
 */
export async function viewUnbinding(
  { db }: Platform,
  { userId, steamAccountId: id }: { userId: string; steamAccountId: string },
): Promise<{ listingCount: number; orderCount: number }> {
  if (!(await findOwnAccount(db, { id, userId }))) throw new SteamAccountUnknown();
  return { listingCount: await countOpenListings(db, id), orderCount: await countLiveOrders(db, id) };
}
