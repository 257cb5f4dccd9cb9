/**
 * Signals that messages may have arrived. The shell holds the one stream of a tab, and pages with messages subscribe
 * here.
 */
export interface MessageArrivals {
  tell(): void;
  subscribe(listener: () => void): () => void;
}

/** Creates the signal; one per tab. */
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
