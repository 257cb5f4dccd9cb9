/** Maximum number of listings of an item in the embedded market. */
export const LISTINGS_PER_ITEM_MAX = 40;

/** Minimum expectation, so that unpopular items are offered occasionally too. */
const EXPECTED_MIN = 0.25;

/** Properties of an item that determine its number of listings. */
export interface Offered {
  readonly salesPerWeek: number;
  /** True to have at least one listing always, because traders look for it. */
  readonly isMissed?: boolean;
}

function expectedListings({ salesPerWeek, isMissed }: Offered, scale: number): number {
  const expected = Math.max((EXPECTED_MIN + salesPerWeek) * scale, isMissed ? 1 : 0);
  return Math.min(LISTINGS_PER_ITEM_MAX, expected);
}

function scaleFor(items: readonly Offered[], listingCount: number): number {
  let low = 0;
  let high = LISTINGS_PER_ITEM_MAX / EXPECTED_MIN;
  for (let step = 0; step < 60; step += 1) {
    const middle = (low + high) / 2;
    const total = items.reduce((sum, item) => sum + expectedListings(item, middle), 0);
    if (total < listingCount) low = middle;
    else high = middle;
  }
  return high;
}

/**
 * Distributes `listingCount` listings over items by their sales. Whole numbers result from one pass over the running sum (systematic
 * sampling), so that the total is exact and an item with expectation 0.3 gets one in about three of ten cases. Throws a RangeError if 40
 * listings for each item are not enough.
 */
export function listingCounts(items: readonly Offered[], listingCount: number, start: number): number[] {
  if (listingCount > items.length * LISTINGS_PER_ITEM_MAX) {
    throw new RangeError(`${items.length} items cannot have ${listingCount} listings`);
  }
  const scale = scaleFor(items, listingCount);
  let sum = start;
  let dealt = 0;
  return items.map((item, index) => {
    sum += expectedListings(item, scale);
    const isLast = index === items.length - 1;
    const total = isLast ? listingCount : Math.min(listingCount, Math.floor(sum));
    const count = total - dealt;
    dealt = total;
    return count;
  });
}
