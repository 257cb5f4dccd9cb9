import { createStore, type Store } from '../ui/store.ts';

/** Whether the server can be reached, as far as this tab knows. */
export interface ConnectionState {
  /** True from the browser's `offline` event or the second failed request in a row, until the server responds again. */
  readonly isAway: boolean;
  /** True when the browser itself reports that there is no network. */
  readonly isOffline: boolean;
}

/** The connection of one tab; the page reads it with `useStore`. */
export interface Connection extends Store<ConnectionState> {
  /** `fetch` that records whether a response arrived. Throws what `fetch` throws. */
  send(url: string, init: RequestInit): Promise<Response>;
  /** Checks whether the server responds now. */
  check(): Promise<boolean>;
  /** Receives the browser's `online` and `offline` events. */
  hear(isOnline: boolean): void;
}

/** The dependencies of a connection. */
export interface ConnectionMeans {
  fetch(url: string, init: RequestInit): Promise<Response>;
  isOnline(): boolean;
}

/** One lost response may be an accident; two in a row count as an outage. */
const FAILURES_UNTIL_AWAY = 2;
const FIRST_CHECK_MS = 2_000;
const CHECK_MS_MAX = 15_000;
const CHECK_URL = '/readyz';
const BACK: ConnectionState = { isAway: false, isOffline: false };

/** Tracks the connection. While the server is unreachable, polls its readiness at growing intervals. */
export function createConnection(means: ConnectionMeans): Connection {
  const { current, set, subscribe } = createStore(BACK);
  let failureCount = 0;
  let pauseMs = FIRST_CHECK_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;
  function enter(next: ConnectionState): void {
    const { isAway, isOffline } = current();
    if (next.isAway !== isAway || next.isOffline !== isOffline) set(next);
  }
  function comeBack(): void {
    clearTimeout(timer);
    timer = undefined;
    failureCount = 0;
    pauseMs = FIRST_CHECK_MS;
    enter(BACK);
  }
  function goAway(): void {
    enter({ isAway: true, isOffline: !means.isOnline() });
    timer ??= setTimeout(async () => {
      timer = undefined;
      pauseMs = Math.min(pauseMs * 2, CHECK_MS_MAX);
      await check();
    }, pauseMs);
  }
  async function check(): Promise<boolean> {
    const answer = await means.fetch(CHECK_URL, { cache: 'no-store' }).catch(() => null);
    if (answer?.ok === true) comeBack();
    else if (current().isAway) goAway();
    return answer?.ok === true;
  }
  return {
    current,
    subscribe,
    async send(url, init) {
      // A response to a request from before the outage may already have been on its way, so it proves nothing.
      const wasAway = current().isAway;
      try {
        const response = await means.fetch(url, init);
        failureCount = 0;
        if (wasAway && response.ok) comeBack();
        return response;
      } catch (error) {
        const isGivenUp = init.signal?.aborted === true;
        failureCount += isGivenUp ? 0 : 1;
        if (!isGivenUp && (failureCount >= FAILURES_UNTIL_AWAY || !means.isOnline())) goAway();
        throw error;
      }
    },
    check,
    hear(isOnline) {
      if (isOnline) void check();
      else goAway();
    },
  };
}
