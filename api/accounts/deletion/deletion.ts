/** From the wish to leave to the erasure (U-06): time enough to notice a wish that was not one's own. */
export const DELETION_WAIT_DAYS = 15;
/** So long after the erasure the sealed identity behind payments stays, as the law on money laundering demands. */
export const IDENTITY_KEPT_YEARS = 5;

/** What stands in the way of a deletion. */
export const OBSTACLE_KINDS = [
  'openOrders',
  'money',
  'openPayments',
  'openListings',
  'steamAccounts',
  'contract',
  'openPlatform',
  'review',
] as const;

/** One kind of what stands in the way. */
export type ObstacleKind = (typeof OBSTACLE_KINDS)[number];

/** How much of one kind there is: a number, or fen for `money`. */
export interface Obstacle {
  kind: ObstacleKind;
  amount: number;
}

/** What there is, as one row of numbers, in the order of the kinds; what is not there stands in nobody's way. */
export function obstaclesIn(found: Readonly<Record<ObstacleKind, number>>): Obstacle[] {
  return OBSTACLE_KINDS.map((kind) => ({ kind, amount: found[kind] })).filter(({ amount }) => amount !== 0);
}
