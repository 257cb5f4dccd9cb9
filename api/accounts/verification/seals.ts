import { createHmac } from 'node:crypto';
import { open, seal } from '../../steam/client/secretBox.ts';
import type { Identity } from './verification.ts';

/** The keyed hash by which equal ID numbers, accounts or payers are found without storing them in readable form. */
export function hashWithKey(
  key: string,
  kind: 'idNumber' | 'paymentAccount' | 'payer',
  text: string,
): string {
  return createHmac('sha256', key).update(`${kind}‖${text}`).digest('base64url');
}

/**
 * The keyed hash of a payment-app account that paid or signed; null if the app did not report it. It is computed from
 * the app's own id, while an account for withdrawals is known by its sign-in name. The hashes of the two kinds never
 * match, even for the same account.
 */
export function hashPayer(hashKey: string, accountId: string | null | undefined): string | null {
  return accountId ? hashWithKey(hashKey, 'payer', accountId) : null;
}

/** Seals an identity for the worker, bound to its user: it cannot be opened from another user's row. */
export function sealIdentity(publicKeyPem: string, userId: string, identity: Identity): string {
  return seal(publicKeyPem, JSON.stringify(identity), `identity‖${userId}`).toString('base64');
}

/**
 * Opens what `sealIdentity` sealed.
 * @throws if the key or the user does not match or a byte was changed.
 */
export function openIdentity(privateKeyPem: string, userId: string, sealed: string): Identity {
  return JSON.parse(open(privateKeyPem, Buffer.from(sealed, 'base64'), `identity‖${userId}`)) as Identity;
}

/** Seals a payment-app account for the worker, bound to its user. */
export function sealPaymentAccount(publicKeyPem: string, userId: string, account: string): string {
  return seal(publicKeyPem, account, `paymentAccount‖${userId}`).toString('base64');
}

/**
 * Opens what `sealPaymentAccount` sealed.
 * @throws if the key or the user does not match or a byte was changed.
 */
export function openPaymentAccount(privateKeyPem: string, userId: string, sealed: string): string {
  return open(privateKeyPem, Buffer.from(sealed, 'base64'), `paymentAccount‖${userId}`);
}
