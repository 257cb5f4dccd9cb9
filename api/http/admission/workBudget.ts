import { OwnCounts } from '../../kernel/ownCounts.ts';
import type { SharedCounter } from '../../kernel/sharedCounter.ts';

const WINDOW_MS = 60_000;

/** A caller has used its processor budget of the current minute. */
export class BudgetSpent extends Error {
  readonly statusCode = 429;
  readonly retryAfterSeconds: number;

  constructor(ttlMs: number) {
    super('Too much work asked for; try again later.');
    this.retryAfterSeconds = Math.max(1, Math.ceil(ttlMs / 1_000));
  }
}

/** Processor budget of each caller for a minute: by network address, and by session or partner if there is one. */
export class WorkBudget {
  private readonly own = new OwnCounts();
  private readonly minuteMs: number;
  private readonly counter: SharedCounter | undefined;

  /**
   * @param minuteMs processor milliseconds that one caller may use in a minute.
   * @param counter counter shared by all processes. Without it, or while it is unavailable, each process counts for itself.
   */
  constructor(minuteMs: number, counter: SharedCounter | undefined) {
    this.minuteMs = minuteMs;
    this.counter = counter;
  }

  /**
   * Charges work to each of the keys, in whole milliseconds: Redis counts nothing else.
   * @throws BudgetSpent if it exceeds what is left of one of them.
   */
  async charge(keys: readonly string[], costMs: number): Promise<void> {
    const wholeMs = Math.ceil(costMs);
    for (const key of keys) {
      const { current, ttlMs } = await this.count(`work:${key}`, wholeMs);
      if (current > this.minuteMs) throw new BudgetSpent(ttlMs);
    }
  }

  private async count(key: string, costMs: number) {
    const shared = await this.counter?.increment(key, WINDOW_MS, costMs).catch(() => undefined);
    return shared ?? this.own.increment(key, WINDOW_MS, costMs);
  }
}
