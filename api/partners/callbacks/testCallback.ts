import type { Tx } from '../../kernel/db.ts';
import { newId } from '../../kernel/ids.ts';
import type { Platform } from '../../kernel/platform.ts';
import { inTransaction } from '../../kernel/tx.ts';
import { findCallbackUrl, insertTestEvent } from './callback.store.ts';

/**
 * Inserts a test callback to an address in the caller's transaction. An address must acknowledge a test before it can be locked (P-03). The
 * test has one attempt, and its deliveries contain the result.
 * @returns the event's id.
 */
export async function postTestCallback(
  tx: Tx,
  { partnerId, url }: { partnerId: string; url: string },
): Promise<string> {
  const id = newId();
  await insertTestEvent(tx, { id, partnerId, url });
  return id;
}

/** Sends a test callback to a partner's locked address. @returns the id of the event, or null if no address is locked yet. */
export async function sendTestCallback({ db }: Platform, partnerId: string): Promise<string | null> {
  return inTransaction(db, async (tx) => {
    const url = await findCallbackUrl(tx, partnerId);
    return url === null ? null : postTestCallback(tx, { partnerId, url });
  });
}
