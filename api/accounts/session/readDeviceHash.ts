import { type Config, isSecure } from '../../config.ts';
import { deviceCookieName, isDeviceToken } from './codeAllowance.ts';
import { hashSecret } from './signIn.ts';

/** The hash of what a request's cookies name its browser by. Null where they do not, or by nothing that we could have made. */
export function readDeviceHash(config: Config, cookies: ReadonlyMap<string, string>): string | null {
  const token = cookies.get(deviceCookieName(isSecure(config)));
  return token && isDeviceToken(token) ? hashSecret(token) : null;
}
