import type { Identity } from './verification.ts';

/** The only error of the gateway to the verification service. Its message never contains the request. */
export class IdentityError extends Error {
  override readonly name = 'IdentityError';
}

/** The gateway to the real-name verification service. It must not be called inside a database transaction. */
export interface IdentityGateway {
  /**
   * Asks whether a name and an ID number belong to one person.
   * @throws IdentityError if no readable answer came in time.
   */
  isOnePerson(identity: Identity): Promise<boolean>;
}
