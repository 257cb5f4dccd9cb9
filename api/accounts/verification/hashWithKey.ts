import { createHmac } from 'node:crypto';

/** The keyed hash by which equal ID numbers, accounts or payers are found without storing them in readable form. */
export function hashWithKey(
  key: string,
  kind: 'idNumber' | 'paymentAccount' | 'payer',
  text: string,
): string {
  return createHmac('sha256', key).update(`${kind}‖${text}`).digest('base64url');
}
