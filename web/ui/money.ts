/** In which currency amounts are shown. Everything is kept, entered and paid in yuan; dollars are for reading (requirement R-11). */
export interface Currency {
  readonly code: 'CNY' | 'USD';
  /** Dollars for one yuan, 4 decimals (requirement W-12); null in yuan. */
  readonly usdPerCny: number | null;
  /** When the service gave this rate, ISO 8601; a dead service leaves the last one. */
  readonly ratedAt?: string;
}

/** Amounts as they are. */
export const YUAN: Currency = { code: 'CNY', usdPerCny: null };

/** An amount of money in the pieces that are set in different sizes. */
export interface MoneyParts {
  /** A true minus or nothing. */
  readonly sign: '' | '−' | '+';
  readonly symbol: '¥' | '$';
  /** With a comma between thousands, in both languages. */
  readonly integer: string;
  /** With its point: `.50`, or four digits below 0.01. */
  readonly fraction: string;
}

/** Digits of a rate, and so the parts of a cent that a converted amount is counted in. */
const RATE_SCALE = 10_000;

/**
 * Cents to the pieces of their display: two decimals, four when the absolute value is below 0.01 and not zero (specification section 5,
 * requirement W-10), in either currency. Cents may be a fraction: a computed fee below one cent is shown, not posted.
 */
export function moneyParts(cents: number, hasPlus = false, { usdPerCny }: Currency = YUAN): MoneyParts {
  // Whole parts of a cent, so that a half is a half and not what binary fractions make of it.
  const parts = Math.round(Math.abs(cents) * Math.round((usdPerCny ?? 1) * RATE_SCALE));
  const digits = parts > 0 && parts < RATE_SCALE ? 4 : 2;
  const shown = Math.round(parts / (digits === 4 ? RATE_SCALE / 100 : RATE_SCALE));
  const text = String(shown).padStart(digits + 1, '0');
  const sign = shown === 0 ? '' : cents < 0 ? '−' : hasPlus ? '+' : '';
  return {
    sign,
    symbol: usdPerCny === null ? '¥' : '$',
    integer: text.slice(0, -digits).replace(/\B(?=(\d{3})+$)/g, ','),
    fraction: `.${text.slice(-digits)}`,
  };
}

/** The same amount as one line of text, for titles and accessible names. */
export function moneyText(cents: number, hasPlus = false, currency: Currency = YUAN): string {
  const { sign, symbol, integer, fraction } = moneyParts(cents, hasPlus, currency);
  return `${sign}${symbol}${integer}${fraction}`;
}

/** What is typed or paid: yuan, with the dollar value beside where the reader reads dollars (requirement R-11). */
export function paidText(cents: number, currency: Currency): string {
  return currency.usdPerCny === null
    ? moneyText(cents)
    : `${moneyText(cents)} (≈ ${moneyText(cents, false, currency)})`;
}

/** A text of the server, whose amounts are in plain yuan, with its amounts as all others are written, in the reader's currency. */
export function amountsInText(text: string, currency: Currency): string {
  return text.replace(/¥(\d+)\.(\d\d)(?!\d)/g, (_amount, yuan: string, fen: string) =>
    moneyText(Number(yuan) * 100 + Number(fen), false, currency),
  );
}

/** A count, with a comma between thousands in both languages. */
export function wholeNumberText(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ',');
}
