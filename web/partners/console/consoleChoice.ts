/** The tabs of the console, each with its own URL. */
export const CONSOLE_TABS = ['overview', 'log', 'debug'] as const;
export type ConsoleTab = (typeof CONSOLE_TABS)[number];

/** The states by which the log of callbacks is filtered. */
export const CALLBACK_STATES = ['WAITING', 'DELIVERED', 'DEAD'] as const;
export type ShownState = (typeof CALLBACK_STATES)[number];

/** The state of the console in the URL. */
export interface ConsoleChoice {
  readonly tab: ConsoleTab;
  /** Null for all. */
  readonly state: ShownState | null;
}

/** Parses the URL. Unknown values give the overview and all callbacks. */
export function readConsoleChoice(search: URLSearchParams): ConsoleChoice {
  const state = search.get('state')?.toUpperCase();
  return {
    tab: CONSOLE_TABS.find((each) => each === search.get('tab')) ?? 'overview',
    state: CALLBACK_STATES.find((each) => each === state) ?? null,
  };
}

/** URL of a tab of the console. */
export function consolePath({ tab, state }: ConsoleChoice): string {
  if (tab === 'overview') return '/user/openapi';
  const narrowed = tab === 'log' && state !== null ? `&state=${state.toLowerCase()}` : '';
  return `/user/openapi?tab=${tab}${narrowed}`;
}
