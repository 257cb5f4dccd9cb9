/** The tabs, in their order (requirement I-01). */
export const TABS = ['ALL', 'UNLISTED', 'LISTED', 'NON_TRADABLE'] as const;
/** The orders, in theirs (requirement I-04). */
export const SORTS = [
  'DEFAULT',
  'PRICE_ASCENDING',
  'PRICE_DESCENDING',
  'COOLDOWN_ASCENDING',
  'COOLDOWN_DESCENDING',
  'WEAR_ASCENDING',
  'WEAR_DESCENDING',
] as const;
/** How much is loaded at a time: so many different items, or so many copies (requirement I-02). */
export const PAGE_SIZES = ['variety50', 'variety100', 'quantity50', 'quantity100'] as const;

/** Which count stands for a tab. */
export const COUNT_OF = {
  ALL: 'all',
  UNLISTED: 'unlisted',
  LISTED: 'listed',
  NON_TRADABLE: 'nonTradable',
} as const;

export type InventoryTab = (typeof TABS)[number];
export type InventorySort = (typeof SORTS)[number];
export type PageSize = (typeof PAGE_SIZES)[number];

/** What the inventory shows; the address holds it. */
export interface InventoryChoice {
  readonly tab: InventoryTab;
  readonly sort: InventorySort;
  readonly keyword: string;
  /** The same items as one row. */
  readonly isMerged: boolean;
  readonly pageSize: PageSize;
  /** Only this Steam account; null is all. */
  readonly accountId: string | null;
}

function oneOf<T extends string>(values: readonly T[], text: string | null, otherwise: T): T {
  return values.find((value) => value.toLowerCase() === text) ?? otherwise;
}

/** Reads the address; what it does not know is left at its default. */
export function readInventoryChoice(search: URLSearchParams): InventoryChoice {
  return {
    tab: oneOf(TABS, search.get('tab'), 'ALL'),
    sort: oneOf(SORTS, search.get('sort'), 'DEFAULT'),
    keyword: (search.get('q') ?? '').slice(0, 100),
    isMerged: search.get('merged') === '1',
    pageSize: oneOf(PAGE_SIZES, search.get('size'), 'quantity50'),
    accountId: search.get('account'),
  };
}

/** Writes the address of a choice; defaults are left out. */
export function inventoryPath(choice: InventoryChoice): string {
  const search = new URLSearchParams();
  if (choice.tab !== 'ALL') search.set('tab', choice.tab.toLowerCase());
  if (choice.sort !== 'DEFAULT') search.set('sort', choice.sort.toLowerCase());
  if (choice.keyword !== '') search.set('q', choice.keyword);
  if (choice.isMerged) search.set('merged', '1');
  if (choice.pageSize !== 'quantity50') search.set('size', choice.pageSize.toLowerCase());
  if (choice.accountId !== null) search.set('account', choice.accountId);
  const query = search.toString();
  return query === '' ? '/user/inventory' : `/user/inventory?${query}`;
}

/** Rows that a merged page has at most, where copies bound it. */
const VARIETIES_MAX = 100;

/** The variables of the page's query. Copies one by one are always counted as copies. */
export function inventoryVariables({ tab, sort, keyword, isMerged, pageSize, accountId }: InventoryChoice) {
  const count = pageSize.endsWith('100') ? 100 : 50;
  const isByQuantity = pageSize.startsWith('quantity');
  return {
    filter: {
      tab,
      ...(keyword !== '' && { keyword }),
      ...(accountId !== null && { steamAccountIds: [accountId] }),
    },
    sort,
    isMerged,
    first: isMerged && isByQuantity ? VARIETIES_MAX : count,
    quantity: isMerged && isByQuantity ? count : null,
  };
}
