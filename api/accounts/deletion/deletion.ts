/** Days from the request to the erasure (U-06): time enough to notice a request that somebody else made. */
export const DELETION_WAIT_DAYS = 15;

/**
 * Years after the erasure for which the sealed identity behind payments is stored, as the law against money laundering
 * requires.
 */
export const IDENTITY_KEPT_YEARS = 5;

/** The kinds of obstacles to a deletion. */
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

/** One kind of obstacle to a deletion. */
export type ObstacleKind = (typeof OBSTACLE_KINDS)[number];

/** The amount of one kind of obstacle: a number, or fen for `money`. */
export interface Obstacle {
  kind: ObstacleKind;
  amount: number;
}

/** Converts one row of numbers to obstacles, in the order of the kinds; a number of zero is no obstacle. */
export function obstaclesIn(found: Readonly<Record<ObstacleKind, number>>): Obstacle[] {
  return OBSTACLE_KINDS.map((kind) => ({ kind, amount: found[kind] })).filter(({ amount }) => amount !== 0);
}
