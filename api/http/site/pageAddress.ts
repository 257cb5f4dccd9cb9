import { isPlainText } from '../../kernel/text.ts';

/** The router cannot write a path with these characters. */
const UNWRITABLE = /\p{Cc}/u;

function readPart(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}

/** True if a pair of a query decodes to valid text. */
function isReadable(pair: string): boolean {
  return [...new URLSearchParams(pair)].flat().every(isPlainText);
}

/**
 * Normalises the address of a page: one leading slash, no double slashes in its path, and without the parts of its query that are not valid
 * text. With two leading slashes or a backslash, it would lead a browser to another site.
 * @param url path and query as requested.
 * @returns null if the path is not valid text or contains control characters.
 */
export function pageAddress(url: string): string | null {
  const [asked = '', query] = url.split(/\?(.*)/s, 2);
  const { pathname } = new URL(`http://site.invalid/${asked.replace(/^[/\\]+/, '')}`);
  const path = pathname.replace(/\/{2,}/g, '/');
  const text = readPart(path);
  if (text === null || !isPlainText(text) || UNWRITABLE.test(text)) return null;
  const pairs = (query ?? '').split('&');
  const kept = pairs.filter(isReadable);
  if (kept.length === pairs.length) return query === undefined ? path : `${path}?${query}`;
  return kept.length === 0 ? path : `${path}?${kept.join('&')}`;
}
