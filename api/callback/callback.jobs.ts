import { inTransaction } from '../kernel/tx.ts';
import { removeOldNonces } from '../open/accessStore.ts';
import { leaseEvents, listDuePartnerIds } from './callbackStore.ts';
import { type CallbackPlatform, deliverCallback } from './deliverCallback.ts';

/** How often a worker looks who has something due. */
const LOOK_MS = 500;
const NONCES_MS = 60_000;

/**
 * Delivers callbacks, each partner's for itself: one receiver that hangs keeps nobody else waiting. Answers how to stop, which waits for
 * what is under way.
 */
export function serveCallbacks(platform: CallbackPlatform): () => Promise<void> {
  const { db, log, config } = platform;
  const underWay = new Set<Promise<void>>();
  const busy = new Set<string>();
  let isStopped = false;

  function deliver(partnerId: string, eventId: string): void {
    const delivery = deliverCallback(platform, eventId)
      .catch((error: unknown) => log.warn({ error: String(error), eventId }, 'a callback failed inside'))
      .finally(() => {
        underWay.delete(delivery);
        if (!isStopped) fill(partnerId);
      });
    underWay.add(delivery);
  }
  /** Takes as many of a partner's events as may be under way, and again whenever one is done. */
  function fill(partnerId: string): void {
    if (busy.has(partnerId)) return;
    busy.add(partnerId);
    inTransaction(db, (tx) => leaseEvents(tx, partnerId))
      .then((ids) => {
        for (const id of ids) deliver(partnerId, id);
      })
      .catch((error: unknown) =>
        log.warn({ error: String(error), partnerId }, 'callbacks were not taken; the next look comes soon'),
      )
      .finally(() => busy.delete(partnerId));
  }
  async function look(): Promise<void> {
    for (const partnerId of await listDuePartnerIds(db)) fill(partnerId);
  }

  if (!config.OPEN_PRIVATE_KEY) return async () => {};
  const note = (error: unknown): void =>
    log.warn({ error: String(error) }, 'callbacks were not looked through; the next look comes soon');
  const timers = [
    setInterval(() => look().catch(note), LOOK_MS),
    setInterval(() => removeOldNonces(db).catch(note), NONCES_MS),
  ];
  return async () => {
    isStopped = true;
    for (const timer of timers) clearInterval(timer);
    await Promise.all(underWay);
  };
}
