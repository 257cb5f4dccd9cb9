import { createHash } from 'node:crypto';
import type { MarketIndex } from '../../catalog/market/marketIndex.ts';

type Rows = MarketIndex['rows'];

/** Figures of an item in the price list. */
const FIGURES = 4;
/** Where there is no price: no amount is negative. */
const NONE = -1;

const centsOf = (cents: bigint | null): number => (cents === null ? NONE : Number(cents));

/**
 * What a price list is known by, as an ETag: made of what stands in it alone, so that every process gives the same list the same one, and
 * what no price list shows changes none. Some milliseconds for a whole market; no text is made of the items.
 */
export function priceTag(rows: Rows): string {
  const figures = new Float64Array(rows.length * FIGURES);
  const digest = createHash('sha256');
  for (const [position, item] of rows.entries()) {
    const { lowestAskCents, listingCount, automaticCount, referencePriceCents } = item;
    figures.set(
      [centsOf(lowestAskCents), listingCount, automaticCount, centsOf(referencePriceCents)],
      position * FIGURES,
    );
  }
  digest.update(rows.map(({ marketHashName }) => marketHashName).join('\n')).update(figures);
  return `"${digest.digest('base64url').slice(0, 27)}"`;
}
