import { open } from '../../steam/client/secretBox.ts';

/** Opens what `sealPaymentAccount` sealed. @throws where key, user or a byte does not fit. */
export function openPaymentAccount(privateKeyPem: string, userId: string, sealed: string): string {
  return open(privateKeyPem, Buffer.from(sealed, 'base64'), `paymentAccount‖${userId}`);
}
