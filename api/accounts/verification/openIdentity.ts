import { open } from '../../steam/client/secretBox.ts';
import type { Identity } from './verification.ts';

/**
 * Opens what `sealIdentity` sealed.
 * @throws if the key or the user does not match or a byte was changed.
 */
export function openIdentity(privateKeyPem: string, userId: string, sealed: string): Identity {
  return JSON.parse(open(privateKeyPem, Buffer.from(sealed, 'base64'), `identity‖${userId}`)) as Identity;
}
