import { lookAgain } from '../../kernel/lookAgain.ts';
import { inTransaction } from '../../kernel/tx.ts';
import { noteFailure } from '../../kernel/workFailures.ts';
import { removeOldNonces } from '../openApi/access.store.ts';
import { readPlatformKeys } from '../openApi/platformKey.ts';
import { type CallbackPlatform, deliverCallback } from './deliverCallback.ts';
import { leaseEvents, listDuePartnerIds } from './dueEvent.store.ts';

/** How often a worker looks who has something due. */
const LOOK_MS = 500;
const NONCES_MS = 60_000;

/**
 * Delivers callbacks, each partner's for itself: one receiver that hangs keeps nobody else waiting. Answers how to stop, which waits for
 * what is under way.
 */
export function serveCallbacks(stand: Omit<CallbackPlatform, 'keys'>): () => Promise<void> {
  const { db, log } = stand;
  const platform = { ...stand, keys: readPlatformKeys(stand.config) };
  if (platform.keys.length === 0) return async () => {};
  const underWay = new Set<Promise<void>>();
  const busy = new Set<string>();
  let isStopped = false;

  function deliver(partnerId: string, eventId: string): void {
    const delivery = deliverCallback(platform, eventId)
      .catch((error: unknown) => noteFailure(log, 'callback', eventId, error))
      .finally(() => {
        underWay.delete(delivery);
        fill(partnerId);
      });
    underWay.add(delivery);
  }
  /** Takes as many of a partner's events as may be under way, and again whenever one is done. */
  function fill(partnerId: string): void {
    if (isStopped || busy.has(partnerId)) return;
    busy.add(partnerId);
    const taking = inTransaction(db, (tx) => leaseEvents(tx, partnerId))
      .then((ids) => {
        for (const id of ids) deliver(partnerId, id);
      })
      .catch((error: unknown) => noteFailure(log, 'callbacks of a partner', partnerId, error))
      .finally(() => {
        busy.delete(partnerId);
        underWay.delete(taking);
      });
    underWay.add(taking);
  }
  async function look(): Promise<void> {
    for (const partnerId of await listDuePartnerIds(db)) fill(partnerId);
  }

  const stops = [
    lookAgain(stand, LOOK_MS, 'callbacks', look),
    lookAgain(stand, NONCES_MS, 'nonces', () => removeOldNonces(db)),
  ];
  return async () => {
    isStopped = true;
    for (const stopLooking of stops) stopLooking();
    // What was being taken when it stopped is delivered yet: otherwise its lease would have to run out.
    while (underWay.size > 0) await Promise.all(underWay);
  };
}
