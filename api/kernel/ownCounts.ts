import { openCache } from './caches.ts';
import type { Count } from './sharedCounter.ts';

const ENTRY_BYTES = 200;

/** Counters of one process in windows of time. */
export class OwnCounts {
  private readonly windows = openCache<{ current: number; endsAt: number }>(
    'counts',
    (_window, key) => 2 * key.length + ENTRY_BYTES,
  );

  /** Adds to a counter. */
  increment(key: string, windowMs: number, amount = 1): Count {
    const now = performance.now();
    const known = this.windows.get(key);
    const open = known && known.endsAt > now ? known : { current: 0, endsAt: now + windowMs };
    open.current += amount;
    this.windows.set(key, open);
    return { current: open.current, ttlMs: Math.ceil(open.endsAt - now) };
  }
}
