import { siteUrlOf } from '../../config.ts';
import { readClock } from '../../kernel/clock.ts';
import type { Tx } from '../../kernel/db.ts';
import { newId } from '../../kernel/ids.ts';
import type { Platform } from '../../kernel/platform.ts';
import { inTransaction } from '../../kernel/tx.ts';
import { AlertWebhookUnknown } from './alertWebhook.errors.ts';
import {
  findOpenWebhook,
  insertWebhookDelivery,
  lockWebhookOfAlert,
  wasJustTested,
} from './alertWebhook.store.ts';
import { DELIVERY_COPIES_MAX, type DeliveryType } from './alertWebhook.ts';
import { type CopyAlertRow, findOwnAlert, type ToldCopy } from './copyAlert.store.ts';
import { webhookBody } from './webhookBody.ts';

type Config = Platform['config'];

async function writeDelivery(
  tx: Tx,
  config: Config,
  {
    webhookId,
    type,
    alert,
    copies,
  }: { webhookId: string; type: DeliveryType; alert: CopyAlertRow; copies: readonly ToldCopy[] },
): Promise<void> {
  const id = newId();
  const createdAt = await readClock(tx);
  const body = webhookBody({ id, type, createdAt }, alert, { copies, siteUrl: siteUrlOf(config) });
  await insertWebhookDelivery(tx, { id, webhookId, type, body, copyCount: copies.length });
}

/**
 * Writes what an alert found for its webhook, in the transaction that takes it: a crash neither loses nor doubles it.
 * @returns true if the webhook stands for the alert's message.
 */
export async function writeFound(
  tx: Tx,
  config: Config,
  { alert, copies }: { alert: CopyAlertRow; copies: readonly ToldCopy[] },
): Promise<boolean> {
  const webhook = await findOpenWebhook(tx, alert.id);
  if (!webhook) return false;
  for (let start = 0; start < copies.length; start += DELIVERY_COPIES_MAX)
    await writeDelivery(tx, config, {
      webhookId: webhook.id,
      type: 'filter.matched',
      alert,
      copies: copies.slice(start, start + DELIVERY_COPIES_MAX),
    });
  return webhook.replacesMessage;
}

/**
 * Sends a test to a webhook, whether it is on or off: one attempt. Another press within ten seconds is the same test.
 * @throws AlertWebhookUnknown
 */
export async function testAlertWebhook(
  { db, config }: Pick<Platform, 'db' | 'config'>,
  { userId, alertId }: { userId: string; alertId: string },
): Promise<CopyAlertRow> {
  return inTransaction(db, async (tx) => {
    const alert = await findOwnAlert(tx, userId, alertId);
    const webhook = alert && (await lockWebhookOfAlert(tx, { userId, alertId }));
    if (!webhook) throw new AlertWebhookUnknown();
    if (!(await wasJustTested(tx, webhook.id)))
      await writeDelivery(tx, config, { webhookId: webhook.id, type: 'endpoint.test', alert, copies: [] });
    return alert;
  });
}
