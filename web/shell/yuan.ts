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
