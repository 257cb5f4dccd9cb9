/** The fields of an application that decide which part the page shows. */
export interface PartnerState {
  readonly status: string;
  readonly lockedAt: string | null | undefined;
}

/** The steps from the application to the first signed request, in their order. */
export const PARTNER_STAGES = ['apply', 'review', 'setup', 'console'] as const;
export type PartnerStage = (typeof PARTNER_STAGES)[number];

/**
 * The part of the page for an application's state. A rejected one is corrected in the first (requirements P-02,
 * P-03).
 */
export function partnerStage(partner: PartnerState | null): PartnerStage {
  if (partner === null || partner.status === 'REJECTED') return 'apply';
  if (partner.status !== 'APPROVED') return 'review';
  return partner.lockedAt == null ? 'setup' : 'console';
}

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
