import { useState } from 'react';
import type { Currency } from '../ui/money.ts';
import { useAppServices } from './appServices.ts';
import { loadCurrency } from './currency.ts';
import { chosenCurrency, readLanguage, saveChoice } from './preferences.ts';

/**
 * Changes the currency: the choice is saved and applied at once. Dollars require a rate; without one the currency
 * stays yuan and `isMissing` is true.
 */
export function useChangeCurrency(): { change: (code: Currency['code']) => void; isMissing: boolean } {
  const { currency, environment, i18n } = useAppServices();
  const [isMissing, setIsMissing] = useState(
    () => chosenCurrency(readLanguage(i18n.language)) === 'USD' && currency.current().code === 'CNY',
  );
  async function change(code: Currency['code']): Promise<void> {
    const chosen = await currency.newest(loadCurrency(environment, code));
    if (chosen === null) {
      return;
    }
    setIsMissing(chosen.code !== code);
    if (chosen.code === code) {
      saveChoice('currency', code);
      currency.show(chosen);
    }
  }
  return { change: (code) => void change(code), isMissing };
}
