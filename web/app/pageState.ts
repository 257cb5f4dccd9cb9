import { type Currency, YUAN } from '../ui/money.ts';
import { type Language, readLanguage } from './language.ts';
import type { KnownReply } from './relayNetwork.ts';

/** What the server sends along with a page, as JSON in a data script. */
export interface PageState {
  readonly language: Language;
  /** What the amounts of the page are written in. */
  readonly currency: Currency;
  /** The answers that the page was rendered from. */
  readonly replies: readonly KnownReply[];
}

/** Id of the data script. */
export const PAGE_STATE_ID = 'state';

/** Writes the state so that no value can end the script element it stands in. */
export function writePageState(state: PageState): string {
  return JSON.stringify(state).replaceAll('<', '\\u003c');
}

/** Reads the state in the browser; a page without one starts empty. */
export function readPageState(): PageState {
  const text = document.getElementById(PAGE_STATE_ID)?.textContent ?? '';
  const state = text === '' ? {} : (JSON.parse(text) as Partial<PageState>);
  return {
    language: readLanguage(state.language),
    currency: state.currency ?? YUAN,
    replies: state.replies ?? [],
  };
}
