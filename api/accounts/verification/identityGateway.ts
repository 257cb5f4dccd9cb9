import type { Identity } from './verification.ts';

/** The one error of the bridge to the verification service; its message never repeats what was asked. */
export class IdentityError extends Error {
  override readonly name = 'IdentityError';
}

/** The bridge to the real-name verification service. Must not be called inside a database transaction. */
export interface IdentityGateway {
  /**
   * Asks whether a name and an ID number belong to one person.
   * @throws IdentityError where no answer, or none that can be read, came in time.
   */
  isOnePerson(identity: Identity): Promise<boolean>;
}
