import type { Tx } from '../../kernel/db.ts';
import { newId } from '../../kernel/ids.ts';
import { insertTestEvent } from './callback.store.ts';

/**
 * Sends a test callback to an address in the caller's transaction: before an address is locked it has to answer one (P-03). It is tried
 * once, and how it went stands in its deliveries.
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
