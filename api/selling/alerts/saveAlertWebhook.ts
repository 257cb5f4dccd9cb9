import { checkpoint } from '../../kernel/checkpoint.ts';
import { newId } from '../../kernel/ids.ts';
import type { Platform } from '../../kernel/platform.ts';
import { inTransaction } from '../../kernel/tx.ts';
import { parseCallbackUrl } from '../../notifications/callback/callbackUrl.ts';
import { AlertWebhooksFull, AlertWebhookUnknown, WebhookUrlInvalid } from './alertWebhook.errors.ts';
import {
  changeWebhook,
  countWebhooks,
  insertWebhook,
  lockWebhookOfAlert,
  updateSecret,
} from './alertWebhook.store.ts';
import { newWebhookSecret, WEBHOOKS_MAX } from './alertWebhook.ts';
import { type CopyAlertRow, findOwnAlert, lockAlertOwner } from './copyAlert.store.ts';
import { sealWebhookSecret } from './webhookSecret.ts';

/** An alert with its webhook saved, and the secret if it is new: nobody can read it later. */
export interface SavedWebhook {
  readonly alert: CopyAlertRow;
  readonly secret: string | null;
}

/** The alert whose webhook is meant, by its owner. */
interface OwnAlert {
  readonly userId: string;
  readonly alertId: string;
}

/**
 * Gives an alert a webhook, or changes the one that it has and switches it on: the same again changes nothing more.
 * @throws WebhookUrlInvalid, AlertWebhookUnknown if the user has no such alert, AlertWebhooksFull.
 */
export async function saveAlertWebhook(
  { db, config }: Pick<Platform, 'db' | 'config'>,
  { userId, alertId, url, replacesMessage }: OwnAlert & { url: string; replacesMessage: boolean },
): Promise<SavedWebhook> {
  const parsed = parseCallbackUrl(url, config.CALLBACK_DEV_HOSTS);
  if ('problem' in parsed) throw new WebhookUrlInvalid({ urlProblem: parsed.problem });
  return inTransaction(db, async (tx) => {
    await lockAlertOwner(tx, userId);
    const alert = await findOwnAlert(tx, userId, alertId);
    if (!alert) throw new AlertWebhookUnknown();
    const known = await lockWebhookOfAlert(tx, { userId, alertId });
    if (known) {
      await changeWebhook(tx, known.id, { url: parsed.url, replacesMessage });
      return { alert, secret: null };
    }
    if ((await countWebhooks(tx, userId)) >= WEBHOOKS_MAX)
      throw new AlertWebhooksFull({ limit: WEBHOOKS_MAX });
    const id = newId();
    const secret = newWebhookSecret();
    const sealedSecret = sealWebhookSecret(config.STEAM_SEAL_PUBLIC_KEY, id, secret);
    await insertWebhook(tx, { id, alertId, userId, url: parsed.url, sealedSecret, replacesMessage });
    checkpoint('webhook.saved');
    return { alert, secret };
  });
}

/**
 * Gives a webhook another secret. From the next attempt on it signs with the new one alone.
 * @throws AlertWebhookUnknown
 */
export async function replaceWebhookSecret(
  { db, config }: Pick<Platform, 'db' | 'config'>,
  { userId, alertId }: OwnAlert,
): Promise<SavedWebhook> {
  return inTransaction(db, async (tx) => {
    const alert = await findOwnAlert(tx, userId, alertId);
    const webhook = alert && (await lockWebhookOfAlert(tx, { userId, alertId }));
    if (!webhook) throw new AlertWebhookUnknown();
    const secret = newWebhookSecret();
    await updateSecret(tx, webhook.id, sealWebhookSecret(config.STEAM_SEAL_PUBLIC_KEY, webhook.id, secret));
    return { alert, secret };
  });
}
