import type { Currency } from '../ui/money.ts';
import { createStore, type Store } from '../ui/store.ts';

/** The currency of the running app. `App` provides it to every amount. */
export interface CurrencyStore extends Store<Currency> {
  show(currency: Currency): void;
  /** The result of a load; null when a later load has started meanwhile. */
  newest(load: Promise<Currency>): Promise<Currency | null>;
}

/** Starts with the currency in which the server rendered the page, so that hydration matches the markup. */
export function createCurrencyStore(initial: Currency): CurrencyStore {
  const { current, set, subscribe } = createStore(initial);
  let loadCount = 0;
  return {
    current,
    subscribe,
    show: set,
    async newest(load) {
      loadCount += 1;
      const turn = loadCount;
      const loaded = await load;
      return turn === loadCount ? loaded : null;
    },
  };
}
