import {
  CALLBACK_STATES,
  readSearchTexts,
  SEARCH_FIELDS,
  type SearchTexts,
  type ShownState,
} from './callbackSearch.ts';

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

/** The state of the console in the URL. */
export interface ConsoleChoice {
  readonly tab: ConsoleTab;
  /** Null for all. */
  readonly state: ShownState | null;
  /** What callbacks are searched by. Left out: nothing. */
  readonly texts?: SearchTexts;
}

/** Parses the URL. Unknown values give the overview and all callbacks. */
export function readConsoleChoice(search: URLSearchParams): Required<ConsoleChoice> {
  const state = search.get('state')?.toUpperCase();
  return {
    tab: CONSOLE_TABS.find((each) => each === search.get('tab')) ?? 'overview',
    state: CALLBACK_STATES.find((each) => each === state) ?? null,
    texts: readSearchTexts(search),
  };
}

/** URL of a tab of the console. */
export function consolePath({ tab, state, texts = {} }: ConsoleChoice): string {
  if (tab === 'overview') return '/user/openapi';
  const search = new URLSearchParams({ tab });
  if (tab === 'log' && state !== null) search.set('state', state.toLowerCase());
  for (const field of tab === 'log' ? SEARCH_FIELDS : []) {
    const text = texts[field];
    if (text !== undefined) search.set(field, text);
  }
  return `/user/openapi?${search}`;
}
