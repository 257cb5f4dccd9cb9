import { parseYuan } from '../../ui/money.ts';

/** What is wrong with the price of an offer or of a counter-offer. */
export type OfferProblem = 'unreadable' | 'low' | 'high';

/** Judges a price in fen before it is sent; null if it lies from the least one to under the ask. */
export function judgeOffer(
  cents: number | null,
  { leastCents, askCents }: { readonly leastCents: number; readonly askCents: number },
): OfferProblem | null {
  if (cents === null || cents < 1) {
    return 'unreadable';
  }
  if (cents < leastCents) {
    return 'low';
  }
  return cents >= askCents ? 'high' : null;
}

/** Reads a share of the ask in percent: null for an empty field, undefined for what is none. */
export function readPercent(text: string): number | null | undefined {
  const typed = text.trim();
  if (typed === '') {
    return null;
  }
  return /^[1-9]\d?$/.test(typed) ? Number(typed) : undefined;
}

/** Reads a bound of a listing's offers in fen: null for an empty field, undefined for what is no price below the ask. */
export function readBound(text: string, askCents: number): number | null | undefined {
  if (text.trim() === '') {
    return null;
  }
  const cents = parseYuan(text.trim());
  return cents !== null && cents >= 1 && cents < askCents ? cents : undefined;
}
