/** No item has more listings than this in the embedded market. */
export const LISTINGS_PER_ITEM_MAX = 40;

/** Even what nobody asks for is offered now and then. */
const EXPECTED_MIN = 0.25;

function expectedListings(sales: number, scale: number): number {
  return Math.min(LISTINGS_PER_ITEM_MAX, (EXPECTED_MIN + sales) * scale);
}

function scaleFor(salesPerWeek: readonly number[], listingCount: number): number {
  let low = 0;
  let high = LISTINGS_PER_ITEM_MAX / EXPECTED_MIN;
  for (let step = 0; step < 60; step += 1) {
    const middle = (low + high) / 2;
    const total = salesPerWeek.reduce((sum, sales) => sum + expectedListings(sales, middle), 0);
    if (total < listingCount) low = middle;
    else high = middle;
  }
  return high;
}

/**
 * Deals `listingCount` listings out to items by their sales. Whole numbers come from one sweep over the running sum
 * (systematic sampling), so that the total is exact and an item expecting 0.3 gets one about three times in ten.
 * Throws a RangeError if even 40 each are too few.
 */
export function listingCounts(
  salesPerWeek: readonly number[],
  listingCount: number,
  start: number,
): number[] {
  if (listingCount > salesPerWeek.length * LISTINGS_PER_ITEM_MAX) {
    throw new RangeError(`${salesPerWeek.length} items cannot have ${listingCount} listings`);
  }
  const scale = scaleFor(salesPerWeek, listingCount);
  let sum = start;
  let dealt = 0;
  return salesPerWeek.map((sales, index) => {
    sum += expectedListings(sales, scale);
    const isLast = index === salesPerWeek.length - 1;
    const total = isLast ? listingCount : Math.min(listingCount, Math.floor(sum));
    const count = total - dealt;
    dealt = total;
    return count;
  });
}
