import type { SteamSession } from './steamGateway.ts';

/** What an account signs in with. */
export interface SteamCredentials {
  readonly accountName: string;
  readonly password: string;
  /** Base64 of 20 bytes; makes the login codes. */
  readonly sharedSecret: string;
}

/** A new sign-in's tokens, and whose they are. */
export interface SteamSignedIn {
  readonly steamId: string;
  /** MobileApp refresh token (JWT, about 200 days). */
  readonly refreshToken: string;
  readonly accessToken: string;
}

/**
 * Why Steam lets an account not in: its password or its login code is wrong, it wants a code by e-mail, too many tried, it has no
 * authenticator, or the account itself is locked.
 */
export type SignInReason =
  | 'passwordWrong'
  | 'codeWrong'
  | 'emailCodeWanted'
  | 'rateLimited'
  | 'authenticatorMissing'
  | 'accountLocked';

/** Steam's "no" to a sign-in. Repeating the same call is useless; its message holds no name and no secret. */
export class SteamSignInRefused extends Error {
  readonly reason: SignInReason;

  constructor(reason: SignInReason) {
    super(`Steam refused the sign-in: ${reason}`);
    this.name = 'SteamSignInRefused';
    this.reason = reason;
  }
}

/**
 * The bridge for what an account does about itself: signing in, its trade link, its name. Methods throw `SteamError`, and `signIn`
 * `SteamSignInRefused` besides. Must not be called inside a database transaction.
 */
export interface SteamSignIn {
  /** Signs in by password and login code, as the mobile app does. Safe to repeat: each time makes a session of its own. */
  signIn(credentials: SteamCredentials): Promise<SteamSignedIn>;
  /** Acknowledges trade protection once for the account; without it no confirmation can be given (design of Steam, July 2025). */
  acknowledgeTradeProtection(session: SteamSession): Promise<void>;
  /** The account's trade link. Null where it never had one. */
  readTradeUrl(session: SteamSession): Promise<string | null>;
  /** Makes a new trade link; the old one is dead at once. */
  makeTradeUrl(session: SteamSession): Promise<string>;
  /** The name that the account shows. Null where Steam does not say: it is decoration. */
  readPersonaName(steamId: string): Promise<string | null>;
}
