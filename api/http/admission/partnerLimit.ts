import { OwnCounts } from '../../kernel/ownCounts.ts';
import type { SharedCounter } from '../../kernel/sharedCounter.ts';
import { BudgetSpent } from './workBudget.ts';

const WINDOW_MS = 60_000;
/** Complexity of a GraphQL document that counts as one request: that of a page of fifty plain rows. */
const COMPLEXITY_PER_REQUEST = 200;

/** What a partner has left in the current minute. */
export interface LimitState {
  limit: number;
  remaining: number;
  /** Seconds until the whole limit is available again. */
  resetSeconds: number;
}

/** As how many requests a GraphQL document counts. */
export function requestsOf(complexity: number): number {
  return Math.max(1, Math.ceil(complexity / COMPLEXITY_PER_REQUEST));
}

/** The headers that tell a partner what is left. */
export function limitHeaders({ limit, remaining, resetSeconds }: LimitState): Record<string, number> {
  return {
    'x-ratelimit-limit': limit,
    'x-ratelimit-remaining': remaining,
    'x-ratelimit-reset': resetSeconds,
  };
}

/** The partner has used its requests of the current minute (HTTP 429). */
export class PartnerLimitReached extends BudgetSpent {
  readonly state: LimitState;
  constructor(state: LimitState) {
    super(state.resetSeconds * 1_000);
    this.state = state;
  }
}

/** Requests that each partner may send in a minute, by REST and by GraphQL together. */
export class PartnerLimit {
  private readonly own = new OwnCounts();
  private readonly limit: number;
  private readonly counter: SharedCounter | undefined;

  /** @param counter counter of all processes. Without it, or while it is unavailable, each process counts for itself. */
  constructor(limit: number, counter: SharedCounter | undefined) {
    this.limit = limit;
    this.counter = counter;
  }

  /**
   * Counts requests.
   * @throws PartnerLimitReached
   */
  async spend(partnerId: string, requests: number): Promise<LimitState> {
    const key = `limit:partner:${partnerId}`;
    const shared = await this.counter?.increment(key, WINDOW_MS, requests).catch(() => undefined);
    const { current, ttlMs } = shared ?? this.own.increment(key, WINDOW_MS, requests);
    const resetSeconds = Math.max(1, Math.ceil(ttlMs / 1_000));
    const state = { limit: this.limit, remaining: Math.max(0, this.limit - current), resetSeconds };
    if (current > this.limit) throw new PartnerLimitReached(state);
    return state;
  }
}
