import { createStoredList } from './storedList.ts';

const STORE_KEY = 'searchHistory';
/** Number of searches that are stored (requirement H-03). */
const LENGTH_MAX = 10;
const KEYWORD_LENGTH_MAX = 100;

/** The list with a keyword in front. Each keyword is in it once, and the oldest is dropped. */
export function withSearch(searches: readonly string[], keyword: string): readonly string[] {
  const bare = keyword.trim().slice(0, KEYWORD_LENGTH_MAX);
  return bare === '' ? searches : [bare, ...searches.filter((known) => known !== bare)].slice(0, LENGTH_MAX);
}

/** Parses the stored text. Anything but a list of keywords counts as empty. */
export function parseSearches(text: string | null): readonly string[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    const searches = Array.isArray(stored) ? stored.filter((entry) => typeof entry === 'string') : [];
    return searches.reduceRight<readonly string[]>(withSearch, []);
  } catch {
    return [];
  }
}

const searches = createStoredList(STORE_KEY, parseSearches);

/** The searches of this browser, newest first. They are never sent to a server (requirement H-03). */
export const searchHistory = {
  ...searches,
  remember(keyword: string): void {
    searches.store(withSearch(searches.current(), keyword));
  },
  forget(keyword: string): void {
    searches.store(searches.current().filter((known) => known !== keyword));
  },
  clear(): void {
    searches.store([]);
  },
};
