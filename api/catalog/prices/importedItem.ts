import type { CatalogueItem } from '../items/catalogue.ts';
import { finishNameOf } from '../market/marketItem.ts';
import { searchTextOf } from '../market/searchText.ts';

/** The row of a market item that only a price feed knows. Nothing is said of its sales, since nothing is known. */
export function importedItemOf(item: CatalogueItem) {
  const { paintIndex: _paintIndex, phases: _phases, ...fields } = item;
  return {
    ...fields,
    searchText: searchTextOf(item),
    finishName: finishNameOf(item.marketHashName),
    isReadFromName: true,
  };
}
