import type { SteamSession } from './steamGateway.ts';

/** Credentials of an account. */
export interface SteamCredentials {
  readonly accountName: string;
  readonly password: string;
  /** Base64 of 20 bytes. Generates the login codes. */
  readonly sharedSecret: string;
}

/** Tokens of a new sign-in and the account they belong to. */
export interface SteamSignedIn {
  readonly steamId: string;
  /** MobileApp refresh token (JWT, about 200 days). */
  readonly refreshToken: string;
  readonly accessToken: string;
}

/**
 * Why Steam rejects a sign-in: wrong password or login code, an e-mail code is required, too many attempts, no authenticator, or the
 * account is locked.
 */
export type SignInReason =
  | 'passwordWrong'
  | 'codeWrong'
  | 'emailCodeWanted'
  | 'rateLimited'
  | 'authenticatorMissing'
  | 'accountLocked';

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
 * The gateway for an account's own settings: sign-in, trade link, name. Methods throw `SteamError`; `signIn` also throws
 * `SteamSignInRefused`. Must not be called inside a database transaction.
 */
export interface SteamSignIn {
  /** Signs in with password and login code, as the mobile app does. Safe to repeat: each call creates a separate session. */
  signIn(credentials: SteamCredentials): Promise<SteamSignedIn>;
  /** Acknowledges trade protection for the account. Since July 2025 Steam accepts no confirmation without it. */
  acknowledgeTradeProtection(session: SteamSession): Promise<void>;
  /** Reads the account's trade link. Null if it never had one. */
  readTradeUrl(session: SteamSession): Promise<string | null>;
  /** Creates a new trade link, which invalidates the old one immediately. */
  makeTradeUrl(session: SteamSession): Promise<string>;
  /** Reads the display name of the account. Null if Steam does not return it: the name is optional. */
  readPersonaName(steamId: string): Promise<string | null>;
}
