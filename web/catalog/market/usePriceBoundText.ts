import { yuanText } from '../../shell/yuan.ts';
import { moneyText } from '../../ui/money.ts';
import { useCurrency } from '../../ui/useCurrency.ts';

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
