import type { Platform } from '../../kernel/platform.ts';
import { inTransaction } from '../../kernel/tx.ts';
import { findCallbackUrl } from './callback.store.ts';
import { postTestCallback } from './postTestCallback.ts';

/** Sends a test callback to a partner's locked address. @returns the id of the event, or null if no address is locked yet. */
export async function sendTestCallback({ db }: Platform, partnerId: string): Promise<string | null> {
  return inTransaction(db, async (tx) => {
    const url = await findCallbackUrl(tx, partnerId);
    return url === null ? null : postTestCallback(tx, { partnerId, url });
  });
}
