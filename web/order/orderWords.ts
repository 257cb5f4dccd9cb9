/** Meaning of an order's state as a colour. */
export type OrderTone = 'accent' | 'warn' | 'info' | 'pos' | 'neg';

const TONES: Readonly<Record<string, OrderTone>> = {
  ACCENT: 'accent',
  WARNING: 'warn',
  INFO: 'info',
  POSITIVE: 'pos',
};

/** The colour of a tone of the server; one that this page does not know looks like a failure. */
export function orderTone(tone: string): OrderTone {
  return TONES[tone] ?? 'neg';
}

/** Keys of a status text in the locale files. A text without words of its own reads 获取失败 (requirement O-01). */
export function statusKeys(statusText: string): string[] {
  return [`status_${statusText}`, 'status_unknown'];
}
