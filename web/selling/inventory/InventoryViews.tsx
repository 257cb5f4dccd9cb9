import { accountKey, accountsOf } from '../desk/accountChoice.ts';
import { copyKey, copyTextsOf } from '../desk/copyFilter.ts';
import { type SavedView, ViewChips } from '../desk/ViewChips.tsx';
import { type InventoryChoice, inventoryPath, inventoryVariables, TABS } from './inventoryChoice.ts';

interface InventoryViewsProps {
  readonly choice: InventoryChoice;
  /** Changes whenever the page was read again. */
  readonly version: string;
}

/** The saved views of the inventory. */
export function InventoryViews({ choice, version }: InventoryViewsProps) {
  const everything = { ...choice, tab: 'ALL', keyword: '', accountIds: [], copies: {} } as const;
  const choiceOf = (view: SavedView): InventoryChoice | null => {
    const tab = TABS.find((known) => known === view.inventory?.tab);
    if (view.inventory == null || tab === undefined) {
      return null;
    }
    const { keyword, steamAccountIds, copies } = view.inventory;
    const accountIds = accountsOf(steamAccountIds);
    return accountIds && { ...choice, tab, keyword: keyword ?? '', accountIds, copies: copyTextsOf(copies) };
  };
  const pathOf = (view: SavedView) => {
    const shown = choiceOf(view);
    return shown && inventoryPath(shown);
  };
  const isFiltered = keyOf(choice) !== keyOf(everything);
  return (
    <ViewChips
      place="INVENTORY"
      pathOf={pathOf}
      isShown={(view) => {
        const shown = choiceOf(view);
        return shown !== null && keyOf(shown) === keyOf(choice);
      }}
      allPath={inventoryPath(everything)}
      filter={isFiltered ? { inventory: inventoryVariables(choice).filter } : null}
      version={version}
    />
  );
}

/** Equal for choices that show the same copies. */
function keyOf({ tab, keyword, accountIds, copies }: InventoryChoice): string {
  return JSON.stringify([tab, keyword.trim(), accountKey(accountIds), copyKey(copies)]);
}
