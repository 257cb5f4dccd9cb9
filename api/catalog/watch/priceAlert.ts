/** Items that one user may watch. */
export const WATCHED_MAX = 500;

/** A price alert as it stands. Prices in cents. */
export interface PriceAlert {
  targetCents: bigint;
  /** The price has been above the target since the last message. */
  isArmed: boolean;
}

/** What a lowest ask does to an alert. */
export type AlertStep = 'tell' | 'arm' | 'stay';

/**
 * Judges an alert by an item's lowest ask: told once when it comes to the target or below, and not again until it has been above.
 * That nobody sells is no price, neither below nor above.
 */
export function alertStep({ targetCents, isArmed }: PriceAlert, askCents: bigint | null): AlertStep {
  if (askCents === null) return 'stay';
  if (askCents > targetCents) return isArmed ? 'stay' : 'arm';
  return isArmed ? 'tell' : 'stay';
}
