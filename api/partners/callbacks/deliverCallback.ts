import { checkpoint } from '../../kernel/checkpoint.ts';
import type { Tx } from '../../kernel/db.ts';
import type { Work } from '../../kernel/job.ts';
import type { Platform } from '../../kernel/platform.ts';
import { inTransaction } from '../../kernel/tx.ts';
import { noteFailure } from '../../kernel/workFailures.ts';
import { postMessage } from '../../notifications/message/postMessages.ts';
import {
  clearFailing,
  type DueEvent,
  findEvent,
  insertDelivery,
  markFailing,
  type SentCallback,
  switchOff,
  updateEvent,
} from './callback.store.ts';
import {
  afterAttempt,
  type CallbackAnswer,
  type CallbackGateway,
  isGone,
  isReceipt,
  SILENCE_MS,
} from './callback.ts';
import { callbackBody } from './callbackBody.ts';
import { callbackHeaders } from './callbackHeaders.ts';
import { type CallbackKeys, readCallbackKeys } from './callbackKey.ts';
import { LEASE_RENEWAL_MS, leaseEvents, listDuePartnerIds, renewLeases } from './dueEvent.store.ts';

/** The dependencies of a delivery. */
export interface CallbackPlatform extends Platform {
  callbacks: CallbackGateway;
  keys: CallbackKeys;
}

/**
 * Delivers due events, separately for each partner, so that a receiver that does not respond delays no other partner. A run starts
 * deliveries and does not wait for them.
 */
export function openDeliveries(worker: Omit<CallbackPlatform, 'keys'>): Work {
  const { db, log } = worker;
  const platform = { ...worker, keys: readCallbackKeys(worker.config) };
  const underWay = new Set<Promise<void>>();
  const leasing = new Set<string>();
  const leased = new Set<string>();
  const renewal = setInterval(() => {
    if (leased.size === 0) return;
    void renewLeases(db, [...leased]).catch((error: unknown) =>
      noteFailure(log, 'callback', 'leases', error),
    );
  }, LEASE_RENEWAL_MS);
  let isClosed = false;

  function deliver(partnerId: string, eventId: string): void {
    leased.add(eventId);
    const delivery = deliverCallback(platform, eventId)
      .catch((error: unknown) => noteFailure(log, 'callback', eventId, error))
      .finally(() => {
        underWay.delete(delivery);
        leased.delete(eventId);
        lease(partnerId);
      });
    underWay.add(delivery);
  }
  /** Leases as many of a partner's events as may be delivered concurrently, and leases more whenever a delivery ends. */
  function lease(partnerId: string): void {
    if (isClosed || leasing.has(partnerId)) return;
    leasing.add(partnerId);
    const taking = inTransaction(db, (tx) => leaseEvents(tx, partnerId))
      .then((ids) => {
        for (const id of ids) deliver(partnerId, id);
      })
      .catch((error: unknown) => noteFailure(log, 'callbacks of a partner', partnerId, error))
      .finally(() => {
        leasing.delete(partnerId);
        underWay.delete(taking);
      });
    underWay.add(taking);
  }
  return {
    async run() {
      if (platform.keys.platform.length === 0) return;
      for (const partnerId of await listDuePartnerIds(db)) lease(partnerId);
    },
    async close() {
      isClosed = true;
      // Events that are already leased are still delivered; otherwise their leases would have to expire first.
      while (underWay.size > 0) await Promise.all(underWay);
      clearInterval(renewal);
    },
  };
}

/**
 * Delivers an event that this worker has leased: one call through the gateway, then one transaction that records the result. If the worker
 * dies in between, the lease expires and the receiver gets the same event again: at-least-once delivery (P-05).
 */
async function deliverCallback(platform: CallbackPlatform, eventId: string): Promise<void> {
  const event = await findEvent(platform.db, eventId);
  if (!event?.url) return;
  const attempt = event.attempts + 1;
  const body = callbackBody(event);
  const nowSeconds = Math.floor(Date.now() / 1000);
  const headers = callbackHeaders(platform.keys, { id: event.id, attempt, body, nowSeconds });
  const sent = { url: event.url, headers, body };
  checkpoint('callback.signed');
  const answer = await platform.callbacks.post(sent);
  checkpoint('callback.answered');
  await inTransaction(platform.db, (tx) => record(tx, event, sent, answer));
}

async function record(tx: Tx, event: DueEvent, sent: SentCallback, answer: CallbackAnswer): Promise<void> {
  const attempts = event.attempts + 1;
  const isNew = await insertDelivery(tx, { eventId: event.id, attempt: attempts }, sent, answer);
  if (!isNew) return;
  const next = afterAttempt(
    { type: event.type, attempts: event.planAttempts + 1, random: Math.random() },
    answer,
  );
  await updateEvent(tx, { id: event.id, attempts }, next);
  checkpoint('callback.noted');
  if (event.type === 'endpoint.test') return;
  if (isReceipt(answer)) await clearFailing(tx, event.partnerId);
  else await judgeReceiver(tx, event, answer);
}

/** Switches off callbacks to a receiver that reports that it is gone or has failed for days, until the partner switches them on again. */
async function judgeReceiver(tx: Tx, event: DueEvent, answer: CallbackAnswer): Promise<void> {
  const { silentMs, isOff } = await markFailing(tx, event.partnerId);
  if (isOff) return;
  const reason = isGone(answer) ? 'gone' : silentMs >= SILENCE_MS ? 'silent' : null;
  if (reason === null) return;
  await switchOff(tx, event.partnerId, reason);
  const template = reason === 'gone' ? 'callbacksGone' : 'callbacksSilent';
  await postMessage(tx, { userId: event.userId, type: 'service', template, params: {} });
}
