import { open, seal } from '../../steam/client/secretBox.ts';

/** What is sealed is bound to its webhook. */
function aadOf(webhookId: string): string {
  return `alertWebhook‖${webhookId}`;
}

/** Seals the secret of a webhook for the worker. */
export function sealWebhookSecret(publicKeyPem: string, webhookId: string, secret: string): string {
  return seal(publicKeyPem, secret, aadOf(webhookId)).toString('base64');
}

/**
 * Opens what `sealWebhookSecret` sealed.
 * @throws if the key, the webhook or a byte does not match.
 */
export function openWebhookSecret(privateKeyPem: string, webhookId: string, sealed: string): string {
  return open(privateKeyPem, Buffer.from(sealed, 'base64'), aadOf(webhookId));
}
