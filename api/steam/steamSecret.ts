import { open, seal } from './secretBox.ts';

/** What the worker needs to act for a Steam account. Never leaves the worker, never reaches a log. */
export interface SteamSecret {
  refreshToken: string;
  identitySecret: string;
  sharedSecret: string;
  deviceId: string;
}

/** Seals an account's secrets for the worker. Bound to the account: a sealed text moved to another row cannot be opened. */
export function sealSteamSecret(publicKeyPem: string, steamId: string, secret: SteamSecret): string {
  return seal(publicKeyPem, JSON.stringify(secret), `steamSecret‖${steamId}`).toString('base64');
}

/** Opens what `sealSteamSecret` sealed. @throws where key, account or a byte does not fit. */
export function openSteamSecret(privateKeyPem: string, steamId: string, sealed: string): SteamSecret {
  return JSON.parse(
    open(privateKeyPem, Buffer.from(sealed, 'base64'), `steamSecret‖${steamId}`),
  ) as SteamSecret;
}

/** Seals an access token between renewals. */
export function sealAccessToken(publicKeyPem: string, steamId: string, token: string): string {
  return seal(publicKeyPem, token, `steamAccessToken‖${steamId}`).toString('base64');
}

/** Opens what `sealAccessToken` sealed. */
export function openAccessToken(privateKeyPem: string, steamId: string, sealed: string): string {
  return open(privateKeyPem, Buffer.from(sealed, 'base64'), `steamAccessToken‖${steamId}`);
}
