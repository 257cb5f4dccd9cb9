import type { Platform } from '../../kernel/platform.ts';
import { inTransaction } from '../../kernel/tx.ts';
import { cancelSchedules } from './scheduledListing.store.ts';

/** Cancels scheduled listings. Repeating it changes nothing; copies that were listed meanwhile stay on sale. */
export async function cancelScheduledListings(
  { db }: Platform,
  { userId, assetIds }: { userId: string; assetIds: readonly string[] },
): Promise<void> {
  await inTransaction(db, (tx) => cancelSchedules(tx, userId, assetIds));
}
