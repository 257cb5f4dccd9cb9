import { createHash } from 'node:crypto';
import type { MarketIndex } from '../../catalog/market/marketIndex.ts';

type Rows = MarketIndex['rows'];

/** Numbers of one item in the price list. */
const FIGURES = 4;
/** Represents a missing price, because no amount is negative. */
const NONE = -1;

const centsOf = (cents: bigint | null): number => (cents === null ? NONE : Number(cents));

/**
 * The ETag of a price list. It is computed from the listed values only, so that every process gives the same list the
 * same tag, and unlisted changes do not affect it. It takes a few milliseconds for a whole market, because items are
 * not converted to text. It is weak: the same prices may come as JSON or as lines, compressed or not, and with another cursor.
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
  return `W/"${digest.digest('base64url').slice(0, 27)}"`;
}
