import type { KnownReply } from '../relay/relayNetwork.ts';
import { type Currency, YUAN } from '../ui/money.ts';
import { type Language, type MarketView, readLanguage, readMarketView } from './preferences.ts';

/** The state that the server sends with a page, as JSON in a data script. */
export interface PageState {
  readonly language: Language;
  /** The currency of the page's amounts. */
  readonly currency: Currency;
  readonly marketView: MarketView;
  /** The responses that the page was rendered from. */
  readonly replies: readonly KnownReply[];
}

/** Id of the data script. */
export const PAGE_STATE_ID = 'state';

/** Serialises the state, escaped so that no value can end the script element. */
export function writePageState(state: PageState): string {
  return JSON.stringify(state).replaceAll('<', '\\u003c');
}

/** Reads the state in the browser. Returns an empty state for a page without one. */
export function readPageState(): PageState {
  const text = document.getElementById(PAGE_STATE_ID)?.textContent ?? '';
  const state = text === '' ? {} : (JSON.parse(text) as Partial<PageState>);
  return {
    language: readLanguage(state.language),
    currency: state.currency ?? YUAN,
    marketView: readMarketView(state.marketView),
    replies: state.replies ?? [],
  };
}
