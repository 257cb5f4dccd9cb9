/** Whether the server can be reached, as far as this tab knows. */
export interface ConnectionState {
  /** True from the browser's word or the second failed request in a row, until the server answers again. */
  readonly isAway: boolean;
  /** True where the browser itself says that there is no network. */
  readonly isOffline: boolean;
}

/** The connection of one tab; the page reads it with `useStore`. */
export interface Connection {
  /** `fetch`, taking note of whether an answer came. Throws what `fetch` throws. */
  send(url: string, init: RequestInit): Promise<Response>;
  /** Looks whether the server answers now. */
  check(): Promise<boolean>;
  /** The browser's own word that the network went or came back. */
  hear(isOnline: boolean): void;
  subscribe(listener: () => void): () => void;
  current(): ConnectionState;
}

/** What a connection stands on. */
export interface ConnectionMeans {
  fetch(url: string, init: RequestInit): Promise<Response>;
  isOnline(): boolean;
}

/** One lost answer may be an accident; two in a row are an outage. */
const FAILURES_UNTIL_AWAY = 2;
const FIRST_CHECK_MS = 2_000;
const CHECK_MS_MAX = 15_000;
const CHECK_URL = '/readyz';
const BACK: ConnectionState = { isAway: false, isOffline: false };

/** Watches the connection: while the server is away it is asked with growing pauses whether it is ready again. */
export function createConnection(means: ConnectionMeans): Connection {
  let state = BACK;
  let failureCount = 0;
  let pauseMs = FIRST_CHECK_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();
  function enter(next: ConnectionState): void {
    if (next.isAway === state.isAway && next.isOffline === state.isOffline) return;
    state = next;
    for (const listener of listeners) listener();
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
    else if (state.isAway) goAway();
    return answer?.ok === true;
  }
  return {
    async send(url, init) {
      // What was asked before the network went proves nothing by an answer that was already on its way.
      const wasAway = state.isAway;
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
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    current: () => state,
  };
}
