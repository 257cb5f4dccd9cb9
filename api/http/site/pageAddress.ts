import { isPlainText } from '../../kernel/text.ts';

/** The router itself cannot write an address with these in its path. */
const UNWRITABLE = /\p{Cc}/u;

function readPart(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}

/** A pair of a query, as it stands in the address, that says a text. */
function isReadable(pair: string): boolean {
  return [...new URLSearchParams(pair)].flat().every(isPlainText);
}

/**
 * The address that a page is meant by: one slash at its beginning, no two in its path, and without those parts of its query that are no
 * text, which no page can read. Begun with two slashes or a backslash, it would lead a browser to another site.
 * @param url path and query as asked for.
 * @returns null where the path itself is no text, or holds control characters.
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
