import type { BulkChange } from '../../__generated__/useBulkPreviewQuery.graphql.ts';
import { parseYuan } from '../../ui/money.ts';

/** The ask of some copies of a variety, as the API takes it. */
export type KindPrice = NonNullable<NonNullable<BulkChange['price']>['kindPrices']>[number];

/** Copies of a variety that get another price than the others, with what was typed. */
export interface ExceptionDraft {
  readonly minWear: string;
  readonly maxWear: string;
  /** Patterns, separated by commas or spaces. */
  readonly seeds: string;
  readonly stickers: '' | 'with' | 'without';
  readonly price: string;
}

/** The prices of a variety. Empty texts: the copies follow the basis of the form. */
export interface VarietyDraft {
  readonly marketItemId: string;
  readonly phase: string | null;
  readonly price: string;
  readonly exceptions: readonly ExceptionDraft[];
  /** Prices of single copies, by the ids of the copies. */
  readonly copies: Readonly<Record<string, string>>;
}

/** True if single copies of a variety have prices of their own. */
export const hasOwnPrices = ({ copies }: VarietyDraft): boolean =>
  Object.values(copies).some((text) => text.trim() !== '');

/** By `keyOfVariety`. */
export type VarietyDrafts = Readonly<Record<string, VarietyDraft>>;

export const NO_EXCEPTION: ExceptionDraft = { minWear: '', maxWear: '', seeds: '', stickers: '', price: '' };

/** As the server has them. */
const PRICE_MAX_CENTS = 10_000_000;
const SEED_MAX = 1_000;
const SEEDS_MAX = 100;
const COPIES_MAX = 500;
/** Maximum number of prices in one action. */
export const KIND_PRICES_MAX = 500;

export function keyOfVariety(marketItemId: string, phase: string | null | undefined): string {
  return JSON.stringify([marketItemId, phase ?? null]);
}

/** Null for a text that is no price. */
function centsOf(text: string): number | null {
  const cents = parseYuan(text.trim());
  return cents === null || cents === 0 || cents > PRICE_MAX_CENTS ? null : cents;
}

/** Whether the text of a price is wrong. None is right. */
export function isWrongPrice(text: string): boolean {
  return text.trim() !== '' && centsOf(text) === null;
}

const wearOf = (text: string): number | null =>
  /^(?:0(?:\.\d{1,10})?|1(?:\.0{1,10})?|\.\d{1,10})$/.test(text.trim()) ? Number(text.trim()) : null;

const seedsOf = (text: string): number[] =>
  text
    .split(/[\s,，、]+/)
    .filter(Boolean)
    .map((word) => (/^\d{1,4}$/.test(word) && Number(word) <= SEED_MAX ? Number(word) : Number.NaN));

/** The field of an exception that is wrong; null if none is. Without any condition it is the price of the variety. */
export function exceptionProblem(typed: ExceptionDraft): keyof ExceptionDraft | null {
  const { minWear, maxWear, seeds, stickers, price } = typed;
  const [min, max] = [wearOf(minWear), wearOf(maxWear)];
  if (minWear.trim() !== '' && min === null) return 'minWear';
  if (maxWear.trim() !== '' && (max === null || (min !== null && max <= min))) return 'maxWear';
  const numbers = seedsOf(seeds);
  if (numbers.some(Number.isNaN) || numbers.length > SEEDS_MAX) return 'seeds';
  if (isWrongPrice(price)) return 'price';
  const isUnconditional = min === null && max === null && numbers.length === 0 && stickers === '';
  return isUnconditional && price.trim() !== '' ? 'minWear' : null;
}

/** The prices as the API takes them, single copies before exceptions, and those before their variety. Null while one is wrong. */
export function kindPricesOf(drafts: VarietyDrafts): KindPrice[] | null {
  const prices: KindPrice[] = [];
  for (const { marketItemId, phase, price, exceptions, copies } of Object.values(drafts)) {
    if (isWrongPrice(price) || exceptions.some((typed) => exceptionProblem(typed) !== null)) return null;
    const own = Object.entries(copies).filter(([, text]) => text.trim() !== '');
    if (own.some(([, text]) => isWrongPrice(text))) return null;
    for (const [priceCents, some] of Map.groupBy(own, ([, text]) => centsOf(text) ?? 0)) {
      const ids = some.map(([id]) => id);
      for (let at = 0; at < ids.length; at += COPIES_MAX)
        prices.push({ marketItemId, phase, inventoryItemIds: ids.slice(at, at + COPIES_MAX), priceCents });
    }
    for (const { minWear, maxWear, seeds, stickers, price: text } of exceptions) {
      const priceCents = centsOf(text);
      if (priceCents === null) continue;
      prices.push({
        marketItemId,
        phase,
        minWear: wearOf(minWear),
        maxWear: wearOf(maxWear),
        paintSeeds: seedsOf(seeds),
        hasStickers: stickers === '' ? null : stickers === 'with',
        priceCents,
      });
    }
    const priceCents = centsOf(price);
    if (priceCents !== null) prices.push({ marketItemId, phase, priceCents });
  }
  return prices.length > KIND_PRICES_MAX ? null : prices;
}
