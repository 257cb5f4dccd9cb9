/** Maximum number of items on one user's watchlist. */
export const WATCHED_MAX = 500;

/** State of a price alert. Prices in fen. */
export interface PriceAlert {
  targetCents: bigint;
  /** True if the price has been above the target since the last message. */
  isArmed: boolean;
}

/** Effect of a lowest ask on an alert: send a message, arm it again, or nothing. */
export type AlertStep = 'tell' | 'arm' | 'stay';

/**
 * Evaluates an alert for an item's lowest ask: sends a message when the ask reaches the target or falls below it, and not again until it
 * has been above. An item that is not on sale has no price and changes nothing.
 */
export function alertStep({ targetCents, isArmed }: PriceAlert, askCents: bigint | null): AlertStep {
  if (askCents === null) return 'stay';
  if (askCents > targetCents) return isArmed ? 'stay' : 'arm';
  return isArmed ? 'tell' : 'stay';
}
