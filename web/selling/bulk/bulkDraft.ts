import type { BulkChange } from '../../__generated__/useBulkPreviewQuery.graphql.ts';
import type { BulkVerb } from '../../shell/dialogs.ts';
import { parseYuan } from '../../ui/money.ts';
import { multiplierPrice } from '../desk/priceContext.ts';
import { kindPricesOf, type VarietyDrafts } from './kindDraft.ts';

/** Maximum number of copies or listings in one action; the server has the same limit. */
export const BULK_TARGETS_MAX = 20_000;

/** What a new ask starts from, `MATCH` the lowest ask of others as it is; or one cost for all, or none; or a discount, or its end. */
export type BulkBasis =
  | 'REFERENCE'
  | 'MATCH'
  | 'LOWEST_ASK'
  | 'OWN_ASK'
  | 'FIXED'
  | 'COST'
  | 'NO_COST'
  | 'DISCOUNT'
  | 'NO_DISCOUNT';

/** The form of an action on many copies, with what was typed. */
export interface BulkDraft {
  readonly verb: BulkVerb;
  readonly basis: BulkBasis;
  /** For each basis, so that switching loses nothing. */
  readonly texts: Readonly<Record<BulkBasis, string>>;
  /** Start and end of a discount, as the browser's field has them, in the reader's time zone; no start means at once. */
  readonly startsAt: string;
  readonly endsAt: string;
  readonly isPriceConfirmed: boolean;
  /** Prices of single varieties, which take the place of the basis. */
  readonly varieties: VarietyDrafts;
}

const HOUR_MS = 3_600_000;
/** How long a discount lasts unless the seller says otherwise. */
const DISCOUNT_DAYS = 7;

/** A time as a browser's field of date and time has it, in the reader's time zone. */
function fieldTime(time: Date): string {
  const inZone = new Date(time.getTime() - time.getTimezoneOffset() * 60_000);
  return inZone.toISOString().slice(0, 'yyyy-mm-ddThh:mm'.length);
}

/** The form as it opens. */
export function firstDraft(verb: BulkVerb): BulkDraft {
  return {
    verb,
    basis: basesOf(verb)[0] ?? 'REFERENCE',
    texts: {
      REFERENCE: '0.99',
      MATCH: '0',
      LOWEST_ASK: '0.01',
      OWN_ASK: '0.95',
      FIXED: '',
      COST: '',
      NO_COST: '',
      DISCOUNT: '10',
      NO_DISCOUNT: '',
    },
    startsAt: '',
    endsAt: fieldTime(new Date(Date.now() + DISCOUNT_DAYS * 24 * HOUR_MS)),
    isPriceConfirmed: false,
    varieties: {},
  };
}

/** The bases of a verb; none to withdraw. A copy that is not on sale has no ask of its own. */
export function basesOf(verb: BulkVerb): readonly BulkBasis[] {
  if (verb === 'UNLIST') return [];
  if (verb === 'COST') return ['COST', 'NO_COST'];
  if (verb === 'DISCOUNT') return ['DISCOUNT', 'NO_DISCOUNT'];
  return verb === 'LIST'
    ? ['REFERENCE', 'MATCH', 'LOWEST_ASK', 'FIXED']
    : ['REFERENCE', 'MATCH', 'LOWEST_ASK', 'OWN_ASK', 'FIXED'];
}

/** Bounds of the multipliers, as the server has them. */
export const MULTIPLIERS = { REFERENCE: { min: 0.97, max: 1.1 }, OWN_ASK: { min: 0.5, max: 1.5 } } as const;

/** 100,000 yuan, the limit of every amount. */
const COST_MAX_CENTS = 10_000_000;

function parseMultiplier(text: string, { min, max }: { min: number; max: number }): number | null {
  const value = /^\d(\.\d{1,3})?$/.test(text) ? Number(text) : Number.NaN;
  return value >= min && value <= max ? value : null;
}

/** Longest discount, and how far ahead it may begin, as the server has them. */
const DISCOUNT_MAX_MS = 30 * 24 * HOUR_MS;

/** What is wrong with the discount of the form; null if nothing is. A start that has passed means at once. */
export function discountProblem({
  texts,
  startsAt,
  endsAt,
}: BulkDraft): 'percent' | 'startsAt' | 'endsAt' | null {
  const text = texts.DISCOUNT.trim();
  const percent = /^\d{1,2}$/.test(text) ? Number(text) : 0;
  if (percent < 1 || percent > 90) return 'percent';
  const now = Date.now();
  const start = startsAt === '' ? now : Math.max(now, Date.parse(startsAt));
  if (start - now > DISCOUNT_MAX_MS) return 'startsAt';
  const lasts = Date.parse(endsAt) - start;
  return lasts >= HOUR_MS && lasts <= DISCOUNT_MAX_MS ? null : 'endsAt';
}

function discountOf(draft: BulkDraft): BulkChange | null {
  if (discountProblem(draft) !== null) return null;
  const { verb, texts, startsAt, endsAt, isPriceConfirmed } = draft;
  const discount = {
    percent: Number(texts.DISCOUNT.trim()),
    startsAt: startsAt === '' ? null : new Date(startsAt).toISOString(),
    endsAt: new Date(endsAt).toISOString(),
    isPriceConfirmed,
  };
  return { kind: verb, discount };
}

/** Whether the field of the basis holds no valid value, whatever the prices of single items are. */
export function isBasisWrong(draft: BulkDraft): boolean {
  return changeOf({ ...draft, varieties: {} }) === null;
}

/** The change that the form describes. Null while its field holds no valid value. */
export function changeOf(draft: BulkDraft): BulkChange | null {
  const { verb, basis, texts, isPriceConfirmed } = draft;
  if (verb === 'UNLIST') return { kind: verb };
  if (basis === 'NO_COST') return { kind: verb, clearsCost: true };
  if (basis === 'NO_DISCOUNT') return { kind: verb, endsDiscounts: true };
  if (basis === 'DISCOUNT') return discountOf(draft);
  const text = texts[basis].trim();
  const cents = text === '0' ? 0 : parseYuan(text);
  if (basis === 'COST') {
    return cents === null || cents === 0 || cents > COST_MAX_CENTS ? null : { kind: verb, costCents: cents };
  }
  const kindPrices = kindPricesOf(draft.varieties);
  if (kindPrices === null) return null;
  const price = { basis: basis === 'MATCH' ? 'LOWEST_ASK' : basis, isPriceConfirmed, kindPrices } as const;
  if (basis === 'REFERENCE' || basis === 'OWN_ASK') {
    const multiplier = parseMultiplier(text, MULTIPLIERS[basis]);
    return multiplier === null ? null : { kind: verb, price: { ...price, multiplier } };
  }
  if (cents === null || (basis === 'FIXED' && cents === 0)) return null;
  return {
    kind: verb,
    price: { ...price, ...(basis === 'FIXED' ? { priceCents: cents } : { stepCents: cents }) },
  };
}

/** What the asks of a variety start from. Amounts in cents; null where there is none. */
export interface VarietyBases {
  readonly referencePriceCents: number | null | undefined;
  readonly followedAskCents: number | null | undefined;
  readonly lowestOwnAskCents: number | null | undefined;
  readonly highestOwnAskCents: number | null | undefined;
}

/**
 * The lowest and the highest ask that the basis of a change gives the copies of a variety, before any is lowered.
 * @returns null where there is nothing to start from.
 */
export function asksByBasis(
  { price }: BulkChange,
  bases: VarietyBases,
): { readonly lowCents: number; readonly highCents: number } | null {
  if (price == null) return null;
  const { referencePriceCents: reference, followedAskCents: followed } = bases;
  const times = (cents: number | null | undefined) =>
    cents == null ? null : multiplierPrice(cents, price.multiplier ?? 1);
  const asksOf: Readonly<Record<string, readonly (number | null)[]>> = {
    REFERENCE: [times(reference)],
    LOWEST_ASK: [followed == null ? null : followed - (price.stepCents ?? 0)],
    OWN_ASK: [times(bases.lowestOwnAskCents), times(bases.highestOwnAskCents)],
    FIXED: [price.priceCents ?? null],
  };
  const [low = null, high = low] = asksOf[price.basis] ?? [];
  return low === null || high === null || low < 1 ? null : { lowCents: low, highCents: high };
}
