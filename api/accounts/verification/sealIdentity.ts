import { seal } from '../../steam/client/secretBox.ts';
import type { Identity } from './verification.ts';

/** Seals an identity for the worker, bound to its user: it cannot be opened from another user's row. */
export function sealIdentity(publicKeyPem: string, userId: string, identity: Identity): string {
  return seal(publicKeyPem, JSON.stringify(identity), `identity‖${userId}`).toString('base64');
}
