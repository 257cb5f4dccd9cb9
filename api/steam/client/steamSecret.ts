import { open, seal } from './secretBox.ts';

/** What the worker needs to act for a Steam account. Never leaves the worker, never reaches a log. */
export interface SteamSecret {
  refreshToken: string;
  identitySecret: string;
  sharedSecret: string;
  deviceId: string;
  /** To sign in again when the refresh token ends. Absent where nobody gave one. */
  password?: string;
}

/** What somebody uploads to bind an account. Sealed by the api, which can never read it again. */
export interface SteamUpload {
  accountName: string;
  password: string;
  sharedSecret: string;
  identitySecret: string;
  deviceId: string | null;
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

/** Seals an upload for the worker, bound to its binding. */
export function sealSteamUpload(publicKeyPem: string, bindingId: string, upload: SteamUpload): string {
  return seal(publicKeyPem, JSON.stringify(upload), `steamUpload‖${bindingId}`).toString('base64');
}

/** Opens what `sealSteamUpload` sealed. */
export function openSteamUpload(privateKeyPem: string, bindingId: string, sealed: string): SteamUpload {
  return JSON.parse(
    open(privateKeyPem, Buffer.from(sealed, 'base64'), `steamUpload‖${bindingId}`),
  ) as SteamUpload;
}
