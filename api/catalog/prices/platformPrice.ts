import { PLATFORM_FRESH_MS } from '../market/pricePlatform.ts';

/** True if a price of another platform is recent enough to be used. */
export function isFresh(fetchedAt: Date, now: Date): boolean {
  return now.getTime() - fetchedAt.getTime() < PLATFORM_FRESH_MS;
}
