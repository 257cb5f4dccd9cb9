import { createStoredList } from '../../shell/storedList.ts';

/** A copy that a visitor means to buy, and its ask as the page showed it, in cents. */
export interface KeptCopy {
  readonly listingId: string;
  readonly expectedPriceCents: number;
}

/** Number of copies in a cart, as on the server. */
const COPIES_MAX = 50;

/** Parses the stored text. Anything but a list of copies counts as empty. */
export function parseKeptCopies(text: string | null): readonly KeptCopy[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(stored) ? stored.flatMap(readCopy).slice(0, COPIES_MAX) : [];
  } catch {
    return [];
  }
}

function readCopy(stored: unknown): KeptCopy[] {
  const { listingId, expectedPriceCents } = (stored ?? {}) as Partial<Record<keyof KeptCopy, unknown>>;
  const isCopy =
    typeof listingId === 'string' && typeof expectedPriceCents === 'number' && expectedPriceCents > 0;
  return isCopy && Number.isInteger(expectedPriceCents) ? [{ listingId, expectedPriceCents }] : [];
}

/** A cart with a copy more, or with the latest price of one that is in it; null if it is full. */
export function withCopy(copies: readonly KeptCopy[], copy: KeptCopy): readonly KeptCopy[] | null {
  const others = copies.filter(({ listingId }) => listingId !== copy.listingId);
  return others.length >= COPIES_MAX ? null : [...others, copy];
}

const copies = createStoredList('cart', parseKeptCopies);

/** The cart of a visitor, which this browser keeps until a sign-in takes it over (C-01). */
export const visitorCart = {
  ...copies,
  /** @returns false if it is full. */
  add(copy: KeptCopy): boolean {
    const next = withCopy(copies.current(), copy);
    if (next !== null) copies.store(next);
    return next !== null;
  },
  /** Forgets copies that were taken over. */
  remove(listingIds: readonly string[]): void {
    copies.store(copies.current().filter(({ listingId }) => !listingIds.includes(listingId)));
  },
};
