import type { CallbackFilter } from '../../__generated__/PartnerPageLogQuery.graphql.ts';

/** The states by which the log of callbacks is filtered. */
export const CALLBACK_STATES = ['WAITING', 'DELIVERED', 'DEAD'] as const;
export type ShownState = (typeof CALLBACK_STATES)[number];

/** The types of callbacks, as the URL has them. */
export const CALLBACK_TYPES = {
  'order.changed': 'ORDER_CHANGED',
  'bid.filled': 'BID_FILLED',
  'bid.slept': 'BID_SLEPT',
  'bid.woken': 'BID_WOKEN',
  'bid.expired': 'BID_EXPIRED',
  'bid.cancelled': 'BID_CANCELLED',
  'offer.made': 'OFFER_MADE',
  'offer.countered': 'OFFER_COUNTERED',
  'offer.accepted': 'OFFER_ACCEPTED',
  'offer.declined': 'OFFER_DECLINED',
  'offer.ended': 'OFFER_ENDED',
  'account.held': 'ACCOUNT_HELD',
  'account.released': 'ACCOUNT_RELEASED',
  'endpoint.test': 'ENDPOINT_TEST',
} as const;

/** The fields of a search, in the order of the form, by their names in the URL. Times are in ISO 8601, UTC. */
export const SEARCH_FIELDS = ['type', 'order', 'own', 'since', 'until'] as const;
export type SearchField = (typeof SEARCH_FIELDS)[number];

/** The fields that are filled in. */
export type SearchTexts = Readonly<Partial<Record<SearchField, string>>>;

/** Longest number that the server searches for. */
export const SEARCH_LENGTH_MAX = 50;

function isText(field: SearchField, text: string): boolean {
  if (field === 'type') return Object.hasOwn(CALLBACK_TYPES, text);
  if (field === 'order' || field === 'own') return text.length <= SEARCH_LENGTH_MAX;
  return !Number.isNaN(Date.parse(text));
}

/** Parses the search of a URL. What it does not know is left out. */
export function readSearchTexts(search: URLSearchParams): SearchTexts {
  const texts = SEARCH_FIELDS.map((field) => [field, search.get(field)?.trim() ?? ''] as const);
  return Object.fromEntries(texts.filter(([field, text]) => text !== '' && isText(field, text)));
}

/** The filter of the API for what the log shows; null if it shows everything. */
export function callbackFilter(state: ShownState | null, texts: SearchTexts): CallbackFilter | null {
  if (state === null && Object.keys(texts).length === 0) return null;
  const { type, order, own, since, until } = texts;
  const moment = (text: string | undefined) => (text === undefined ? null : new Date(text).toISOString());
  return {
    state,
    type: type === undefined ? null : CALLBACK_TYPES[type as keyof typeof CALLBACK_TYPES],
    orderNo: order ?? null,
    outOrderNo: own ?? null,
    since: moment(since),
    until: moment(until),
  };
}

/** Whether the server sends all that match again: a type alone, or nothing, is too much to be meant. */
export function isResendable(state: ShownState | null, { order, own, since }: SearchTexts): boolean {
  return state !== null || order !== undefined || own !== undefined || since !== undefined;
}

/** True if the times of a search exclude each other. */
export function isSpanWrong({ since, until }: SearchTexts): boolean {
  return since !== undefined && until !== undefined && Date.parse(since) >= Date.parse(until);
}

/** The text of a time in an input of the reader's zone. For the browser only. */
export function fieldTime(moment: string | undefined): string {
  if (moment === undefined) return '';
  const time = new Date(moment);
  const inZone = new Date(time.getTime() - time.getTimezoneOffset() * 60_000);
  return inZone.toISOString().slice(0, 'yyyy-mm-ddThh:mm'.length);
}

/** The moment of a text in such an input; empty if there is none. */
function momentOf(text: string): string {
  return Number.isNaN(Date.parse(text)) ? '' : new Date(text).toISOString();
}

/** What a form says, whose times are texts of such inputs. */
export function readTyped(typed: SearchTexts): SearchTexts {
  const texts = SEARCH_FIELDS.map((field) => {
    const text = typed[field]?.trim() ?? '';
    return [field, field === 'since' || field === 'until' ? momentOf(text) : text] as const;
  });
  return Object.fromEntries(texts.filter(([, text]) => text !== ''));
}
