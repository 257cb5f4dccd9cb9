/**
 * Whether a copy can be traded now. A cooldown or a protection ends by the clock, without waiting for the next sync.
 */
export function isTradableAt(copy: { isTradable: boolean; tradableAt: Date | null }, now: Date): boolean {
  return copy.isTradable || (copy.tradableAt !== null && copy.tradableAt <= now);
}
