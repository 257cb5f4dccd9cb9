/**
 * The currency in which amounts are shown. Everything is stored, entered and paid in yuan; dollars are for display
 * only (requirement R-11).
 */
export interface Currency {
  readonly code: 'CNY' | 'USD';
  /** Dollars for one yuan, 4 decimals (requirement W-12); null in yuan. */
  readonly usdPerCny: number | null;
  /** Time of the rate, ISO 8601. When the rate service is unavailable, the last rate stays in use. */
  readonly ratedAt?: string;
}

/** Amounts in yuan, without conversion. */
export const YUAN: Currency = { code: 'CNY', usdPerCny: null };

/** An amount of money in the parts that are shown in different sizes. */
export interface MoneyParts {
  /** A minus sign (U+2212), a plus sign, or nothing. */
  readonly sign: '' | '−' | '+';
  readonly symbol: '¥' | '$';
  /** With a comma between thousands, in both languages. */
  readonly integer: string;
  /** With its decimal point: `.50`, or four digits below 0.01. */
  readonly fraction: string;
}

/** Precision of a rate, and so the fraction of a cent in which a converted amount is computed. */
const RATE_SCALE = 10_000;

/**
 * Splits cents into the parts of their display: two decimals, four when the absolute value is below 0.01 and not zero
 * (specification section 5, requirement W-10), in either currency. Cents may be a fraction: a computed fee below one
 * cent is shown, not posted.
 */
export function moneyParts(cents: number, hasPlus = false, { usdPerCny }: Currency = YUAN): MoneyParts {
  // Integer fractions of a cent, so that rounding a half is exact and free of binary floating-point error.
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

/**
 * An amount that is entered or paid: yuan, with the value in dollars beside it for readers of dollars (requirement
 * R-11).
 */
export function paidText(cents: number, currency: Currency): string {
  return currency.usdPerCny === null
    ? moneyText(cents)
    : `${moneyText(cents)} (≈ ${moneyText(cents, false, currency)})`;
}

/** Formats the amounts inside a text of the server, which are in plain yuan, in the reader's currency. */
export function amountsInText(text: string, currency: Currency): string {
  return text.replace(/¥(\d+)\.(\d\d)(?!\d)/g, (_amount, yuan: string, fen: string) =>
    moneyText(Number(yuan) * 100 + Number(fen), false, currency),
  );
}

/** A count, with a comma between thousands in both languages. */
export function wholeNumberText(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ',');
}

/** The largest price that a form accepts, in cents: 100,000,000 yuan, well below the limit of safe integers. */
const CENTS_MAX = 10_000_000_000;

/**
 * Parses a price typed in yuan to whole cents. Null for anything but plain digits with at most two decimals: signs,
 * exponents, spaces and digits of other scripts are rejected (requirement W-11).
 */
export function parseYuan(text: string): number | null {
  const match = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(text);
  if (match === null) {
    return null;
  }
  const cents = Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
  return cents <= CENTS_MAX ? cents : null;
}

/** Formats cents for a form or a URL, without trailing zeros: `4`, `4.5`, `4.05`. */
export function yuanText(cents: number): string {
  const fraction = String(cents % 100)
    .padStart(2, '0')
    .replace(/0+$/, '');
  return `${Math.floor(cents / 100)}${fraction === '' ? '' : `.${fraction}`}`;
}

/** Formats 1/100 of a percent as a percentage: −43 is −0.4%. */
export function gapText(basisPoints: number): string {
  const sign = basisPoints > 0 ? '+' : basisPoints < 0 ? '−' : '';
  const percent = Math.abs(basisPoints) / 100;
  return `${sign}${percent >= 1_000 ? wholeNumberText(Math.round(percent)) : percent.toFixed(1)}%`;
}
