import { hashWithKey } from '../../accounts/verification/hashWithKey.ts';
import type { KnownPerson, PersonTraits } from './selfTrade.ts';

const CHINA = '+86';

/** A person's traits; the phone number is an account of the payment app very often, and counts as one. */
export function hashTraits({ phone, steamIds, accountHashes }: KnownPerson, hashKey: string): PersonTraits {
  const account = phone.startsWith(CHINA) ? phone.slice(CHINA.length) : phone;
  return { steamIds, paymentHashes: [...accountHashes, hashWithKey(hashKey, 'paymentAccount', account)] };
}
