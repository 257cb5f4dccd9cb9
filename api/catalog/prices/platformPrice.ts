import { PLATFORM_FRESH_MS } from '../market/pricePlatform.ts';

/** Whether a figure of another platform still counts. */
export function isFresh(fetchedAt: Date, now: Date): boolean {
  return now.getTime() - fetchedAt.getTime() < PLATFORM_FRESH_MS;
}
