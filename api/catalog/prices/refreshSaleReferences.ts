import type { Tx } from '../../kernel/db.ts';
import { readCatalogue, readPriceList } from '../items/readCatalogue.ts';
import { referencePrices } from '../items/referencePrice.ts';
import { robustPrice, WINDOW_DAYS } from './reference.ts';
import { type PendingSale, readSalePrices } from './saleFold.store.ts';
import {
  restoreItemPrices,
  type WithdrawnReference,
  withdrawSaleReferences,
  writeSaleReferences,
} from './saleReference.store.ts';

function keyOf({ marketItemId, phase }: { marketItemId: string; phase: string }): string {
  return `${marketItemId} ${phase}`;
}

/**
 * Gives the items of withdrawn references the price of an item without feed and sales: none, or in a market whose prices are made up the
 * one that `importCatalogue` would write. It is computed anew, since the one from before may be of an older list.
 */
async function restoreItems(tx: Tx, gone: readonly WithdrawnReference[], isPriced: boolean): Promise<void> {
  // The item shows the price of the empty phase; a phase without a price of its own follows it.
  const items = gone.filter(({ phase }) => phase === '');
  if (items.length === 0) return;
  const prices = new Map<string, number>();
  if (isPriced) {
    // Takes half a second, which a reversal in a sandbox may: to keep 41,000 items in memory for it would cost more.
    const catalogue = readCatalogue();
    const priceOf = referencePrices(catalogue, readPriceList());
    const names = new Set(items.map(({ marketHashName }) => marketHashName));
    for (const item of catalogue)
      if (names.has(item.marketHashName)) prices.set(item.marketHashName, priceOf(item));
  }
  await restoreItemPrices(
    tx,
    items.map(({ marketItemId, marketHashName, priceCents }) => {
      const cents = prices.get(marketHashName);
      return { marketItemId, fromCents: priceCents, toCents: cents === undefined ? null : BigInt(cents) };
    }),
  );
}

/**
 * Computes the reference prices of the items of new and reversed sales anew. Where fewer than `SALES_MIN` valid sales remain, two cases
 * differ. If sales only left the window, the price stays: it was paid, and the last known price is better than none. If a sale that the
 * price was made of is reversed, the price is withdrawn: nobody paid it, so that reversed sales could set what rules and bulk pricing read.
 * A price that a feed has written is never touched.
 * @param isPriced whether items without feed and sales have made-up prices, as in a sandbox (`importCatalogue`).
 */
export async function refreshSaleReferences(
  tx: Tx,
  sales: readonly PendingSale[],
  isPriced: boolean,
): Promise<void> {
  const itemIds = [...new Set(sales.map(({ marketItemId }) => marketItemId))];
  const references = (await readSalePrices(tx, itemIds, WINDOW_DAYS)).flatMap(
    ({ marketItemId, phase, prices }) => {
      const price = robustPrice(prices);
      return price ? [{ marketItemId, phase, ...price }] : [];
    },
  );
  if (references.length > 0) await writeSaleReferences(tx, references, WINDOW_DAYS);
  const refreshed = new Set(references.map(keyOf));
  const reversedIds = sales
    .filter((sale) => sale.isReversed && !refreshed.has(keyOf(sale)))
    .map(({ id }) => id);
  if (reversedIds.length > 0) await restoreItems(tx, await withdrawSaleReferences(tx, reversedIds), isPriced);
}
