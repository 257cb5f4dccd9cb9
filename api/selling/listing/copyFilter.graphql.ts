import { builder } from '../../http/graphql/builder.ts';
import { readGlobalId } from '../../http/graphql/globalId.ts';
import { InvalidInput } from '../../kernel/invalidInput.ts';
import { type CopyFilter, EVERY_COPY, requireCopyFilter } from './copyFilter.ts';

/** What a seller's copies must be like, for the inventory, own listings and actions on many copies. */
export const CopyFilterInput = builder.inputType('CopyFilter', {
  description:
    "What a seller's copies must be like. Bounds are inclusive; what is omitted matches everything.",
  fields: (t) => ({
    types: t.stringList({ required: false, description: 'Internal names of types, as in `marketTags`.' }),
    exteriors: t.stringList({ required: false, description: 'Internal names of exteriors.' }),
    rarities: t.stringList({ required: false, description: 'Internal names of rarities.' }),
    minPriceCents: t.field({
      type: 'Cents',
      required: false,
      description: 'Lowest ask in fen; the reference price counts for copies that are not listed.',
    }),
    maxPriceCents: t.field({ type: 'Cents', required: false, description: 'Highest such price.' }),
    minDaysHeld: t.int({
      required: false,
      description: 'At least so many days since the market first found the copy in the inventory.',
    }),
    maxDaysHeld: t.int({ required: false, description: 'At most so many days since then.' }),
    minDaysOnSale: t.int({ required: false, description: 'Listed for at least so many days.' }),
    maxDaysOnSale: t.int({ required: false, description: 'Listed for at most so many days.' }),
    minAboveLowest: t.int({
      required: false,
      description:
        'Its ask is at least so far above the lowest ask of other sellers, in 1/100 of a percent of that; negative: below it.',
    }),
    maxAboveLowest: t.int({ required: false, description: 'Its ask is at most so far above it.' }),
    hasCost: t.boolean({ required: false, description: 'Whether its cost is known.' }),
    cooldownUntil: t.field({
      type: 'DateTime',
      required: false,
      description: 'It is in a cooldown that ends at this time or earlier.',
    }),
  }),
});

/** A stored filter of copies, in the fields of its input. */
export const ChosenCopies = builder.objectRef<CopyFilter>('ChosenCopies').implement({
  authScopes: { signedIn: true },
  description: 'A stored filter of copies with the fields of CopyFilter. Null or empty: matches everything.',
  fields: (t) => {
    const tags = (name: 'types' | 'exteriors' | 'rarities') =>
      t.stringList({
        description: `As \`${name}\` of CopyFilter.`,
        resolve: (filter) => [...filter[name]],
      });
    const amount = (name: 'minPriceCents' | 'maxPriceCents') =>
      t.expose(name, { type: 'Cents', nullable: true, description: `As \`${name}\` of CopyFilter.` });
    const number = (
      name:
        | 'minDaysHeld'
        | 'maxDaysHeld'
        | 'minDaysOnSale'
        | 'maxDaysOnSale'
        | 'minAboveLowest'
        | 'maxAboveLowest',
    ) => t.exposeInt(name, { nullable: true, description: `As \`${name}\` of CopyFilter.` });
    return {
      types: tags('types'),
      exteriors: tags('exteriors'),
      rarities: tags('rarities'),
      minPriceCents: amount('minPriceCents'),
      maxPriceCents: amount('maxPriceCents'),
      minDaysHeld: number('minDaysHeld'),
      maxDaysHeld: number('maxDaysHeld'),
      minDaysOnSale: number('minDaysOnSale'),
      maxDaysOnSale: number('maxDaysOnSale'),
      minAboveLowest: number('minAboveLowest'),
      maxAboveLowest: number('maxAboveLowest'),
      hasCost: t.exposeBoolean('hasCost', { nullable: true, description: 'As `hasCost` of CopyFilter.' }),
      cooldownUntil: t.expose('cooldownUntil', {
        type: 'DateTime',
        nullable: true,
        description: 'As `cooldownUntil` of CopyFilter.',
      }),
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
