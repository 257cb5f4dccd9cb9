/** The tabs of an inventory (I-01). */
export type InventoryTab = 'all' | 'unlisted' | 'listed' | 'nonTradable';

/** The orders of an inventory (I-04). Default: what came last stands first, as in Steam. */
export type InventorySort =
  | 'default'
  | 'priceAscending'
  | 'priceDescending'
  | 'cooldownAscending'
  | 'cooldownDescending'
  | 'wearAscending'
  | 'wearDescending';

/** What an inventory is narrowed by. */
export interface InventoryFilter {
  readonly tab: InventoryTab;
  /** Only these accounts; null: all that are bound. */
  readonly steamAccountIds: readonly string[] | null;
  /** Only copies of these items; null: of all. */
  readonly marketItemIds: readonly string[] | null;
}

/** True where the smallest sort value stands first. */
export function isRising(sort: InventorySort): boolean {
  return sort.endsWith('Ascending');
}
