import { seal } from '../../steam/client/secretBox.ts';
import type { Identity } from './verification.ts';

/** Seals an identity for the worker, bound to its user: moved to another's row it cannot be opened. */
export function sealIdentity(publicKeyPem: string, userId: string, identity: Identity): string {
  return seal(publicKeyPem, JSON.stringify(identity), `identity‖${userId}`).toString('base64');
}
