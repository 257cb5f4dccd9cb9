import type { CatalogueItem } from './catalogue.ts';
import { listedUsCents, type PriceList, pricePlaceOf } from './priceList.ts';
import { priceModel } from './priceModel.ts';

/** The price of a catalogue item in fen (CNY cents), at least 1. A Doppler's is that of its ordinary phases; `phasePriceCents` tells the others. */
export type ReferencePrice = (item: CatalogueItem) => number;

/**
 * Reference prices where no feed was imported: the shipped list's, and for what it does not hold those of a model that has read it.
 * @param items the whole catalogue, of which the model learns.
 */
export function referencePrices(items: readonly CatalogueItem[], list: PriceList): ReferencePrice {
  const estimate = priceModel(items, list);
  return (item) => {
    const usCents = listedUsCents(list, pricePlaceOf(item.marketHashName)) ?? estimate(item);
    return Math.max(1, Math.round(usCents * list.cnyPerUsd));
  };
}
