import { accountFilterOf, readAccounts, writeAccounts } from '../desk/accountChoice.ts';
import {
  type CopyTexts,
  copyFilterOf,
  isEveryCopy,
  readCopyTexts,
  writeCopyTexts,
} from '../desk/copyFilter.ts';

/** The tabs, in their order (requirement I-01). */
export const TABS = ['ALL', 'UNLISTED', 'LISTED', 'NON_TRADABLE'] as const;
/** The sort orders, in their order (requirement I-04). */
export const SORTS = [
  'DEFAULT',
  'NEWEST',
  'PRICE_ASCENDING',
  'PRICE_DESCENDING',
  'COOLDOWN_ASCENDING',
  'COOLDOWN_DESCENDING',
  'WEAR_ASCENDING',
  'WEAR_DESCENDING',
] as const;
/** Page sizes, in different items or in copies (requirement I-02). */
export const PAGE_SIZES = ['variety50', 'variety100', 'quantity50', 'quantity100'] as const;

/** The count that each tab shows. */
export const COUNT_OF = {
  ALL: 'all',
  UNLISTED: 'unlisted',
  LISTED: 'listed',
  NON_TRADABLE: 'nonTradable',
} as const;

export type InventoryTab = (typeof TABS)[number];
export type InventorySort = (typeof SORTS)[number];
export type PageSize = (typeof PAGE_SIZES)[number];

/** The inventory's filter, as the URL stores it. */
export interface InventoryChoice {
  readonly tab: InventoryTab;
  readonly sort: InventorySort;
  readonly keyword: string;
  /** True when equal items are merged into one row. */
  readonly isMerged: boolean;
  readonly pageSize: PageSize;
  /** Ids of the Steam accounts to show; none for all. */
  readonly accountIds: readonly string[];
  readonly copies: CopyTexts;
}

function oneOf<T extends string>(values: readonly T[], text: string | null, otherwise: T): T {
  return values.find((value) => value.toLowerCase() === text) ?? otherwise;
}

/** Parses the URL. Unknown values give the default. */
export function readInventoryChoice(search: URLSearchParams): InventoryChoice {
  return {
    tab: oneOf(TABS, search.get('tab'), 'ALL'),
    sort: oneOf(SORTS, search.get('sort'), 'DEFAULT'),
    keyword: (search.get('q') ?? '').slice(0, 100),
    isMerged: search.get('merged') === '1',
    pageSize: oneOf(PAGE_SIZES, search.get('size'), 'quantity50'),
    accountIds: readAccounts(search),
    copies: readCopyTexts(search),
  };
}

/** Builds the URL of a filter. Default values are omitted. */
export function inventoryPath(choice: InventoryChoice): string {
  const search = new URLSearchParams();
  if (choice.tab !== 'ALL') search.set('tab', choice.tab.toLowerCase());
  if (choice.sort !== 'DEFAULT') search.set('sort', choice.sort.toLowerCase());
  if (choice.keyword !== '') search.set('q', choice.keyword);
  if (choice.isMerged) search.set('merged', '1');
  if (choice.pageSize !== 'quantity50') search.set('size', choice.pageSize.toLowerCase());
  writeAccounts(search, choice.accountIds);
  writeCopyTexts(search, choice.copies);
  const query = search.toString();
  return query === '' ? '/user/inventory' : `/user/inventory?${query}`;
}

/** The largest number of rows of a merged page whose size is given in copies. */
const VARIETIES_MAX = 100;

/** The variables of the page's query. Without merging, the page size always counts copies. */
export function inventoryVariables(choice: InventoryChoice) {
  const { tab, sort, keyword, isMerged, pageSize, accountIds, copies } = choice;
  const count = pageSize.endsWith('100') ? 100 : 50;
  const isByQuantity = pageSize.startsWith('quantity');
  return {
    filter: {
      tab,
      ...(keyword !== '' && { keyword }),
      ...accountFilterOf(accountIds),
      ...(!isEveryCopy(copies) && { copies: copyFilterOf(copies) }),
    },
    sort,
    isMerged,
    first: isMerged && isByQuantity ? VARIETIES_MAX : count,
    quantity: isMerged && isByQuantity ? count : null,
  };
}
