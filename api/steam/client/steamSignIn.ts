import type { SteamSession } from './steamGateway.ts';

/** Credentials of an account. */
export interface SteamCredentials {
  readonly accountName: string;
  readonly password: string;
  /** Base64 of 20 bytes. Generates the login codes. */
  readonly sharedSecret: string;
}

/** What an owner types to sign in. */
export interface TypedCredentials {
  readonly accountName: string;
  readonly password: string;
  /** Login code of the owner's mobile authenticator. */
  readonly code: string;
}

/** Tokens of a new sign-in and the account they belong to. */
export interface SteamSignedIn {
  readonly steamId: string;
  /** MobileApp refresh token (JWT, about 200 days). */
  readonly refreshToken: string;
  readonly accessToken: string;
}

/** A sign-in by QR code that waits for the Steam app of the account's owner. */
export interface QrSignIn {
  readonly clientId: string;
  /** Base64. */
  readonly requestId: string;
  /** The address in the code. Changes about every half minute until an app has read it. */
  readonly challengeUrl: string;
}

/** How far a sign-in by QR code is: it waits, with its present code, or the owner approved it. */
export type QrAnswer =
  | { readonly tokens: null; readonly qr: QrSignIn }
  | { readonly tokens: SteamSignedIn; readonly accountName: string };

/**
 * Why Steam rejects a sign-in: wrong password or login code, an e-mail code is required, too many attempts, no authenticator, or the
 * account is locked. A QR code was denied in the app, or is too old.
 */
export type SignInReason =
  | 'passwordWrong'
  | 'codeWrong'
  | 'emailCodeWanted'
  | 'rateLimited'
  | 'authenticatorMissing'
  | 'accountLocked'
  | 'qrDenied';

/** A sign-in rejected by Steam. Repeating the same call is useless. The message contains no name and no secret. */
export class SteamSignInRefused extends Error {
  readonly reason: SignInReason;

  constructor(reason: SignInReason) {
    super(`Steam refused the sign-in: ${reason}`);
    this.name = 'SteamSignInRefused';
    this.reason = reason;
  }
}

/**
 * The gateway for an account's own settings: sign-in, trade link, name. Methods throw `SteamError`; the sign-ins also
 * throw `SteamSignInRefused`. Must not be called inside a database transaction.
 */
export interface SteamSignIn {
  /** Signs in with password and login code, as the mobile app does. Safe to repeat: each call creates a separate session. */
  signIn(credentials: SteamCredentials, laneKey: string): Promise<SteamSignedIn>;
  /** Signs in with password and a login code that the owner typed, which Steam accepts once. */
  signInByCode(typed: TypedCredentials, laneKey: string): Promise<SteamSignedIn>;
  /** Starts a sign-in by QR code. Safe to repeat: each call creates a separate one. */
  beginQr(laneKey: string): Promise<QrSignIn>;
  /** Asks whether a QR code was approved. Throws `SteamSignInRefused` `qrDenied` if it was denied, or is too old. */
  pollQr(qr: QrSignIn, laneKey: string): Promise<QrAnswer>;
  /** Acknowledges trade protection for the account. Since July 2025 Steam accepts no confirmation without it. */
  acknowledgeTradeProtection(session: SteamSession): Promise<void>;
  /** Reads the account's trade link. Null if it never had one. */
  readTradeUrl(session: SteamSession): Promise<string | null>;
  /** Creates a new trade link, which invalidates the old one immediately. */
  makeTradeUrl(session: SteamSession): Promise<string>;
  /** Reads the display name of the account. Null if Steam does not return it: the name is optional. */
  readPersonaName(steamId: string): Promise<string | null>;
}
