/** Maximum number of Steam accounts in a filter; the server has the same limit. */
const ACCOUNTS_MAX = 100;

/** The ids of the Steam accounts that a URL names; none: all accounts. */
export function readAccounts(search: URLSearchParams): readonly string[] {
  const ids = (search.get('account') ?? '').split(',').filter(Boolean);
  return [...new Set(ids)].slice(0, ACCOUNTS_MAX);
}

/** Writes the accounts of a filter to a URL, separated by commas. */
export function writeAccounts(search: URLSearchParams, ids: readonly string[]): void {
  if (ids.length > 0) search.set('account', ids.join(','));
}

/** The accounts with one more, or without it. */
export function toggleAccount(ids: readonly string[], id: string): readonly string[] {
  return ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id];
}

/** The part of a filter of the API that names the accounts. */
export function accountFilterOf(ids: readonly string[]): { steamAccountIds?: readonly string[] } {
  return ids.length > 0 ? { steamAccountIds: ids } : {};
}

/** The accounts of a stored filter. Null where it names none: nothing matches it, which no page shows. */
export function accountsOf(stored: readonly string[] | null | undefined): readonly string[] | null {
  if (stored == null) return [];
  return stored.length === 0 ? null : stored;
}

/** Equal for the same accounts, in whatever order. */
export function accountKey(ids: readonly string[]): string {
  return [...ids].sort().join();
}
