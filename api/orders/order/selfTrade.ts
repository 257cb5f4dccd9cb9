import { hashWithKey } from '../../accounts/verification/seals.ts';

/** What is known about a user's accounts elsewhere. */
export interface KnownPerson {
  phone: string;
  /** steamid64 of every Steam account that the user has or had bound. */
  steamIds: string[];
  accountHashes: string[];
}

/** The traits that identify a person, as far as a market can know them. */
export interface PersonTraits {
  /** Steam accounts: those bound now or before, and the account of the trade link. */
  steamIds: readonly string[];
  /** Keyed hashes of payment-app accounts and of the phone number, which often is one. */
  paymentHashes: readonly string[];
}

/**
 * True if two users are one person: a purchase between them would turn a deposit into proceeds (T-22). An ID number
 * verifies only one user, so it is not compared.
 */
export function isSamePerson(one: PersonTraits, other: PersonTraits): boolean {
  return (
    one.steamIds.some((id) => other.steamIds.includes(id)) ||
    one.paymentHashes.some((hash) => other.paymentHashes.includes(hash))
  );
}

const CHINA = '+86';

/** Hashes the traits that identify a person. The phone number often is a payment-app account, so it counts as one. */
export function hashTraits({ phone, steamIds, accountHashes }: KnownPerson, hashKey: string): PersonTraits {
  const account = phone.startsWith(CHINA) ? phone.slice(CHINA.length) : phone;
  return { steamIds, paymentHashes: [...accountHashes, hashWithKey(hashKey, 'paymentAccount', account)] };
}
