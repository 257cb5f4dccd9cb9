import { createHash } from 'node:crypto';

/** The device id of an account whose Mafile has none, derived as the field's tools do: the SHA-1 of the steamid64, in the shape of a UUID. */
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
