import { parseYuan } from '../../ui/money.ts';

/** What copies are wanted, as it is typed. An empty limit is none. */
export interface CheapestFormText {
  readonly quantity: string;
  readonly limit: string;
  readonly filter: string;
}

/** What copies are wanted, as it is sent. */
export interface CheapestDraft {
  readonly quantity: number;
  readonly priceLimitCents: number;
  readonly filter: string;
}

/** 100,000 yuan, the limit of every amount: no copy costs more. */
const PRICE_MAX_CENTS = 10_000_000;

/** Number of copies, 1 to 50; null for anything else. */
export function readQuantity(text: string): number | null {
  return /^([1-9]|[1-4]\d|50)$/.test(text.trim()) ? Number(text) : null;
}

/** The most that one copy may cost, in cents; null where it is no price. */
export function readLimit(text: string): number | null {
  if (text.trim() === '') {
    return PRICE_MAX_CENTS;
  }
  const cents = parseYuan(text.trim());
  return cents !== null && cents >= 1 && cents <= PRICE_MAX_CENTS ? cents : null;
}

/** Reads the form; null where it cannot be sent. */
export function readCheapestDraft({
  quantity: typed,
  limit,
  filter,
}: CheapestFormText): CheapestDraft | null {
  const [quantity, priceLimitCents] = [readQuantity(typed), readLimit(limit)];
  if (quantity === null || priceLimitCents === null) {
    return null;
  }
  return { quantity, priceLimitCents, filter: filter.trim() };
}
