import type { Currency } from '../ui/money.ts';

/** The currency of the running app. `App` provides it to every amount. */
export interface CurrencyStore {
  current(): Currency;
  show(currency: Currency): void;
  /** The result of a load; null when a later load has started meanwhile. */
  newest(load: Promise<Currency>): Promise<Currency | null>;
  subscribe(listener: () => void): () => void;
}

/** Starts with the currency in which the server rendered the page, so that hydration matches the markup. */
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
