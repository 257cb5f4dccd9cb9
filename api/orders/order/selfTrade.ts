/** What is known of a user's accounts elsewhere. */
export interface KnownPerson {
  phone: string;
  /** steamid64 of every Steam account that the user has bound, or had. */
  steamIds: string[];
  accountHashes: string[];
}

/** What tells a person apart, as far as a market can know it. */
export interface PersonTraits {
  /** Steam accounts: bound ones, now or once, and the one of the trade link. */
  steamIds: readonly string[];
  /** Keyed hashes of payment-app accounts, and of the phone number, which is one very often. */
  paymentHashes: readonly string[];
}

/**
 * True where two users are one person: a purchase between them would turn a deposit into proceeds (T-22). An ID number verifies one user
 * alone and is no trait here.
 */
export function isSamePerson(one: PersonTraits, other: PersonTraits): boolean {
  return (
    one.steamIds.some((id) => other.steamIds.includes(id)) ||
    one.paymentHashes.some((hash) => other.paymentHashes.includes(hash))
  );
}
