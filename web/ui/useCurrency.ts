import { createContext, useContext } from 'react';
import { type Currency, moneyText, paidText, YUAN, yuanText } from './money.ts';

/** Provides the reader's currency to every amount. */
export const CurrencyContext = createContext<Currency>(YUAN);

/** The currency in which amounts are shown. */
export function useCurrency(): Currency {
  return useContext(CurrencyContext);
}

/** Formats amounts as text: `shown` in the reader's currency, `paid` in yuan with the value in dollars beside it. */
export function useMoneyText() {
  const currency = useCurrency();
  return {
    shown: (cents: number) => moneyText(cents, false, currency),
    paid: (cents: number) => paidText(cents, currency),
  };
}

/**
 * Formats a price bound for a chip: in yuan as typed, with the value in dollars beside it for readers of dollars
 * (requirement R-11).
 */
export function usePriceBoundText(): (cents: number) => string {
  const currency = useCurrency();
  return (cents) =>
    currency.usdPerCny === null
      ? yuanText(cents)
      : `${yuanText(cents)} (≈ ${moneyText(cents, false, currency)})`;
}
