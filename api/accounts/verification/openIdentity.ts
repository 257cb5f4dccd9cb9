import { open } from '../../steam/client/secretBox.ts';
import type { Identity } from './verification.ts';

/** Opens what `sealIdentity` sealed. @throws where key, user or a byte does not fit. */
export function openIdentity(privateKeyPem: string, userId: string, sealed: string): Identity {
  return JSON.parse(open(privateKeyPem, Buffer.from(sealed, 'base64'), `identity‖${userId}`)) as Identity;
}
