import { checkpoint } from '../../kernel/checkpoint.ts';
import type { Tx } from '../../kernel/db.ts';
import type { Work } from '../../kernel/job.ts';
import type { Platform } from '../../kernel/platform.ts';
import { inTransaction } from '../../kernel/tx.ts';
import {
  type CallbackAnswer,
  type CallbackGateway,
  isGone,
  isReceipt,
} from '../../notifications/callback/callbackAnswer.ts';
import { deliverDue } from '../../notifications/callback/deliverDue.ts';
import { postMessage } from '../../notifications/message/postMessages.ts';
import {
  type AttemptedEvent,
  clearFailing,
  countAttempt,
  type DueEvent,
  findEvent,
  insertDelivery,
  lockEvent,
  markFailing,
  type SentCallback,
  switchOff,
  updateEvent,
} from './callback.store.ts';
import { afterAttempt, SILENCE_MS } from './callback.ts';
import { callbackBody } from './callbackBody.ts';
import { callbackHeaders } from './callbackHeaders.ts';
import { type CallbackKeys, readCallbackKeys } from './callbackKey.ts';
import { leaseEvents, listDuePartnerIds, renewLeases } from './dueEvent.store.ts';

/** The dependencies of a delivery. */
export interface CallbackPlatform extends Platform {
  callbacks: CallbackGateway;
  keys: CallbackKeys;
}

/** Delivers due events, those of each partner apart. Without a key of the platform nothing is sent. */
export function openDeliveries(worker: Omit<CallbackPlatform, 'keys'>): Work {
  const { db, log } = worker;
  const platform = { ...worker, keys: readCallbackKeys(worker.config) };
  return deliverDue(log, {
    name: 'callback',
    ownerName: 'callbacks of a partner',
    listOwners: async () => (platform.keys.platform.length === 0 ? [] : listDuePartnerIds(db)),
    lease: (partnerId) => inTransaction(db, (tx) => leaseEvents(tx, partnerId)),
    renew: (ids) => renewLeases(db, ids),
    deliver: (eventId) => deliverCallback(platform, eventId),
  });
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

async function record(
  tx: Tx,
  event: AttemptedEvent,
  sent: SentCallback,
  answer: CallbackAnswer,
): Promise<void> {
  const attempts = event.attempts + 1;
  // The call took seconds: the event may have been resent since it was read.
  const { planAttempts, wasResent } = await lockEvent(tx, event);
  const isNew = await insertDelivery(tx, { eventId: event.id, attempt: attempts }, sent, answer);
  if (!isNew) return;
  if (wasResent) await countAttempt(tx, { id: event.id, attempts });
  else {
    const plan = { type: event.type, attempts: planAttempts + 1, random: Math.random() };
    await updateEvent(tx, { id: event.id, attempts }, afterAttempt(plan, answer));
  }
  checkpoint('callback.noted');
  if (event.type === 'endpoint.test') return;
  if (isReceipt(answer)) await clearFailing(tx, { partnerId: event.partnerId, url: sent.url });
  else await judgeReceiver(tx, event, sent.url, answer);
}

/** Switches off callbacks to a receiver that reports that it is gone or has failed for days, until the partner switches them on again. */
async function judgeReceiver(
  tx: Tx,
  { partnerId, userId }: DueEvent,
  url: string,
  answer: CallbackAnswer,
): Promise<void> {
  const receiver = await markFailing(tx, { partnerId, url });
  if (!receiver || receiver.isOff) return;
  const reason = isGone(answer) ? 'gone' : receiver.silentMs >= SILENCE_MS ? 'silent' : null;
  if (reason === null) return;
  await switchOff(tx, partnerId, reason);
  const template = reason === 'gone' ? 'callbacksGone' : 'callbacksSilent';
  await postMessage(tx, { userId, type: 'service', template, params: {} });
}
