/** Delivered orders as a share of all that the seller alone could deliver or break, 0 to 1. Null without any. */
export function deliveryRateOf(record: { deliveredCount: number; brokenCount: number }): number | null {
  const count = record.deliveredCount + record.brokenCount;
  return count === 0 ? null : record.deliveredCount / count;
}
