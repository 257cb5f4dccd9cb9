import { Redis } from 'ioredis';
import type { Log } from './log.ts';

/** Count of a key in the current window, and the time until the window ends. */
export interface Count {
  current: number;
  ttlMs: number;
}

/** Counters shared by all processes, in Redis. */
export interface SharedCounter {
  /**
   * Adds to a counter, 1 by default.
   * @throws Error if Redis does not respond in time. The caller then counts for itself.
   */
  increment(key: string, windowMs: number, amount?: number): Promise<Count>;
  readonly isUp: boolean;
  /** Number of failed calls since the process started. */
  readonly failureCount: number;
  close(): void;
}

/** Maximum wait of a request for a counter, in milliseconds. */
const ANSWER_MS = 250;
/** Pause after a failure, in milliseconds: a hanging Redis delays one request per second and not all. */
const PAUSE_MS = 1_000;
const RETRY_MAX_MS = 2_000;
const KEY_PREFIX = 'shiji:';

const INCREMENT = `
  local current = redis.call('INCRBY', KEYS[1], ARGV[2])
  if current == tonumber(ARGV[2]) then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
  return {current, redis.call('PTTL', KEYS[1])}`;

/** Opens the counters. Never fails: an unavailable Redis is retried for the lifetime of the process and logged once. */
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
