/** A cookie that a response sets or, without a value, clears. */
export interface CookieChange {
  name: string;
  value: string | null;
  maxAgeSeconds: number | null;
}

/**
 * Parses the cookies of a request by name. The only parser: response cache and session must never interpret one header differently. Space
 * around names and values is ignored, the first of two equal names counts, and values are not decoded, since none of ours needs quotes or
 * escapes.
 * @param header as Node provides it, with several headers joined by "; ".
 */
export function readCookies(header: string | undefined): ReadonlyMap<string, string> {
  const cookies = new Map<string, string>();
  for (const pair of header?.split(';') ?? []) {
    const equals = pair.indexOf('=');
    const name = pair.slice(0, Math.max(equals, 0)).trim();
    if (name !== '' && !cookies.has(name)) cookies.set(name, pair.slice(equals + 1).trim());
  }
  return cookies;
}
