import type { Tx } from '../../kernel/db.ts';
import { formatYuan } from '../../kernel/money.ts';
import { postMessage } from '../../notifications/message/postMessage.ts';
import type { CopyReason } from './listingOutcome.ts';
import type { PausedListing } from './shop.store.ts';

/** Most items that one message names. */
const NAMED_MAX = 3;

/** Notifies a seller which listings were withdrawn when the shop opened, with one message for each reason. */
export async function tellWithdrawn(
  tx: Tx,
  userId: string,
  withdrawn: readonly (PausedListing & { reason: CopyReason })[],
): Promise<void> {
  for (const [reason, listings] of Map.groupBy(withdrawn, (listing) => listing.reason)) {
    const items = listings
      .slice(0, NAMED_MAX)
      .map(({ nameZh, nameEn, askCents }) => ({ zh: nameZh, en: nameEn, amount: formatYuan(askCents) }));
    const params = { items, count: listings.length, reason };
    await postMessage(tx, { userId, type: 'inventory', template: 'listingsNotResumed', params });
  }
}
