/** The tone of an order's status, shown as a colour. */
export type OrderTone = 'accent' | 'warn' | 'info' | 'pos' | 'neg';

const TONES: Readonly<Record<string, OrderTone>> = {
  ACCENT: 'accent',
  WARNING: 'warn',
  INFO: 'info',
  POSITIVE: 'pos',
};

/** The colour of a tone. An unknown tone, from a newer server, looks like a failure. */
export function orderTone(tone: string): OrderTone {
  return TONES[tone] ?? 'neg';
}

/** Translation keys of a status text. A text without a translation is shown as 获取失败 (requirement O-01). */
export function statusKeys(statusText: string): string[] {
  return [`status_${statusText}`, 'status_unknown'];
}
