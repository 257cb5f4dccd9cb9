import { createHash, randomBytes, randomInt } from 'node:crypto';
import type { BooksReader } from '../books.ts';
import { issueToken } from './steamToken.ts';

/** Reaction of a sandbox account to received offers. */
export type Behaviour = 'accept' | 'decline' | 'ignore' | 'counter';

/** A new account. The secrets are those of its Mafile. */
export interface NewSteamAccount {
  readonly steamId: string;
  readonly accountName: string;
  readonly personaName: string;
  readonly sharedSecret: string;
  readonly identitySecret: string;
  readonly deviceId: string;
  readonly tradeToken: string;
  readonly isRobot: boolean;
  readonly behaviour: Behaviour;
}

/** One row of `sandbox.steam_account`. */
export interface SteamAccountRow {
  readonly steam_id: string;
  readonly account_name: string;
  readonly persona_name: string;
  readonly shared_secret: string;
  readonly identity_secret: string;
  readonly device_id: string;
  readonly trade_token: string;
  readonly refresh_token: string | null;
  readonly is_robot: boolean;
  readonly behaviour: Behaviour;
  readonly behaviour_delay_ms: number;
  readonly hold_days: number;
  /** Steam tells of the hold only when an offer was accepted. */
  readonly hides_hold: boolean;
  /** Steam takes the account's trade link for a dead one. */
  readonly refuses_link: boolean;
  /** Steam replaces the refresh token of its app when that is about to end. */
  readonly renews_tokens: boolean;
  readonly is_inventory_private: boolean;
  /** The inventory is hidden even from the account's own session, as for an incomplete Steam profile. */
  readonly hides_from_itself: boolean;
  readonly has_acknowledged_protection: boolean;
  readonly trade_banned_until: Date | null;
  /** Mobile confirmations: required, not required, always rejected, or never listed. */
  readonly confirmations: 'asked' | 'notNeeded' | 'refused' | 'hidden';
  readonly hold_outcome: 'ends' | 'cancelled';
  readonly reverses_after_minutes: number | null;
  readonly marks_reversed_offer: boolean;
  readonly cancels_after_ms: number | null;
  /** Tokens of an older generation are revoked. */
  readonly token_generation: number;
  /** Null for the password of `passwordOf`. */
  readonly password: string | null;
  /** What a sign-in requires in addition to the password. */
  readonly guard: 'device' | 'email' | 'none';
  /** Name in the address of the profile, `/id/<name>`. Null for `/profiles/<steamid>`. Every second new account has one. */
  readonly custom_url: string | null;
}

const steamIdBase = 76_561_197_960_265_728n;

/** The 32-bit account id that trade URLs and offers use. */
export function accountIdOf(steamId: string): number {
  return Number(BigInt(steamId) - steamIdBase);
}

/** The steamid64 of a 32-bit account id. */
export function steamIdOf(accountId: number): string {
  return String(BigInt(accountId) + steamIdBase);
}

/** The password of an account. */
export function passwordOf(account: { steam_id: string; password: string | null }): string {
  return account.password ?? `Sandbox-${accountIdOf(account.steam_id)}`;
}

/** The trade URL that Steam shows to this account. */
export function tradeUrlOf(account: { steamId: string; tradeToken: string }): string {
  return `https://steamcommunity.com/tradeoffer/new/?partner=${accountIdOf(account.steamId)}&token=${account.tradeToken}`;
}

/** Whether Steam takes a token for that of the account's trade link. */
export function isLinkOf(account: SteamAccountRow, token: string | null | undefined): boolean {
  return token === account.trade_token && !account.refuses_link;
}

/** The device id that Steam clients derive from the steamid64. */
export function deviceIdOf(steamId: string): string {
  const hex = createHash('sha1').update(steamId).digest('hex');
  return `android:${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20, 32)}`;
}

/** Eight characters, as in Steam's trade URLs. */
export function newTradeToken(): string {
  return randomBytes(6).toString('base64url');
}

/** Creates an account with new secrets, by default a player. Robots ignore received offers. */
export function newSteamAccount(given: Partial<NewSteamAccount> = {}): NewSteamAccount {
  const steamId = given.steamId ?? steamIdOf(randomInt(900_000_000, 2_000_000_000));
  const isRobot = given.isRobot ?? false;
  return {
    steamId,
    accountName: `player${accountIdOf(steamId)}`,
    personaName: `Player ${accountIdOf(steamId)}`,
    sharedSecret: randomBytes(20).toString('base64'),
    identitySecret: randomBytes(20).toString('base64'),
    deviceId: deviceIdOf(steamId),
    tradeToken: newTradeToken(),
    isRobot,
    behaviour: isRobot ? 'ignore' : 'accept',
    ...given,
  };
}

/** Finds an account. Null if the id is unknown. */
export async function findAccount(books: BooksReader, steamId: string): Promise<SteamAccountRow | null> {
  if (!/^\d{17}$/.test(steamId)) return null;
  const { rows } = await books.query<SteamAccountRow>(
    'select * from sandbox.steam_account where steam_id = $1',
    [steamId],
  );
  return rows[0] ?? null;
}

/** Returns the account's refresh token. Issues one if there is none or it was revoked. */
export async function signIn(books: BooksReader, steamId: string): Promise<string> {
  const refreshToken = await issueToken(books, steamId, 'refresh');
  await books.query('update sandbox.steam_account set refresh_token = $2 where steam_id = $1', [
    steamId,
    refreshToken,
  ]);
  return refreshToken;
}
