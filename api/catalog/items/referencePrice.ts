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

/** Price of each phase in percent of the reference price. Gems cost several times the ordinary phases, which differ little. */
export const PHASE_PERCENTS: ReadonlyMap<string, number> = new Map(
  Object.entries({
    'Phase 1': 100,
    'Phase 2': 112,
    'Phase 3': 98,
    'Phase 4': 106,
    'Black Pearl': 260,
    Sapphire: 380,
    Ruby: 400,
    Emerald: 450,
  }),
);

/** Price of a Doppler phase or gem in fen, from the reference price of its market item. An unknown phase has the same price. */
export function phasePriceCents(referenceCents: number, phase: string | null): number {
  return Math.round((referenceCents * (PHASE_PERCENTS.get(phase ?? '') ?? 100)) / 100);
}
