/** The kinds by which transactions are filtered (requirement W-02), in their order; null means all. */
export const ENTRY_TYPES = [null, 'RECHARGE_WITHDRAW', 'BUY', 'SELL', 'PLATFORM'] as const;
export type EntryType = (typeof ENTRY_TYPES)[number];

/** The statuses by which withdrawals are filtered (requirement W-03); null means all. */
export const WITHDRAWAL_STATUSES = [null, 'PROCESSING', 'SUCCESS', 'FAILURE'] as const;
export type WithdrawalStatus = (typeof WITHDRAWAL_STATUSES)[number];

/** The statuses by which recharges are filtered (requirement W-08), in their order; null means all. */
export const RECHARGE_FILTERS = [null, 'INCOMPLETE', 'FINISHED'] as const;
export type RechargeFilter = (typeof RECHARGE_FILTERS)[number];

/** The named ranges of both lists; null means all time. */
export const RANGES = [null, 'LAST_WEEK', 'LAST_MONTH', 'LAST_THREE_MONTHS'] as const;
export type Range = (typeof RANGES)[number];

/** The tabs of the wallet, each with its own URL. */
export const WALLET_TABS = ['statement', 'recharge', 'withdraw'] as const;
export type WalletTab = (typeof WALLET_TABS)[number];

/** The balances that open to what they consist of; null means that none is open. */
export const WALLET_FUNDS = [null, 'AVAILABLE', 'SETTLING', 'ESCROW', 'BIDDING', 'RETURNING'] as const;
export type WalletFund = (typeof WALLET_FUNDS)[number];

/** The wallet's filter, as the URL stores it. */
export interface WalletFilter {
  readonly tab: WalletTab;
  readonly type: EntryType;
  /** A part of the number of an order or a withdrawal. */
  readonly number: string | null;
  readonly range: Range;
  /** A month such as 2026-11; takes precedence over the range. */
  readonly month: string | null;
  readonly status: WithdrawalStatus;
  /** Status of recharges. In the URL it is also `status`, because only one list is open at a time. */
  readonly recharge: RechargeFilter;
  /** The balance that is open. */
  readonly fund: WalletFund;
  /** A day of the release calendar such as 2026-11-21, which narrows the settling sales. */
  readonly day: string | null;
}

/** Rows of the first page of each list, and of each that is loaded after it. */
export const PAGE_SIZE = 20;
/** The longest part of a number that can be searched for. */
export const NUMBER_LENGTH_MAX = 40;
const MONTH = /^20\d{2}-(?:0[1-9]|1[0-2])$/;
const DAY = /^20\d{2}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;
const EVERYTHING: WalletFilter = {
  tab: 'statement',
  type: null,
  number: null,
  range: null,
  month: null,
  status: null,
  recharge: null,
  fund: null,
  day: null,
};

function readOneOf<Value extends string>(
  search: URLSearchParams,
  name: string,
  known: readonly (Value | null)[],
): Value | null {
  const wanted = search.get(name)?.toUpperCase();
  return known.find((value) => value !== null && value === wanted) ?? null;
}

/** Parses the URL. Unknown values are ignored. */
export function readWalletFilter(search: URLSearchParams): WalletFilter {
  const month = search.get('month');
  const number = search.get('number')?.trim().slice(0, NUMBER_LENGTH_MAX);
  const fund = readOneOf(search, 'fund', WALLET_FUNDS);
  const day = search.get('day');
  return {
    tab: WALLET_TABS.find((tab) => tab === search.get('tab')) ?? 'statement',
    type: readOneOf(search, 'type', ENTRY_TYPES),
    number: number === undefined || number === '' ? null : number,
    range: readOneOf(search, 'range', RANGES),
    month: month !== null && MONTH.test(month) ? month : null,
    status: readOneOf(search, 'status', WITHDRAWAL_STATUSES),
    recharge: readOneOf(search, 'status', RECHARGE_FILTERS),
    fund,
    day: fund === 'SETTLING' && day !== null && DAY.test(day) ? day : null,
  };
}

/** The wallet's URL for a filter. Missing values do not filter. */
export function walletPath(filter: Partial<WalletFilter>): string {
  const { tab, type, number, range, month, status, recharge, fund, day } = { ...EVERYTHING, ...filter };
  const search = new URLSearchParams();
  if (tab !== 'statement') search.set('tab', tab);
  if (type !== null) search.set('type', type.toLowerCase());
  if (number !== null) search.set('number', number);
  if (month !== null) search.set('month', month);
  else if (range !== null) search.set('range', range.toLowerCase());
  if (status !== null) search.set('status', status.toLowerCase());
  else if (recharge !== null) search.set('status', recharge.toLowerCase());
  if (fund !== null) search.set('fund', fund.toLowerCase());
  if (fund === 'SETTLING' && day !== null) search.set('day', day);
  const text = search.toString();
  return text === '' ? '/user/wallet' : `/user/wallet?${text}`;
}

/** The part of the filter that narrows the lists of the tabs: an open balance is none of it. */
export function listFilterOf(filter: WalletFilter): WalletFilter {
  return { ...filter, fund: null, day: null };
}

/** Names of the export's parameters, as the server reads them (`docs/rest.md`). */
const camelCase = (name: string): string =>
  name.toLowerCase().replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

/** URL of the statement export with the list's filter. */
export function statementFilePath({ type, number, range, month }: WalletFilter): string {
  const search = new URLSearchParams();
  if (type !== null) search.set('type', camelCase(type));
  if (number !== null) search.set('number', number);
  if (month !== null) search.set('month', month);
  else if (range !== null) search.set('range', camelCase(range));
  return `/web/wallet/statement.csv?${search}`;
}

const SHANGHAI_MS = 8 * 3_600_000;

/** The last months of China's calendar, the current one first, such as 2026-11. */
export function lastMonths(nowMs: number, count: number): readonly string[] {
  const now = new Date(nowMs + SHANGHAI_MS);
  return Array.from({ length: count }, (_, index) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - index, 1)).toISOString().slice(0, 7),
  );
}
