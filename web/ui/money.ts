/** An amount of money in the pieces that are set in different sizes. */
export interface MoneyParts {
  /** A true minus or nothing. */
  readonly sign: '' | '−' | '+';
  readonly symbol: '¥';
  /** With a comma between thousands, in both languages. */
  readonly integer: string;
  /** With its point: `.50`, or four digits below 0.01 yuan. */
  readonly fraction: string;
}

/**
 * Cents to the pieces of their display in yuan: two decimals, four when the absolute value is below 0.01 yuan and not zero
 * (specification section 5, requirement W-10). Cents may be a fraction: a computed fee below one cent is shown, not posted.
 */
export function moneyParts(cents: number, hasPlus = false): MoneyParts {
  const absoluteYuan = Math.abs(cents) / 100;
  const digits = absoluteYuan > 0 && absoluteYuan < 0.01 ? 4 : 2;
  const [whole = '0', decimals = ''] = absoluteYuan.toFixed(digits).split('.');
  const isZero = Number(absoluteYuan.toFixed(digits)) === 0;
  const sign = isZero ? '' : cents < 0 ? '−' : hasPlus ? '+' : '';
  return { sign, symbol: '¥', integer: whole.replace(/\B(?=(\d{3})+$)/g, ','), fraction: `.${decimals}` };
}

/** The same amount as one line of text, for titles and accessible names. */
export function moneyText(cents: number, hasPlus = false): string {
  const { sign, symbol, integer, fraction } = moneyParts(cents, hasPlus);
  return `${sign}${symbol}${integer}${fraction}`;
}

/** A count, with a comma between thousands in both languages. */
export function wholeNumberText(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ',');
}
