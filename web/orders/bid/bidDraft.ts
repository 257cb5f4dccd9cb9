import { parseYuan } from '../../ui/money.ts';

/** A buy order as it is filled in; null where it cannot be sent. */
export interface BidDraft {
  readonly priceCents: number;
  readonly quantity: number;
  readonly filter: string;
  /** Days from now until it ends by itself; null leaves the end of an open one as it is. */
  readonly days: number | null;
}

/** How long a buy order may last, in days. */
export const BID_DAYS = [1, 3, 7, 14, 30] as const;

/** How many days a new one lasts unless another number is chosen. */
export const USUAL_BID_DAYS = 7;

/** A buy order as it is typed. */
export interface BidFormText {
  readonly price: string;
  readonly quantity: string;
  readonly filter: string;
  readonly days: number | null;
}

/** 100,000 yuan, the limit of every amount. */
const PRICE_MAX_CENTS = 10_000_000;

/** Reads the form. */
export function readBidDraft(form: BidFormText): BidDraft | null {
  const priceCents = parseYuan(form.price.trim());
  if (priceCents === null || priceCents < 1 || priceCents > PRICE_MAX_CENTS) {
    return null;
  }
  if (!/^([1-9]\d?|100)$/.test(form.quantity.trim())) {
    return null;
  }
  return { priceCents, quantity: Number(form.quantity), filter: form.filter.trim(), days: form.days };
}

/** What is held for a buy order that has got some of its copies, in cents. */
export function bidTotal(draft: BidDraft | null, got: number): number | null {
  return draft === null ? null : draft.priceCents * Math.max(0, draft.quantity - got);
}

/** The step of prices at a price: a fen under 1 yuan, 0.1 yuan under 50, a yuan from there. */
export function bidTick(cents: number): number {
  if (cents < 100) {
    return 1;
  }
  return cents < 5_000 ? 10 : 100;
}

/**
 * The price that a form begins with: a step above the best buy order, and below the lowest ask; without a buy order
 * nine tenths of the ask.
 */
export function nextBidPrice(bestCents: number | null, askCents: number | null): number | null {
  if (bestCents !== null) {
    return bestCents + bidTick(bestCents);
  }
  if (askCents === null) {
    return null;
  }
  const below = Math.max(1, Math.floor(askCents * 0.9));
  return below - (below % bidTick(below)) || 1;
}
