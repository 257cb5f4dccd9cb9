import { OwnCounts } from '../../kernel/ownCounts.ts';
import type { SharedCounter } from '../../kernel/sharedCounter.ts';

const WINDOW_MS = 60_000;

/** A caller used up what one may use of the processor in a minute. */
export class BudgetSpent extends Error {
  readonly statusCode = 429;
  readonly retryAfterSeconds: number;

  constructor(ttlMs: number) {
    super('Too much work asked for; try again later.');
    this.retryAfterSeconds = Math.max(1, Math.ceil(ttlMs / 1_000));
  }
}

/** What callers may use of the processor in a minute: by network address, and by session or partner where there is one. */
export class WorkBudget {
  private readonly own = new OwnCounts();
  private readonly minuteMs: number;
  private readonly counter: SharedCounter | undefined;

  /**
   * @param minuteMs milliseconds of one processor that one caller may use in a minute.
   * @param counter counts for all processes; without it, or while it does not answer, each counts for itself.
   */
  constructor(minuteMs: number, counter: SharedCounter | undefined) {
    this.minuteMs = minuteMs;
    this.counter = counter;
  }

  /**
   * Charges work to each of the keys.
   * @throws BudgetSpent where it is more than was left of one of them.
   */
  async charge(keys: readonly string[], costMs: number): Promise<void> {
    for (const key of keys) {
      const { current, ttlMs } = await this.count(`work:${key}`, costMs);
      if (current > this.minuteMs) throw new BudgetSpent(ttlMs);
    }
  }

  private async count(key: string, costMs: number) {
    const shared = await this.counter?.increment(key, WINDOW_MS, costMs).catch(() => undefined);
    return shared ?? this.own.increment(key, WINDOW_MS, costMs);
  }
}
