/** Kinds of transactions that the list can be narrowed to (requirement W-02), in their order; null is all. */
export const ENTRY_TYPES = [null, 'RECHARGE_WITHDRAW', 'BUY', 'SELL', 'PLATFORM'] as const;
export type EntryType = (typeof ENTRY_TYPES)[number];

/** Reads the address; an unknown kind is all. */
export function readEntryType(search: URLSearchParams): EntryType {
  const wanted = search.get('type')?.toUpperCase();
  return ENTRY_TYPES.find((type) => type !== null && type === wanted) ?? null;
}

/** The address of the wallet narrowed to one kind. */
export function walletPath(type: EntryType): string {
  return type === null ? '/user/wallet' : `/user/wallet?type=${type.toLowerCase()}`;
}
