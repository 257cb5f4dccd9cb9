import { toSafeNumber } from '../../kernel/money.ts';
import { type CopyFilter, EVERY_COPY } from './copyFilter.ts';
import type { OwnListingFilter } from './ownListing.store.ts';

/** A filter of copies as JSON: what matches everything is absent, amounts are numbers and times ISO 8601. */
export type StoredCopies = Readonly<Record<string, readonly string[] | string | number | boolean>>;

/** A filter of own listings as JSON. */
export type StoredListings = Omit<OwnListingFilter, 'copies'> & { readonly copies: StoredCopies };

/** Encodes a filter. Equal filters have equal representations. */
export function writeStoredCopies(filter: CopyFilter): StoredCopies {
  const stored: Record<string, readonly string[] | string | number | boolean> = {};
  for (const name of Object.keys(EVERY_COPY).sort() as (keyof CopyFilter)[]) {
    const value = filter[name];
    if (value === null) continue;
    if (typeof value === 'bigint') stored[name] = toSafeNumber(value);
    else if (value instanceof Date) stored[name] = value.toISOString();
    else if (typeof value === 'number' || typeof value === 'boolean') stored[name] = value;
    else if (value.length > 0) stored[name] = [...new Set(value)].sort();
  }
  return stored;
}

/** Decodes a filter. */
export function readStoredCopies(stored: StoredCopies): CopyFilter {
  const { minPriceCents, maxPriceCents, cooldownUntil } = stored;
  return {
    ...EVERY_COPY,
    ...stored,
    minPriceCents: minPriceCents === undefined ? null : BigInt(Number(minPriceCents)),
    maxPriceCents: maxPriceCents === undefined ? null : BigInt(Number(maxPriceCents)),
    cooldownUntil: cooldownUntil === undefined ? null : new Date(String(cooldownUntil)),
  };
}

/** Encodes a filter of own listings. */
export function writeStoredListings({ copies, ...filter }: OwnListingFilter): StoredListings {
  return { ...filter, copies: writeStoredCopies(copies) };
}

/** Decodes a filter of own listings. */
export function readStoredListings({ copies, ...filter }: StoredListings): OwnListingFilter {
  return { ...filter, copies: readStoredCopies(copies) };
}
