import { hashWithKey } from './hashWithKey.ts';

/**
 * The keyed hash of an account of the payment app that paid or signed; null where the app did not say which. It is made of the app's own id,
 * and an account that is withdrawn to is known by its sign-in name: the hashes of the two kinds never meet, whoever owns them.
 */
export function hashPayer(hashKey: string, accountId: string | null | undefined): string | null {
  return accountId ? hashWithKey(hashKey, 'payer', accountId) : null;
}
