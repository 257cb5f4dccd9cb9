import { quoteFee } from '../../shell/feeQuote.ts';
import { parseYuan } from '../../ui/money.ts';

/** The server's rules for asks. Money in cents. */
export interface AskRules {
  readonly lowBasisPoints: number;
  readonly highFactor: number;
  readonly minCents: number;
  readonly maxCents: number;
  readonly multiplierPresets: readonly number[];
  readonly multiplierMin: number;
  readonly multiplierMax: number;
  readonly feeBasisPoints: number;
  readonly undoSeconds: number;
  /** True when operators have closed listing: an ask may only be lowered. */
  readonly isFallOnly?: boolean;
}

/** The form's validation of a price; the server applies the same rules (requirement I-05). */
export interface JudgedAsk {
  /** Null when there is no price. */
  readonly askCents: number | null;
  readonly loweredFromCents: number | null;
  readonly problem: 'PRICE_MISSING' | 'PRICE_INVALID' | 'PRICE_TOO_LOW' | 'LISTINGS_CLOSED' | null;
  readonly warning: 'FAR_BELOW' | 'FAR_ABOVE' | null;
}

const FAR_BELOW_PERCENT = 70;
const FAR_ABOVE_PERCENT = 200;

/** Parses a typed multiplier. Null when it is outside of the range or has more than three decimals. */
export function parseMultiplier(text: string, { multiplierMin, multiplierMax }: AskRules): number | null {
  if (!/^\d(\.\d{1,3})?$/.test(text)) {
    return null;
  }
  const multiplier = Number(text);
  return multiplier >= multiplierMin && multiplier <= multiplierMax ? multiplier : null;
}

/**
 * Parses an ask typed in yuan to whole cents. Null when it is no amount. One above the limit is valid, and is lowered
 * later (requirement I-05).
 */
export function parseAsk(text: string): number | null {
  if (!/^\d+(?:\.\d{1,2})?$/.test(text)) {
    return null;
  }
  return parseYuan(text) ?? Math.min(Math.round(Number(text) * 100), Number.MAX_SAFE_INTEGER);
}

/** The posted fee of a sale in whole cents (requirement W-09). */
export function feeOf(askCents: number, { feeBasisPoints }: Pick<AskRules, 'feeBasisPoints'>): number {
  return quoteFee(askCents, feeBasisPoints).postedCents;
}

/**
 * Validates a price.
 * @param cents null when the input is not a price.
 * @param text the input.
 */
export function judgeAsk(
  rules: AskRules,
  { text, cents, isConfirmed }: { text: string; cents: number | null; isConfirmed: boolean },
  referenceCents: number | null,
): JudgedAsk {
  const none = { askCents: null, loweredFromCents: null, warning: null };
  if (text.trim() === '') {
    return { ...none, problem: 'PRICE_MISSING' };
  }
  if (cents === null || cents < rules.minCents) {
    return { ...none, problem: 'PRICE_INVALID' };
  }
  const highest =
    referenceCents === null ? rules.maxCents : Math.min(rules.maxCents, referenceCents * rules.highFactor);
  const askCents = Math.min(cents, highest);
  const loweredFromCents = cents > highest ? cents : null;
  const isLow = referenceCents !== null && askCents * 10_000 < referenceCents * rules.lowBasisPoints;
  if (isLow && !isConfirmed) {
    return { askCents, loweredFromCents, warning: null, problem: 'PRICE_TOO_LOW' };
  }
  return { askCents, loweredFromCents, problem: null, warning: warningOf(askCents, referenceCents) };
}

function warningOf(askCents: number, referenceCents: number | null): JudgedAsk['warning'] {
  if (referenceCents === null) {
    return null;
  }
  if (askCents * 100 < referenceCents * FAR_BELOW_PERCENT) {
    return 'FAR_BELOW';
  }
  return askCents * 100 > referenceCents * FAR_ABOVE_PERCENT ? 'FAR_ABOVE' : null;
}

/** What the prices of one press are computed from. Money in cents. */
export interface QuickAskFacts {
  readonly askCents: number;
  readonly lowestOtherCents: number | null;
  readonly referenceCents: number | null;
  readonly lastSaleCents: number | null;
}

/** Prices that one press sets for a listing: the lowest ask of others, a cent below it, the reference price, the last sale. */
export type QuickAskKind = 'match' | 'below' | 'reference' | 'lastSale';

/** The prices that differ from the present ask and from each other. */
export function quickAsks({
  askCents,
  lowestOtherCents,
  referenceCents,
  lastSaleCents,
}: QuickAskFacts): { readonly kind: QuickAskKind; readonly cents: number }[] {
  const prices: Record<QuickAskKind, number | null> = {
    match: lowestOtherCents,
    below: lowestOtherCents === null ? null : lowestOtherCents - 1,
    reference: referenceCents,
    lastSale: lastSaleCents,
  };
  const seen = new Set([askCents]);
  return (['match', 'below', 'reference', 'lastSale'] as const).flatMap((kind) => {
    const cents = prices[kind];
    if (cents === null || cents < 1 || seen.has(cents)) {
      return [];
    }
    seen.add(cents);
    return [{ kind, cents }];
  });
}
