/**
 * Delivered orders as a share of all orders whose outcome depended on the seller alone, 0 to 1. Null if there are none.
 */
export function deliveryRateOf(record: { deliveredCount: number; brokenCount: number }): number | null {
  const count = record.deliveredCount + record.brokenCount;
  return count === 0 ? null : record.deliveredCount / count;
}
