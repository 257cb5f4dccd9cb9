import { type Currency, moneyParts, moneyText, wholeNumberText } from '../../ui/money.ts';

/** Height of the tallest bar, in px. */
export const BARS_HEIGHT = 96;
/** The smallest height of a bar that is not zero, so that it stays visible. */
const BAR_HEIGHT_MIN = 3;

/** The heights of the bars in px, the largest amount the tallest. No amount has no height. */
export function barHeights(amounts: readonly number[]): readonly number[] {
  const most = Math.max(...amounts, 1);
  return amounts.map((cents) =>
    cents <= 0 ? 0 : Math.max(BAR_HEIGHT_MIN, Math.round((cents / most) * BARS_HEIGHT)),
  );
}

/**
 * The label over a bar, short enough for a phone: below a hundred exact, `¥48.75`, then in whole yuan or dollars, `¥1,182`,
 * from ten thousand on in thousands, `¥12.8k`. The list of a day has the exact amounts.
 */
export function barText(cents: number, currency: Currency): string {
  const { symbol } = moneyParts(cents, false, currency);
  const amount = (cents * (currency.usdPerCny ?? 1)) / 100;
  if (amount < 100) {
    return moneyText(cents, false, currency);
  }
  const whole = Math.round(amount);
  if (whole < 10_000) {
    return `${symbol}${wholeNumberText(whole)}`;
  }
  const thousands =
    whole < 100_000 ? String(Math.round(whole / 100) / 10) : wholeNumberText(Math.round(whole / 1000));
  return `${symbol}${thousands}k`;
}
