import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import { LRUCache } from 'lru-cache';
import type { SharedCounter } from '../kernel/sharedCounter.ts';

/** Addresses that one process remembers while Redis is away. */
const KEPT = 5_000;

/** What one process counts by itself. */
class OwnCounts {
  private readonly windows = new LRUCache<string, { current: number; endsAt: number }>({ max: KEPT });

  increment(key: string, windowMs: number): { current: number; ttl: number } {
    const now = performance.now();
    const known = this.windows.get(key);
    const open = known && known.endsAt > now ? known : { current: 0, endsAt: now + windowMs };
    open.current += 1;
    this.windows.set(key, open);
    return { current: open.current, ttl: Math.ceil(open.endsAt - now) };
  }
}

/**
 * Where a limit counts when several processes share it: in Redis, and while that does not answer in each process by itself, so that a
 * market without its Redis is neither closed nor without limits. Left undefined, the limiter counts in the process alone.
 * @param name keeps this limit's keys apart from those of another.
 */
export function limitStoreOf(
  counter: SharedCounter | undefined,
  name: string,
): { store?: FastifyRateLimitStoreCtor } {
  if (!counter) return {};
  class LimitStore implements FastifyRateLimitStore {
    private readonly own = new OwnCounts();
    private readonly prefix: string;

    constructor(_options?: unknown, prefix = `limit:${name}:`) {
      this.prefix = prefix;
    }

    incr(
      key: string,
      callback: (error: Error | null, result?: { current: number; ttl: number }) => void,
      windowMs = 60_000,
    ): void {
      shared(this.prefix + key, windowMs).then(
        ({ current, ttlMs }) => callback(null, { current, ttl: ttlMs }),
        () => callback(null, this.own.increment(key, windowMs)),
      );
    }

    /** For a route with a limit of its own. */
    child(route: object): LimitStore {
      const { routeInfo } = route as { routeInfo?: { method?: unknown; url?: string } };
      return new LimitStore(undefined, `${this.prefix}${routeInfo?.method ?? ''}${routeInfo?.url ?? ''}:`);
    }
  }
  const shared: SharedCounter['increment'] = (key, windowMs) => counter.increment(key, windowMs);
  return { store: LimitStore as FastifyRateLimitStoreCtor };
}
