/** May a copy be traded at this moment? A cooldown or a protection ends by the clock, not by the next look at the inventory. */
export function isTradableAt(copy: { isTradable: boolean; tradableAt: Date | null }, now: Date): boolean {
  return copy.isTradable || (copy.tradableAt !== null && copy.tradableAt <= now);
}
