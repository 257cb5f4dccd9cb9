import { builder } from '../../http/graphql/builder.ts';
import { readGlobalId } from '../../http/graphql/globalId.ts';
import { InvalidInput } from '../../kernel/invalidInput.ts';
import { type CopyFilter, EVERY_COPY, requireCopyFilter } from './copyFilter.ts';

/** What each field of the filter selects, for its input and for a stored filter. */
const TERMS: Readonly<Record<keyof CopyFilter, string>> = {
  types: 'Internal names of item types, as in `marketTags`.',
  exteriors: 'Internal names of exteriors, as in `marketTags`.',
  rarities: 'Internal names of rarities, as in `marketTags`.',
  minPriceCents: 'Minimum of the ask in fen, or of the reference price for copies that are not listed.',
  maxPriceCents: 'Maximum of the ask in fen, or of the reference price for copies that are not listed.',
  minDaysHeld: 'Minimum number of days since the market first found the copy in the inventory.',
  maxDaysHeld: 'Maximum number of days since the market first found the copy in the inventory.',
  minDaysOnSale: 'Minimum number of days since the copy was listed.',
  maxDaysOnSale: 'Maximum number of days since the copy was listed.',
  minAboveLowest:
    'Minimum distance of the ask above the lowest ask of other sellers, in basis points of the latter. Negative: below it.',
  maxAboveLowest:
    'Maximum distance of the ask above the lowest ask of other sellers, in basis points of the latter. Negative: below it.',
  hasCost: 'True selects copies whose cost is known, false the others.',
  cooldownUntil: 'Latest end of the cooldown. Selects only copies in a cooldown.',
};

/** What a seller's copies must be like, for the inventory, own listings and actions on many copies. */
export const CopyFilterInput = builder.inputType('CopyFilter', {
  description:
    "What a seller's copies must be like. Bounds are inclusive; what is omitted matches everything.",
  fields: (t) => {
    const option = (name: keyof CopyFilter) => ({ required: false, description: TERMS[name] }) as const;
    return {
      types: t.stringList(option('types')),
      exteriors: t.stringList(option('exteriors')),
      rarities: t.stringList(option('rarities')),
      minPriceCents: t.field({ type: 'Cents', ...option('minPriceCents') }),
      maxPriceCents: t.field({ type: 'Cents', ...option('maxPriceCents') }),
      minDaysHeld: t.int(option('minDaysHeld')),
      maxDaysHeld: t.int(option('maxDaysHeld')),
      minDaysOnSale: t.int(option('minDaysOnSale')),
      maxDaysOnSale: t.int(option('maxDaysOnSale')),
      minAboveLowest: t.int(option('minAboveLowest')),
      maxAboveLowest: t.int(option('maxAboveLowest')),
      hasCost: t.boolean(option('hasCost')),
      cooldownUntil: t.field({ type: 'DateTime', ...option('cooldownUntil') }),
    };
  },
});

/** A stored filter of copies, in the fields of its input. */
export const ChosenCopies = builder.objectRef<CopyFilter>('ChosenCopies').implement({
  authScopes: { signedIn: true },
  description: 'A stored filter of copies with the fields of CopyFilter. Null or empty: matches everything.',
  fields: (t) => {
    const option = (name: keyof CopyFilter) => ({ nullable: true, description: TERMS[name] }) as const;
    const tags = (name: 'types' | 'exteriors' | 'rarities') =>
      t.stringList({ description: TERMS[name], resolve: (filter) => [...filter[name]] });
    return {
      types: tags('types'),
      exteriors: tags('exteriors'),
      rarities: tags('rarities'),
      minPriceCents: t.expose('minPriceCents', { type: 'Cents', ...option('minPriceCents') }),
      maxPriceCents: t.expose('maxPriceCents', { type: 'Cents', ...option('maxPriceCents') }),
      minDaysHeld: t.exposeInt('minDaysHeld', option('minDaysHeld')),
      maxDaysHeld: t.exposeInt('maxDaysHeld', option('maxDaysHeld')),
      minDaysOnSale: t.exposeInt('minDaysOnSale', option('minDaysOnSale')),
      maxDaysOnSale: t.exposeInt('maxDaysOnSale', option('maxDaysOnSale')),
      minAboveLowest: t.exposeInt('minAboveLowest', option('minAboveLowest')),
      maxAboveLowest: t.exposeInt('maxAboveLowest', option('maxAboveLowest')),
      hasCost: t.exposeBoolean('hasCost', option('hasCost')),
      cooldownUntil: t.expose('cooldownUntil', { type: 'DateTime', ...option('cooldownUntil') }),
    };
  },
});

/**
 * Parses a filter.
 * @throws InvalidInput naming the field.
 */
export function readCopyFilter(input: typeof CopyFilterInput.$inferInput | null | undefined): CopyFilter {
  const given = Object.fromEntries(Object.entries(input ?? {}).filter(([, value]) => value != null));
  return requireCopyFilter({ ...EVERY_COPY, ...given });
}

const ACCOUNTS_MAX = 100;

/**
 * The row ids of the Steam accounts of a filter; null for all.
 * @throws InvalidInput naming the field.
 */
export function readAccountIds(ids: readonly (string | number)[] | null | undefined): string[] | null {
  if (ids == null) return null;
  if (ids.length > ACCOUNTS_MAX) throw new InvalidInput('steamAccountIds', `at most ${ACCOUNTS_MAX}`);
  try {
    return ids.map((id) => readGlobalId(String(id)).id);
  } catch {
    throw new InvalidInput('steamAccountIds', 'holds what is no id');
  }
}
