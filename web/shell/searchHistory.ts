import { createSignal } from '../ui/store.ts';

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

let searches: readonly string[] | null = null;
const changes = createSignal();
const NONE: readonly string[] = [];

function stored(): readonly string[] {
  try {
    return parseSearches(localStorage.getItem(STORE_KEY));
  } catch {
    return NONE;
  }
}

function store(next: readonly string[]): void {
  searches = next;
  try {
    if (next.length === 0) localStorage.removeItem(STORE_KEY);
    else localStorage.setItem(STORE_KEY, JSON.stringify(next));
  } catch {
    // A browser may block storage. The searches then last as long as the page.
  }
  changes.notify();
}

/** The searches of this browser, newest first. They are never sent to a server (requirement H-03). */
export const searchHistory = {
  current(): readonly string[] {
    if (import.meta.env.SSR) return NONE;
    searches ??= stored();
    return searches;
  },
  subscribe(listener: () => void): () => void {
    // Another tab may have added a search.
    const onStorage = ({ key }: StorageEvent) => {
      if (key !== STORE_KEY && key !== null) return;
      searches = stored();
      listener();
    };
    const unsubscribe = changes.subscribe(listener);
    window.addEventListener('storage', onStorage);
    return () => {
      unsubscribe();
      window.removeEventListener('storage', onStorage);
    };
  },
  remember(keyword: string): void {
    store(withSearch(searchHistory.current(), keyword));
  },
  forget(keyword: string): void {
    store(searchHistory.current().filter((known) => known !== keyword));
  },
  clear(): void {
    store(NONE);
  },
};
