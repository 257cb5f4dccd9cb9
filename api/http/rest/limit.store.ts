import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import { OwnCounts } from '../../kernel/ownCounts.ts';
import type { SharedCounter } from '../../kernel/sharedCounter.ts';

/**
 * Returns the store of a rate limit that several processes share: Redis, or each process for itself while Redis is unavailable, so that the
 * market neither closes nor loses its limits. If undefined, the limiter counts in the process.
 * @param name separates the keys of this limit from those of others.
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
        () => {
          const { current, ttlMs } = this.own.increment(key, windowMs);
          callback(null, { current, ttl: ttlMs });
        },
      );
    }

    /** Creates the store of a route with its own limit. */
    child(route: object): LimitStore {
      const { routeInfo } = route as { routeInfo?: { method?: unknown; url?: string } };
      return new LimitStore(undefined, `${this.prefix}${routeInfo?.method ?? ''}${routeInfo?.url ?? ''}:`);
    }
  }
  const shared: SharedCounter['increment'] = (key, windowMs) => counter.increment(key, windowMs);
  return { store: LimitStore as FastifyRateLimitStoreCtor };
}
