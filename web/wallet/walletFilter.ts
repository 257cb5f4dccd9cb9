/** Kinds of transactions that the list can be narrowed to (requirement W-02), in their order; null is all. */
export const ENTRY_TYPES = [null, 'RECHARGE_WITHDRAW', 'BUY', 'SELL', 'PLATFORM'] as const;
export type EntryType = (typeof ENTRY_TYPES)[number];

/** States that the history of withdrawals can be narrowed to (requirement W-03); null is all. */
export const WITHDRAWAL_STATUSES = [null, 'PROCESSING', 'SUCCESS', 'FAILURE'] as const;
export type WithdrawalStatus = (typeof WITHDRAWAL_STATUSES)[number];

/** States that the list of recharges can be narrowed to (requirement W-08), in their order; null is all. */
export const RECHARGE_FILTERS = [null, 'INCOMPLETE', 'FINISHED'] as const;
export type RechargeFilter = (typeof RECHARGE_FILTERS)[number];

/** Named ranges of both lists; null is all time. */
export const RANGES = [null, 'LAST_WEEK', 'LAST_MONTH', 'LAST_THREE_MONTHS'] as const;
export type Range = (typeof RANGES)[number];

/** The wallet's parts, each with an address of its own. */
export const WALLET_TABS = ['statement', 'recharge', 'withdraw'] as const;
export type WalletTab = (typeof WALLET_TABS)[number];

/** What the address of the wallet says. */
export interface WalletFilter {
  readonly tab: WalletTab;
  readonly type: EntryType;
  /** A part of an order's or a withdrawal's number. */
  readonly number: string | null;
  readonly range: Range;
  /** A month as 2026-11; goes before the range. */
  readonly month: string | null;
  readonly status: WithdrawalStatus;
  /** Of recharges; in the address `status` too, since one list is open at a time. */
  readonly recharge: RechargeFilter;
}

/** The longest part of a number that is searched for. */
export const NUMBER_LENGTH_MAX = 40;
const MONTH = /^20\d{2}-(?:0[1-9]|1[0-2])$/;
const EVERYTHING: WalletFilter = {
  tab: 'statement',
  type: null,
  number: null,
  range: null,
  month: null,
  status: null,
  recharge: null,
};

function readOneOf<Value extends string>(
  search: URLSearchParams,
  name: string,
  known: readonly (Value | null)[],
): Value | null {
  const wanted = search.get(name)?.toUpperCase();
  return known.find((value) => value !== null && value === wanted) ?? null;
}

/** Reads the address; what is unknown narrows nothing. */
export function readWalletFilter(search: URLSearchParams): WalletFilter {
  const month = search.get('month');
  const number = search.get('number')?.trim().slice(0, NUMBER_LENGTH_MAX);
  return {
    tab: WALLET_TABS.find((tab) => tab === search.get('tab')) ?? 'statement',
    type: readOneOf(search, 'type', ENTRY_TYPES),
    number: number === undefined || number === '' ? null : number,
    range: readOneOf(search, 'range', RANGES),
    month: month !== null && MONTH.test(month) ? month : null,
    status: readOneOf(search, 'status', WITHDRAWAL_STATUSES),
    recharge: readOneOf(search, 'status', RECHARGE_FILTERS),
  };
}

/** The address of the wallet narrowed so; what is left out narrows nothing. */
export function walletPath(filter: Partial<WalletFilter>): string {
  const { tab, type, number, range, month, status, recharge } = { ...EVERYTHING, ...filter };
  const search = new URLSearchParams();
  if (tab !== 'statement') search.set('tab', tab);
  if (type !== null) search.set('type', type.toLowerCase());
  if (number !== null) search.set('number', number);
  if (month !== null) search.set('month', month);
  else if (range !== null) search.set('range', range.toLowerCase());
  if (status !== null) search.set('status', status.toLowerCase());
  else if (recharge !== null) search.set('status', recharge.toLowerCase());
  const text = search.toString();
  return text === '' ? '/user/wallet' : `/user/wallet?${text}`;
}

/** Names of the file's parameters, as the server reads them (`docs/rest.md`). */
const camelCase = (name: string): string =>
  name.toLowerCase().replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The address of the statement as a file, narrowed as the list is. */
export function statementFilePath({ type, number, range, month }: WalletFilter): string {
  const search = new URLSearchParams();
  if (type !== null) search.set('type', camelCase(type));
  if (number !== null) search.set('number', number);
  if (month !== null) search.set('month', month);
  else if (range !== null) search.set('range', camelCase(range));
  return `/web/wallet/statement.csv?${search}`;
}

const SHANGHAI_MS = 8 * 3_600_000;

/** The last months of China's calendar, the current one first, as 2026-11. */
export function lastMonths(nowMs: number, count: number): readonly string[] {
  const now = new Date(nowMs + SHANGHAI_MS);
  return Array.from({ length: count }, (_, index) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - index, 1)).toISOString().slice(0, 7),
  );
}
