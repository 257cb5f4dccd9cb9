import { accountFilterOf, readAccounts, writeAccounts } from '../desk/accountChoice.ts';
import {
  type CopyTexts,
  copyFilterOf,
  isEveryCopy,
  readCopyTexts,
  writeCopyTexts,
} from '../desk/copyFilter.ts';

/** The filter of the list of own listings, as the URL stores it. */
export interface SellListFilter {
  readonly status: 'OPEN' | 'UNSOLD' | 'ACTIVE' | 'PAUSED' | 'RESERVED';
  readonly sort: 'NEWEST' | 'OLDEST' | 'PRICE_DESCENDING' | 'PRICE_ASCENDING';
  readonly keyword: string;
  /** Ids of the Steam accounts to show; none for all. */
  readonly accountIds: readonly string[];
  readonly copies: CopyTexts;
}

/** URL of the report on stock and sales, a tab of the same page. */
export const REPORT_PATH = '/user/sell?tab=report';

/** URL of the rules with the runs of each opened. */
export const RUNS_PATH = '/user/sell?tab=rules&runs=all';

/** True if the URL opens the runs of each rule. */
export function hasOpenRuns(search: URLSearchParams): boolean {
  return search.get('runs') === 'all';
}

/** What the URL selects: the listings, the rules or the report. */
export function sellTabOf(search: URLSearchParams): 'list' | 'rules' | 'report' {
  const tab = search.get('tab');
  return tab === 'rules' || tab === 'report' ? tab : 'list';
}

/** The status filters, in their order; the first is the default. */
export const SELL_STATUSES = ['OPEN', 'UNSOLD', 'ACTIVE', 'PAUSED', 'RESERVED'] as const;
export const SELL_SORTS = ['NEWEST', 'OLDEST', 'PRICE_DESCENDING', 'PRICE_ASCENDING'] as const;

/** The filter that matches every listing. */
export const EVERYTHING: SellListFilter = {
  status: 'OPEN',
  sort: 'NEWEST',
  keyword: '',
  accountIds: [],
  copies: {},
};

/** The longest keyword that the server accepts. */
export const KEYWORD_LENGTH_MAX = 100;

/** Parses the URL. Unknown values give the default. */
export function readSellListFilter(search: URLSearchParams): SellListFilter {
  const status = search.get('status')?.toUpperCase();
  const sort = search.get('sort')?.toUpperCase();
  return {
    status: SELL_STATUSES.find((known) => known === status) ?? SELL_STATUSES[0],
    sort: SELL_SORTS.find((known) => known === sort) ?? SELL_SORTS[0],
    keyword: (search.get('search') ?? '').trim().slice(0, KEYWORD_LENGTH_MAX),
    accountIds: readAccounts(search),
    copies: readCopyTexts(search),
  };
}

/** Builds the URL of a filter. Default values are omitted. */
export function sellListPath({ status, sort, keyword, accountIds, copies }: SellListFilter): string {
  const search = new URLSearchParams();
  if (status !== SELL_STATUSES[0]) {
    search.set('status', status.toLowerCase());
  }
  if (sort !== SELL_SORTS[0]) {
    search.set('sort', sort.toLowerCase());
  }
  if (keyword !== '') {
    search.set('search', keyword);
  }
  writeAccounts(search, accountIds);
  writeCopyTexts(search, copies);
  const query = search.toString();
  return query === '' ? '/user/sell' : `/user/sell?${query}`;
}

/** The filter as the API takes it. */
export function ownListingFilter({ status, keyword, accountIds, copies }: SellListFilter) {
  return {
    status,
    keyword,
    ...accountFilterOf(accountIds),
    ...(isEveryCopy(copies) ? {} : { copies: copyFilterOf(copies) }),
  };
}
