import { LRUCache } from 'lru-cache';
import type { Count } from './sharedCounter.ts';

/** Maximum number of keys in memory. */
const KEPT = 5_000;

/** Counters of one process in windows of time. */
export class OwnCounts {
  private readonly windows = new LRUCache<string, { current: number; endsAt: number }>({ max: KEPT });

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
