/** The console's parts, each with an address of its own. */
export const CONSOLE_TABS = ['overview', 'log', 'debug'] as const;
export type ConsoleTab = (typeof CONSOLE_TABS)[number];

/** States that the record of callbacks is narrowed by. */
export const CALLBACK_STATES = ['WAITING', 'DELIVERED', 'DEAD'] as const;
export type ShownState = (typeof CALLBACK_STATES)[number];

/** What the address of the console says. */
export interface ConsoleChoice {
  readonly tab: ConsoleTab;
  /** Null: all of them. */
  readonly state: ShownState | null;
}

/** Reads the address; what cannot be read is the overview, and all callbacks. */
export function readConsoleChoice(search: URLSearchParams): ConsoleChoice {
  const state = search.get('state')?.toUpperCase();
  return {
    tab: CONSOLE_TABS.find((each) => each === search.get('tab')) ?? 'overview',
    state: CALLBACK_STATES.find((each) => each === state) ?? null,
  };
}

/** The address of a part of the console. */
export function consolePath({ tab, state }: ConsoleChoice): string {
  if (tab === 'overview') return '/user/openapi';
  const narrowed = tab === 'log' && state !== null ? `&state=${state.toLowerCase()}` : '';
  return `/user/openapi?tab=${tab}${narrowed}`;
}
