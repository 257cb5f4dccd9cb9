/** Tells that messages may have arrived: the shell follows the one stream of a tab, and pages that show messages listen here. */
export interface MessageArrivals {
  tell(): void;
  subscribe(listener: () => void): () => void;
}

/** One for each tab. */
export function createMessageArrivals(): MessageArrivals {
  const listeners = new Set<() => void>();
  return {
    tell() {
      for (const listener of listeners) {
        listener();
      }
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
