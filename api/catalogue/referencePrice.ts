import type { CatalogueItem } from './catalogue.ts';
import { finishName } from './finishName.ts';
import { ITEM_TYPES } from './itemType.ts';
import { KNOWN_FINISHES } from './knownFinish.ts';
import { nameHash } from './nameHash.ts';
import { type PriceRange, priceRangeOf } from './priceRange.ts';
import { wantedness } from './wantedness.ts';

/** Where an exterior puts a price inside its range, as a share of the range's logarithm; Field-Tested is 0. */
const EXTERIOR_SHIFTS: Readonly<Record<string, number>> = {
  WearCategory0: 0.16,
  WearCategory1: 0.07,
  WearCategory2: 0,
  WearCategory3: -0.03,
  WearCategory4: -0.06,
};

/** The same for finishes with a known price: a factor on the price of the usual exterior. */
const EXTERIOR_FACTORS: Readonly<Record<string, number>> = {
  WearCategory0: 2.1,
  WearCategory1: 1.3,
  WearCategory2: 1,
  WearCategory3: 0.93,
  WearCategory4: 0.84,
};

/** Finishes that exist (almost) only factory new are known by that price. */
const NARROW_FLOAT_MAX = 0.12;

function qualityFactor({ tagQuality }: CatalogueItem): number {
  if (tagQuality === 'strange') return 1.8;
  if (tagQuality === 'unusual_strange') return 1.12;
  return tagQuality === 'tournament' ? 1.35 : 1;
}

function knownPrice(item: CatalogueItem, priceCents: number): number {
  const isNarrow = item.floatMax !== null && item.floatMax <= NARROW_FLOAT_MAX;
  const exterior = item.tagExterior ?? '';
  if (isNarrow) return priceCents * (exterior === 'WearCategory0' ? 1 : 0.96);
  return priceCents * (EXTERIOR_FACTORS[exterior] ?? 1);
}

function guessedPrice(item: CatalogueItem, name: string, { lowCents, highCents }: PriceRange): number {
  const isWearing = item.tagExterior !== null;
  const start = isWearing ? 0.11 + 0.3 * nameHash(name) + 0.37 * wantedness(item) : nameHash(name) ** 2;
  const position = start + (EXTERIOR_SHIFTS[item.tagExterior ?? ''] ?? 0);
  return lowCents * (highCents / lowCents) ** Math.min(1, Math.max(0, position));
}

/**
 * A plausible price in fen (CNY cents) where no feed gives one: from type, rarity, exterior, quality and a spread by
 * name. Always the same for the same item, at least 1. A better exterior of a finish is never cheaper.
 * A Doppler's price is that of its ordinary phases; `phasePriceCents` tells the others.
 */
export function modelReferencePriceCents(item: CatalogueItem): number {
  const name = finishName(item);
  const known = KNOWN_FINISHES.get(name);
  const price =
    known === undefined ? guessedPrice(item, name, priceRangeOf(item)) : knownPrice(item, known.priceCents);
  const isSlab = item.tagType === ITEM_TYPES.charm && name.startsWith('Sticker Slab | ');
  return Math.max(1, Math.round(price * qualityFactor(item) * (isSlab ? 1.1 : 1)));
}
