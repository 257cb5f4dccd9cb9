/** A cookie that an answer sets or, with no value, clears. */
export interface CookieChange {
  name: string;
  value: string | null;
  maxAgeSeconds: number | null;
}

/**
 * The cookies of a request by their names. The only parser: the front that keeps answers and the doors that read sessions must never
 * read one header in two ways. Space around names and values is not part of them, the first of two equal names counts, and values
 * stay as they were sent: none of ours needs quotes or escapes.
 * @param header of Node, which joins several headers by "; ".
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
