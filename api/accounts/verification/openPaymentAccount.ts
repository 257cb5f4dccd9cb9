import { open } from '../../steam/client/secretBox.ts';

/**
 * Opens what `sealPaymentAccount` sealed.
 * @throws if the key or the user does not match or a byte was changed.
 */
export function openPaymentAccount(privateKeyPem: string, userId: string, sealed: string): string {
  return open(privateKeyPem, Buffer.from(sealed, 'base64'), `paymentAccount‖${userId}`);
}
