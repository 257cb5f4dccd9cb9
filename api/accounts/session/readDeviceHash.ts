import { type Config, isSecure } from '../../config.ts';
import { deviceCookieName, isDeviceToken } from './device.ts';
import { hashSecret } from './signIn.ts';

/** The hash of the browser name in a request's cookies. Null if there is none, or not in our format. */
export function readDeviceHash(config: Config, cookies: ReadonlyMap<string, string>): string | null {
  const token = cookies.get(deviceCookieName(isSecure(config)));
  return token && isDeviceToken(token) ? hashSecret(token) : null;
}
