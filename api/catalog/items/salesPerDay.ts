import type { CatalogueItem } from './catalogue.ts';
import { nameHash } from './nameHash.ts';
import { modelSalesPerWeek } from './salesPerWeek.ts';

/** Number of copies sold in 24 hours if there is no history: a seventh of the week's, give or take a fifth. */
export function modelSalesPerDay(item: CatalogueItem): number {
  const share = 0.8 + 0.4 * nameHash(`day of ${item.marketHashName}`);
  return Math.round((modelSalesPerWeek(item) / 7) * share);
}
