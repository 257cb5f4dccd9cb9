import type { BulkChange } from '../../__generated__/useBulkPreviewMutation.graphql.ts';
import type { BulkVerb } from '../../shell/dialogs.ts';
import { parseYuan } from '../../ui/money.ts';

/** What a new ask starts from; or one cost for all, or none. */
export type BulkBasis = 'REFERENCE' | 'LOWEST_ASK' | 'OWN_ASK' | 'FIXED' | 'COST' | 'NO_COST';

/** The form of an action on many copies, with what was typed. */
export interface BulkDraft {
  readonly verb: BulkVerb;
  readonly basis: BulkBasis;
  /** For each basis, so that switching loses nothing. */
  readonly texts: Readonly<Record<BulkBasis, string>>;
  readonly isPriceConfirmed: boolean;
}

/** The form as it opens. */
export function firstDraft(verb: BulkVerb): BulkDraft {
  return {
    verb,
    basis: basesOf(verb)[0] ?? 'REFERENCE',
    texts: { REFERENCE: '0.99', LOWEST_ASK: '0.01', OWN_ASK: '0.95', FIXED: '', COST: '', NO_COST: '' },
    isPriceConfirmed: false,
  };
}

/** The bases of a verb; none to withdraw. A copy that is not on sale has no ask of its own. */
export function basesOf(verb: BulkVerb): readonly BulkBasis[] {
  if (verb === 'UNLIST') return [];
  if (verb === 'COST') return ['COST', 'NO_COST'];
  return verb === 'LIST'
    ? ['REFERENCE', 'LOWEST_ASK', 'FIXED']
    : ['REFERENCE', 'LOWEST_ASK', 'OWN_ASK', 'FIXED'];
}

/** Bounds of the multipliers, as the server has them. */
export const MULTIPLIERS = { REFERENCE: { min: 0.97, max: 1.1 }, OWN_ASK: { min: 0.5, max: 1.5 } } as const;

/** 100,000 yuan, the limit of every amount. */
const COST_MAX_CENTS = 10_000_000;

function parseMultiplier(text: string, { min, max }: { min: number; max: number }): number | null {
  const value = /^\d(\.\d{1,3})?$/.test(text) ? Number(text) : Number.NaN;
  return value >= min && value <= max ? value : null;
}

/** The change that the form describes. Null while its field holds no valid value. */
export function changeOf({ verb, basis, texts, isPriceConfirmed }: BulkDraft): BulkChange | null {
  if (verb === 'UNLIST' || basis === 'NO_COST') return { kind: verb };
  const text = texts[basis].trim();
  const cents = text === '0' ? 0 : parseYuan(text);
  if (basis === 'COST') {
    return cents === null || cents === 0 || cents > COST_MAX_CENTS ? null : { kind: verb, costCents: cents };
  }
  const price = { basis, isPriceConfirmed };
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
