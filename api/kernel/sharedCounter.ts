import { Redis } from 'ioredis';
import type { Log } from './log.ts';

/** One key's count in the window under way, and when that ends. */
export interface Count {
  current: number;
  ttlMs: number;
}

/** Counts that all processes have in common, kept in Redis. */
export interface SharedCounter {
  /** Counts so many more, one unless told. @throws Error where Redis does not answer at once: the caller counts for itself then. */
  increment(key: string, windowMs: number, amount?: number): Promise<Count>;
  readonly isUp: boolean;
  /** How often it could not count, since the process began. */
  readonly failureCount: number;
  close(): void;
}

/** A request waits no longer than this for a count. */
const ANSWER_MS = 250;
/** After a failure nobody asks for so long: a hanging Redis costs one request in a second its time, not all. */
const PAUSE_MS = 1_000;
const RETRY_MAX_MS = 2_000;
const KEY_PREFIX = 'shiji:';

const INCREMENT = `
  local current = redis.call('INCRBY', KEYS[1], ARGV[2])
  if current == tonumber(ARGV[2]) then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
  return {current, redis.call('PTTL', KEYS[1])}`;

/** Opens the counts. Never fails: a Redis that is away is tried again for as long as the process lives, and told of once. */
export function openSharedCounter(url: string, log: Log): SharedCounter {
  const redis = new Redis(url, {
    keyPrefix: KEY_PREFIX,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    connectTimeout: RETRY_MAX_MS,
    commandTimeout: ANSWER_MS,
    retryStrategy: (attempt) => Math.min(attempt * 100, RETRY_MAX_MS),
  });
  let isUp = false;
  let isTold = false;
  let failureCount = 0;
  let askAgainAt = 0;
  redis.on('ready', () => {
    if (isTold) log.info('Redis answers again: limits count over all processes');
    isUp = true;
    isTold = false;
    askAgainAt = 0;
  });
  redis.on('error', fail);
  redis.on('close', () => {
    isUp = false;
  });
  function fail(error: unknown): void {
    isUp = false;
    if (!isTold) log.error({ error: String(error) }, 'Redis does not answer: each process counts for itself');
    isTold = true;
  }
  return {
    get isUp() {
      return isUp;
    },
    get failureCount() {
      return failureCount;
    },
    async increment(key, windowMs, amount = 1) {
      if (performance.now() < askAgainAt) {
        failureCount += 1;
        throw new Error('Redis is given a pause');
      }
      try {
        const [current, ttlMs] = (await redis.eval(INCREMENT, 1, key, windowMs, amount)) as [number, number];
        if (!isUp && isTold) log.info('Redis answers again: limits count over all processes');
        isUp = true;
        isTold = false;
        return { current, ttlMs };
      } catch (error) {
        failureCount += 1;
        askAgainAt = performance.now() + PAUSE_MS;
        fail(error);
        throw error;
      }
    },
    close: () => redis.disconnect(),
  };
}
