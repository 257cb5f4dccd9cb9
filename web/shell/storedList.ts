import { createSignal, type Store } from '../ui/store.ts';

/** A list that this browser keeps, the same in all of its tabs. It is never sent to a server by itself. */
export interface StoredList<T> extends Store<readonly T[]> {
  store(next: readonly T[]): void;
}

/**
 * Creates a list that is kept under a key of the browser's storage. Where a browser blocks that, the list lasts as long as the page.
 * @param parse reads the stored text, which anybody may have written: anything but a list counts as empty.
 */
export function createStoredList<T>(
  key: string,
  parse: (text: string | null) => readonly T[],
): StoredList<T> {
  const none: readonly T[] = [];
  const changes = createSignal();
  let list: readonly T[] | null = null;
  function stored(): readonly T[] {
    try {
      return parse(localStorage.getItem(key));
    } catch {
      return none;
    }
  }
  return {
    initial: () => none,
    current() {
      if (import.meta.env.SSR) return none;
      list ??= stored();
      return list;
    },
    subscribe(listener) {
      // Another tab may have changed it.
      const onStorage = (event: StorageEvent) => {
        if (event.key !== key && event.key !== null) return;
        list = stored();
        listener();
      };
      const unsubscribe = changes.subscribe(listener);
      window.addEventListener('storage', onStorage);
      return () => {
        unsubscribe();
        window.removeEventListener('storage', onStorage);
      };
    },
    store(next) {
      list = next;
      try {
        if (next.length === 0) localStorage.removeItem(key);
        else localStorage.setItem(key, JSON.stringify(next));
      } catch {
        // A browser may block storage.
      }
      changes.notify();
    },
  };
}
