import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import { OwnCounts } from '../../kernel/ownCounts.ts';
import type { SharedCounter } from '../../kernel/sharedCounter.ts';

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
        () => {
          const { current, ttlMs } = this.own.increment(key, windowMs);
          callback(null, { current, ttl: ttlMs });
        },
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
