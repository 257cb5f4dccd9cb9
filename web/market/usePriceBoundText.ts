import { yuanText } from '../app/yuan.ts';
import { moneyText } from '../ui/money.ts';
import { useCurrency } from '../ui/useCurrency.ts';

/** Writes a bound of a price for a chip: in yuan as it was typed, with the dollars beside for who reads those (requirement R-11). */
export function usePriceBoundText(): (cents: number) => string {
  const currency = useCurrency();
  return (cents) =>
    currency.usdPerCny === null
      ? yuanText(cents)
      : `${yuanText(cents)} (≈ ${moneyText(cents, false, currency)})`;
}
