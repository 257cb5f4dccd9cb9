/** What the order list shows; the address holds it (requirement O-03). */
export interface OrderListFilter {
  readonly direction: 'BUY' | 'SELL';
  readonly statusGroup: 'PENDING' | 'PROTECTED' | 'COMPLETED' | 'CLOSED' | null;
}

/** The choices of the status filter, in their order; null is all. */
export const STATUS_GROUPS = [null, 'PENDING', 'PROTECTED', 'COMPLETED', 'CLOSED'] as const;

/** Reads the address; what it does not know is left at its default: purchases of every status. */
export function readOrderListFilter(search: URLSearchParams): OrderListFilter {
  const status = search.get('status')?.toUpperCase();
  return {
    direction: search.get('direction') === 'sell' ? 'SELL' : 'BUY',
    statusGroup: STATUS_GROUPS.find((group) => group !== null && group === status) ?? null,
  };
}

/** Writes the address of a filter; defaults are left out. */
export function orderListPath({ direction, statusGroup }: OrderListFilter): string {
  const search = new URLSearchParams();
  if (direction === 'SELL') {
    search.set('direction', 'sell');
  }
  if (statusGroup !== null) {
    search.set('status', statusGroup.toLowerCase());
  }
  const query = search.toString();
  return query === '' ? '/user/order' : `/user/order?${query}`;
}
