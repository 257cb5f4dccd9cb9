import { hashWithKey } from '../../accounts/verification/seals.ts';
import type { KnownPerson, PersonTraits } from './selfTrade.ts';

const CHINA = '+86';

/** Hashes the traits that identify a person. The phone number often is a payment-app account, so it counts as one. */
export function hashTraits({ phone, steamIds, accountHashes }: KnownPerson, hashKey: string): PersonTraits {
  const account = phone.startsWith(CHINA) ? phone.slice(CHINA.length) : phone;
  return { steamIds, paymentHashes: [...accountHashes, hashWithKey(hashKey, 'paymentAccount', account)] };
}
