import type { Platform } from '../../kernel/platform.ts';
import type { SellWish } from './judgeCopies.ts';
import type { ListingOutcome } from './listingOutcome.ts';
import { listOwn } from './listOwn.ts';
import { runBatch } from './runBatch.ts';

/** Copies that a seller wants to put on sale, at most 1,000. */
export interface ListRequest {
  userId: string;
  items: readonly SellWish[];
  clientRequestId: string;
}

/**
 * Puts copies on sale, where possible (I-08), in one transaction. Repeating the same `clientRequestId` returns the
 * first outcomes. Of several concurrent requests for one copy, one lists it (I-09).
 * @returns one outcome for each item, in their order.
 * @throws NothingSelected, ServiceClosed, AccountBlocked, RequestIdReused, InvalidInput.
 */
export async function listItems(platform: Platform, request: ListRequest): Promise<ListingOutcome[]> {
  const { userId, items, clientRequestId } = request;
  return runBatch(platform, { userId, clientRequestId, kind: 'list', wishes: items }, (tx) =>
    listOwn(tx, platform.config, { userId, items }),
  );
}
