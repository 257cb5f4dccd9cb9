import { hashWithKey } from './hashWithKey.ts';

/**
 * The keyed hash of a payment-app account that paid or signed; null if the app did not report it. It is computed from
 * the app's own id, while an account for withdrawals is known by its sign-in name. The hashes of the two kinds never
 * match, even for the same account.
 */
export function hashPayer(hashKey: string, accountId: string | null | undefined): string | null {
  return accountId ? hashWithKey(hashKey, 'payer', accountId) : null;
}
