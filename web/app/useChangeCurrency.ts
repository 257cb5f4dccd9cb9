import { useState } from 'react';
import type { Currency } from '../ui/money.ts';
import { useAppServices } from './appServices.ts';
import { loadCurrency } from './currency.ts';
import { saveChoice, savedChoice } from './savedChoice.ts';

/**
 * The currency switch: what is chosen is kept and shown at once; dollars only where there is a rate, else yuan stay and `isMissing`
 * says so.
 */
export function useChangeCurrency(): { change: (code: Currency['code']) => void; isMissing: boolean } {
  const { currency, environment } = useAppServices();
  const [isMissing, setIsMissing] = useState(
    () => savedChoice('currency') === 'USD' && currency.current().code === 'CNY',
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
