import type { Currency } from '../ui/money.ts';

/** The currency of the running app; `App` hands it to every amount. */
export interface CurrencyStore {
  current(): Currency;
  show(currency: Currency): void;
  /** What a load brings; null where a later one was begun meanwhile. */
  newest(load: Promise<Currency>): Promise<Currency | null>;
  subscribe(listener: () => void): () => void;
}

/** Begins with what the server rendered the page in, so that its markup and the first paint agree. */
export function createCurrencyStore(initial: Currency): CurrencyStore {
  let current = initial;
  let loadCount = 0;
  const listeners = new Set<() => void>();
  return {
    current: () => current,
    show(currency) {
      current = currency;
      for (const listener of listeners) {
        listener();
      }
    },
    async newest(load) {
      loadCount += 1;
      const turn = loadCount;
      const loaded = await load;
      return turn === loadCount ? loaded : null;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
