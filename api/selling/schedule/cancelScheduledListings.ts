import type { Platform } from '../../kernel/platform.ts';
import { inTransaction } from '../../kernel/tx.ts';
import { cancelSchedules } from './scheduledListing.store.ts';

/** Takes wishes to list copies later back. Once more changes nothing; what has been listed meanwhile stays on sale. */
export async function cancelScheduledListings(
  { db }: Platform,
  { userId, assetIds }: { userId: string; assetIds: readonly string[] },
): Promise<void> {
  await inTransaction(db, (tx) => cancelSchedules(tx, userId, assetIds));
}
