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
import { standardHeaders } from '../../notifications/callback/callbackText.ts';
import { deliverDue } from '../../notifications/callback/deliverDue.ts';
import { postMessage } from '../../notifications/message/postMessages.ts';
import {
  type DueDelivery,
  deleteOldDeliveries,
  endLease,
  findDueDelivery,
  leaseWebhooks,
  listSendingUserIds,
  lockWebhook,
  renewWebhookLeases,
  updateDelivery,
  updateWebhook,
} from './alertWebhook.store.ts';
import { afterDelivery, signDelivery, WORKER_AT_ONCE } from './alertWebhook.ts';
import { openWebhookSecret } from './webhookSecret.ts';

/** What deliveries need. */
type WebhookPlatform = Platform & { readonly callbacks: CallbackGateway };

/** Sends what waits for the webhooks of alerts: one delivery of a webhook at a time, each user's apart. */
export function openWebhooks(worker: WebhookPlatform): Work {
  const { db, log } = worker;
  return deliverDue(log, {
    name: 'webhook',
    ownerName: 'webhooks of a user',
    atOnceMax: WORKER_AT_ONCE,
    listOwners: () => listSendingUserIds(db),
    lease: (userId) => inTransaction(db, (tx) => leaseWebhooks(tx, userId)),
    renew: (ids) => renewWebhookLeases(db, ids),
    deliver: (webhookId) => deliver(worker, webhookId),
  });
}

/**
 * Makes one attempt of a webhook that this worker has leased: one call through the gateway, then one transaction that records the result. If
 * the worker dies in between, the lease expires and the receiver gets the same id and body again.
 */
async function deliver({ db, config, callbacks }: WebhookPlatform, webhookId: string): Promise<void> {
  const due = await findDueDelivery(db, webhookId);
  if (!due) {
    await inTransaction(db, (tx) => endLease(tx, webhookId));
    return;
  }
  const secret = openWebhookSecret(config.STEAM_SEAL_PRIVATE_KEY, webhookId, due.sealedSecret);
  const nowSeconds = Math.floor(Date.now() / 1000);
  const signed = { id: due.id, attempt: due.attempts + 1, body: due.body, nowSeconds };
  const headers = standardHeaders(signed, (text) => signDelivery(secret, text));
  checkpoint('webhook.signed');
  const answer = await callbacks.post({ url: due.url, headers, body: due.body });
  checkpoint('webhook.answered');
  await inTransaction(db, (tx) => record(tx, due, answer));
}

/** Records an attempt. A test says nothing of what its webhook sends otherwise. */
async function record(tx: Tx, due: DueDelivery, answer: CallbackAnswer): Promise<void> {
  const webhook = await lockWebhook(tx, due.webhookId);
  if (!webhook) return;
  await endLease(tx, due.webhookId);
  if (due.type === 'endpoint.test') {
    await updateDelivery(tx, due, { state: isReceipt(answer) ? 'delivered' : 'dead', answer });
    return;
  }
  const { state, ...after } = afterDelivery(
    { attempts: due.attempts + 1, failures: webhook.failures },
    answer,
  );
  // What another address answered says nothing of this one, which has yet to be sent what the other did not take.
  const isOther = webhook.url !== due.url;
  const isNew = await updateDelivery(tx, due, {
    state: isOther && !isReceipt(answer) ? 'waiting' : state,
    answer,
  });
  if (!isNew || isOther) return;
  await updateWebhook(tx, due.webhookId, after);
  checkpoint('webhook.noted');
  if (after.isOff)
    await postMessage(tx, {
      userId: webhook.userId,
      type: 'service',
      template: isGone(answer) ? 'webhookGone' : 'webhookOff',
      params: { filterName: webhook.alertName, count: after.failures },
    });
}

/** Forgets deliveries that ended long ago. */
export async function forgetOldDeliveries({ db }: Platform): Promise<void> {
  await deleteOldDeliveries(db);
}
