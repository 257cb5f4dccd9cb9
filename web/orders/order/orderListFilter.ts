/** The order list's filter, as the URL stores it (requirement O-03). */
export interface OrderListFilter {
  readonly direction: 'BUY' | 'SELL';
  readonly statusGroup: Exclude<(typeof STATUS_GROUPS)[number], null> | null;
  /** Part of a number, or words of an item's name; null for no search. */
  readonly search: string | null;
}

/** The tabs in their order; null means all. */
export const STATUS_GROUPS = [
  null,
  'TO_PAY',
  'TO_SHIP',
  'TO_RECEIVE',
  'PROTECTED',
  'COMPLETED',
  'CLOSED',
] as const;

/** The longest text that the server accepts as a search. */
export const SEARCH_LENGTH_MAX = 100;

/** Parses the URL. Unknown values give the default: purchases of every status. */
export function readOrderListFilter(address: URLSearchParams): OrderListFilter {
  const status = address.get('status')?.toUpperCase();
  const search = (address.get('search') ?? '').trim().slice(0, SEARCH_LENGTH_MAX);
  return {
    direction: address.get('direction') === 'sell' ? 'SELL' : 'BUY',
    statusGroup: STATUS_GROUPS.find((group) => group !== null && group === status) ?? null,
    search: search === '' ? null : search,
  };
}

/** Builds the URL of a filter. Default values are omitted. */
export function orderListPath({ direction, statusGroup, search }: OrderListFilter): string {
  const address = new URLSearchParams();
  if (direction === 'SELL') {
    address.set('direction', 'sell');
  }
  if (statusGroup !== null) {
    address.set('status', statusGroup.toLowerCase());
  }
  if (search !== null) {
    address.set('search', search);
  }
  const query = address.toString();
  return query === '' ? '/user/order' : `/user/order?${query}`;
}
