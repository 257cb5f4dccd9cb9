import { InvalidInput } from '../../kernel/invalidInput.ts';
import { requireText } from '../../kernel/text.ts';
import type { InventoryTab } from '../inventory/inventoryFilter.ts';
import type { StoredCopies, StoredListings } from '../listing/storedFilter.ts';

/** The lists that a view can be of. */
export type ViewPlace = 'inventory' | 'listings';

/** Maximum number of views of one list of one user: one statement counts them all. */
export const SAVED_VIEWS_MAX = 30;
/** Longest name of a view, in characters. */
export const VIEW_NAME_MAX = 30;

/** A filter of the inventory as JSON. The keyword stands as it was typed, because the items that it finds change. */
export interface StoredInventory {
  readonly tab: InventoryTab;
  readonly keyword: string | null;
  /** Row ids; null: all bound accounts. */
  readonly steamAccountIds: readonly string[] | null;
  readonly copies: StoredCopies;
}

/** What a view shows. */
export type ViewFilter =
  | { readonly place: 'inventory'; readonly filter: StoredInventory }
  | { readonly place: 'listings'; readonly filter: StoredListings };

/**
 * The name of a view without surrounding spaces.
 * @throws InvalidInput
 */
export function requireViewName(text: string): string {
  const name = requireText('name', text, 200).trim();
  if (name === '' || [...name].length > VIEW_NAME_MAX)
    throw new InvalidInput('name', `1 to ${VIEW_NAME_MAX} characters`);
  return name;
}
