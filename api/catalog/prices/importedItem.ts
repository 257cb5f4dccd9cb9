import type { CatalogueItem } from '../items/catalogue.ts';
import { finishNameOf, searchTextOf } from '../market/marketItem.ts';

/** Row of a market item known only from a price feed. Its sales are unknown and therefore empty. */
export function importedItemOf(item: CatalogueItem) {
  const { paintIndex: _paintIndex, phases: _phases, ...fields } = item;
  return {
    ...fields,
    searchText: searchTextOf(item),
    finishName: finishNameOf(item.marketHashName),
    isReadFromName: true,
  };
}
