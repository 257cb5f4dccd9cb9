/** Kinds of transactions that the list can be narrowed to (requirement W-02), in their order; null is all. */
export const ENTRY_TYPES = [null, 'RECHARGE_WITHDRAW', 'BUY', 'SELL', 'PLATFORM'] as const;
export type EntryType = (typeof ENTRY_TYPES)[number];

/** States that the list of recharges can be narrowed to (requirement W-08), in their order; null is all. */
export const RECHARGE_FILTERS = [null, 'INCOMPLETE', 'FINISHED'] as const;
export type RechargeFilter = (typeof RECHARGE_FILTERS)[number];

/** Which of the wallet's lists is open. */
export type WalletTab = 'entries' | 'recharge';

/** Reads the address; an unknown tab is the transactions. */
export function readWalletTab(search: URLSearchParams): WalletTab {
  return search.get('tab') === 'recharge' ? 'recharge' : 'entries';
}

/** Reads the address; an unknown kind is all. */
export function readEntryType(search: URLSearchParams): EntryType {
  const wanted = search.get('type')?.toUpperCase();
  return ENTRY_TYPES.find((type) => type !== null && type === wanted) ?? null;
}

/** Reads the address; an unknown state is all. */
export function readRechargeFilter(search: URLSearchParams): RechargeFilter {
  const wanted = search.get('status')?.toUpperCase();
  return RECHARGE_FILTERS.find((status) => status !== null && status === wanted) ?? null;
}

/** The address of the wallet narrowed to one kind. */
export function walletPath(type: EntryType): string {
  return type === null ? '/user/wallet' : `/user/wallet?type=${type.toLowerCase()}`;
}

/** The address of the wallet's recharges, narrowed to one state. */
export function rechargePath(status: RechargeFilter): string {
  return `/user/wallet?tab=recharge${status === null ? '' : `&status=${status.toLowerCase()}`}`;
}
