import { type Currency, moneyParts } from '../../ui/money.ts';

/** Height of the tallest bar, in px. */
export const BARS_HEIGHT = 96;
/** The smallest height of a bar that is not zero, so that it stays visible. */
const BAR_HEIGHT_MIN = 3;
/** From this amount on a bar's label is in thousands: 10,000.00. */
const LARGE_CENTS = 1_000_000;

/** The heights of the bars in px, the largest amount the tallest. No amount has no height. */
export function barHeights(amounts: readonly number[]): readonly number[] {
  const most = Math.max(...amounts, 1);
  return amounts.map((cents) =>
    cents <= 0 ? 0 : Math.max(BAR_HEIGHT_MIN, Math.round((cents / most) * BARS_HEIGHT)),
  );
}

/** The label over a bar: whole yuan or dollars, `¥1,182`, and thousands as `¥12.8k`. The list has the exact amounts. */
export function barText(cents: number, currency: Currency): string {
  const { symbol, integer } = moneyParts(cents, false, currency);
  const isLarge = cents * (currency.usdPerCny ?? 1) >= LARGE_CENTS;
  if (!isLarge) {
    return `${symbol}${integer}`;
  }
  const thousands = moneyParts(cents / 1000, false, currency);
  return `${symbol}${thousands.integer}${thousands.fraction.slice(0, 2).replace('.0', '')}k`;
}
