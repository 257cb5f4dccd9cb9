import type { Platform } from '../../kernel/platform.ts';
import { SteamAccountUnknown } from './steamAccount.errors.ts';
import { countLiveOrders, countOpenListings, findOwnAccount } from './steamAccount.store.ts';

/** What unbinding an account would do: listings that it withdraws, and orders that stand against it. @throws SteamAccountUnknown */
export async function viewUnbinding(
  { db }: Platform,
  { userId, steamAccountId: id }: { userId: string; steamAccountId: string },
): Promise<{ listingCount: number; orderCount: number }> {
  if (!(await findOwnAccount(db, { id, userId }))) throw new SteamAccountUnknown();
  return { listingCount: await countOpenListings(db, id), orderCount: await countLiveOrders(db, id) };
}
