import { seal } from '../../steam/client/secretBox.ts';

/** Seals a payment-app account for the worker, bound to its user. */
export function sealPaymentAccount(publicKeyPem: string, userId: string, account: string): string {
  return seal(publicKeyPem, account, `paymentAccount‖${userId}`).toString('base64');
}
