import type { CopyFilter } from '../listing/copyFilter.ts';

/** The tabs of an inventory (I-01). */
export type InventoryTab = 'all' | 'unlisted' | 'listed' | 'nonTradable';

/**
 * The sort orders of an inventory (I-04). Default: copies that can be listed first, then listed ones, then the others,
 * each group by price, dearest first. Newest: the latest arrival first, as in Steam.
 */
export type InventorySort =
  | 'default'
  | 'newest'
  | 'priceAscending'
  | 'priceDescending'
  | 'cooldownAscending'
  | 'cooldownDescending'
  | 'wearAscending'
  | 'wearDescending';

/** The filters of an inventory. */
export interface InventoryFilter {
  readonly tab: InventoryTab;
  /** Only these accounts; null: all bound accounts. */
  readonly steamAccountIds: readonly string[] | null;
  /** Only copies of these items; null: of all items. */
  readonly marketItemIds: readonly string[] | null;
  readonly copies: CopyFilter;
}

/** What matches a filter and is on sale. The others are not even read: they may be more than an action takes. */
export function onSaleOnly(filter: InventoryFilter): InventoryFilter {
  return filter.tab === 'all' ? { ...filter, tab: 'listed' } : filter;
}

/** True if the smallest sort value comes first. */
export function isRising(sort: InventorySort): boolean {
  return sort.endsWith('Ascending');
}
