import { z } from 'zod';
import { callSteam, type SteamAddress } from './callSteam.ts';
import { open, seal } from './secretBox.ts';
import { SteamError } from './steamError.ts';
import type { QrSignIn, SteamSignedIn } from './steamSignIn.ts';

/** The secrets with which the worker acts for a Steam account. They never leave the worker and are never logged. */
export interface SteamSecret {
  refreshToken: string;
  /** Absent, as the next two, for an account that was bound by QR code or typed code: its owner keeps its secrets. */
  identitySecret?: string;
  sharedSecret?: string;
  deviceId: string;
  /** Password for signing in again when the refresh token expires, if the user gave one. */
  password?: string;
}

/**
 * What a binding has already done at Steam, sealed with its upload. Steam accepts a login code once and limits sign-ins, so a step that
 * succeeded is not repeated.
 */
export interface BindingProgress {
  /** Time of the last sign-in that was begun, in milliseconds of Unix time. */
  signInBegunAt: number | null;
  /** True once Steam has signed the account in: password and secret are right. */
  hasSignedIn: boolean;
  tokens: SteamSignedIn | null;
  isAcknowledged: boolean;
  tradeUrl: string | null;
}

/** What a binding by QR code needs: nothing of its owner's, and the sign-in that the worker began. */
export interface QrUpload {
  qr: QrSignIn | null;
  /** Known once the owner has approved the sign-in. */
  accountName: string | null;
  /** The account that is bound again. Null for any. */
  wantedSteamId: string | null;
  progress?: BindingProgress;
}

/** What a user uploads to bind an account. The API process seals it and cannot read it again. */
export type SteamUpload = MafileUpload | QrUpload | CodeUpload;

/** What an owner types once. Once Steam has signed the account in, a `QrUpload` with the tokens takes its place. */
export interface CodeUpload {
  accountName: string;
  password: string;
  /** Login code of the owner's authenticator. */
  code: string;
  /** The account that is bound again. Null for any. */
  wantedSteamId: string | null;
  progress?: BindingProgress;
}

/** A Mafile with its password. */
export interface MafileUpload {
  accountName: string;
  password: string;
  sharedSecret: string;
  identitySecret: string;
  deviceId: string | null;
  /** Added by the worker. */
  progress?: BindingProgress;
}

/** Seals an account's secrets for the worker. Bound to the account: a sealed text copied to another row cannot be opened. */
export function sealSteamSecret(publicKeyPem: string, steamId: string, secret: SteamSecret): string {
  return seal(publicKeyPem, JSON.stringify(secret), `steamSecret‖${steamId}`).toString('base64');
}

/**
 * Opens what `sealSteamSecret` sealed.
 * @throws if the key, the account or a byte does not match.
 */
export function openSteamSecret(privateKeyPem: string, steamId: string, sealed: string): SteamSecret {
  return JSON.parse(
    open(privateKeyPem, Buffer.from(sealed, 'base64'), `steamSecret‖${steamId}`),
  ) as SteamSecret;
}

/** Seals an access token for storage. */
export function sealAccessToken(publicKeyPem: string, steamId: string, token: string): string {
  return seal(publicKeyPem, token, `steamAccessToken‖${steamId}`).toString('base64');
}

/** Opens what `sealAccessToken` sealed. */
export function openAccessToken(privateKeyPem: string, steamId: string, sealed: string): string {
  return open(privateKeyPem, Buffer.from(sealed, 'base64'), `steamAccessToken‖${steamId}`);
}

/** Seals an upload for the worker, bound to the id of its binding. */
export function sealSteamUpload(publicKeyPem: string, bindingId: string, upload: SteamUpload): string {
  return seal(publicKeyPem, JSON.stringify(upload), `steamUpload‖${bindingId}`).toString('base64');
}

/** Opens what `sealSteamUpload` sealed. */
export function openSteamUpload(privateKeyPem: string, bindingId: string, sealed: string): SteamUpload {
  return JSON.parse(
    open(privateKeyPem, Buffer.from(sealed, 'base64'), `steamUpload‖${bindingId}`),
  ) as SteamUpload;
}

const timeShape = z.object({ response: z.object({ server_time: z.coerce.number().int().positive() }) });

/** Steam's time in Unix seconds. Keys and codes use it instead of our clock: an error of one minute makes every code invalid. */
export async function readSteamTime(address: SteamAddress, laneKey?: string): Promise<number> {
  const path = '/ITwoFactorService/QueryTime/v1/';
  const call = { host: 'api', path, form: { steamid: '0' }, hasEffect: false } as const;
  const { body } = await callSteam(address, call, laneKey);
  const parsed = timeShape.safeParse(body);
  if (!parsed.success) throw new SteamError('transient', 'QueryTime: unexpected shape', { isOutage: true });
  return parsed.data.response.server_time;
}
