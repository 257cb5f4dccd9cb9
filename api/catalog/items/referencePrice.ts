import type { CatalogueItem } from './catalogue.ts';
import { listedUsCents, type PriceList, pricePlaceOf } from './priceList.ts';
import { priceModel } from './priceModel.ts';

/** Price of a catalogue item in fen, at least 1. For a Doppler it is that of the ordinary phases; `phasePriceCents` derives the others. */
export type ReferencePrice = (item: CatalogueItem) => number;

/**
 * Creates reference prices for markets without an imported feed: from the shipped list, and from a model learned from it for all other
 * items.
 * @param items the whole catalogue, from which the model learns.
 */
export function referencePrices(items: readonly CatalogueItem[], list: PriceList): ReferencePrice {
  const estimate = priceModel(items, list);
  return (item) => {
    const usCents = listedUsCents(list, pricePlaceOf(item.marketHashName)) ?? estimate(item);
    return Math.max(1, Math.round(usCents * list.cnyPerUsd));
  };
}
