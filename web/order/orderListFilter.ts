/** What the order list shows; the address holds it (requirement O-03). */
export interface OrderListFilter {
  readonly direction: 'BUY' | 'SELL';
  readonly statusGroup: Exclude<(typeof STATUS_GROUPS)[number], null> | null;
  /** A part of a number, or the words of an item; null: everything. */
  readonly search: string | null;
}

/** The tabs in their order; null is all. */
export const STATUS_GROUPS = [
  null,
  'TO_PAY',
  'TO_SHIP',
  'TO_RECEIVE',
  'PROTECTED',
  'COMPLETED',
  'CLOSED',
] as const;

/** The longest text that the server searches for. */
export const SEARCH_LENGTH_MAX = 100;

/** Reads the address; what it does not know is left at its default: purchases of every status. */
export function readOrderListFilter(address: URLSearchParams): OrderListFilter {
  const status = address.get('status')?.toUpperCase();
  const search = (address.get('search') ?? '').trim().slice(0, SEARCH_LENGTH_MAX);
  return {
    direction: address.get('direction') === 'sell' ? 'SELL' : 'BUY',
    statusGroup: STATUS_GROUPS.find((group) => group !== null && group === status) ?? null,
    search: search === '' ? null : search,
  };
}

/** Writes the address of a filter; defaults are left out. */
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
