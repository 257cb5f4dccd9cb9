import { createHash } from 'node:crypto';

/** Derives the device id of an account whose Mafile has none: the SHA-1 of the steamid64 in UUID form, as other Steam tools do. */
export function deriveDeviceId(steamId: string): string {
  const hex = createHash('sha1').update(steamId).digest('hex');
  const parts = [
    [0, 8],
    [8, 12],
    [12, 16],
    [16, 20],
    [20, 32],
  ].map(([from, to]) => hex.slice(from, to));
  return `android:${parts.join('-')}`;
}

/** Derives the `sessionid` cookie, which every form repeats: 24 hex digits that are stable for a token. */
export function sessionIdOf(accessToken: string): string {
  return createHash('sha256').update(accessToken).digest('hex').slice(0, 24);
}
