import type { CatalogueItem } from './catalogue.ts';
import { EXTERIORS } from './exterior.ts';
import type { SeededRandom } from './seededRandom.ts';

/** Lower values are a little more usual inside an exterior, as sellers sell and collectors keep. */
const SKEW = 1.15;

/** Steam shows about as many digits; the last one is cut, not rounded, to stay below the exterior's limit. */
const DIGITS = 1e12;

/** A wear value inside both the exterior and the finish's range; null for what does not wear. */
export function drawFloat(
  random: SeededRandom,
  item: Pick<CatalogueItem, 'tagExterior' | 'floatMin' | 'floatMax'>,
): number | null {
  const exterior = EXTERIORS.find(({ internalName }) => internalName === item.tagExterior);
  if (exterior === undefined || item.floatMin === null || item.floatMax === null) return null;
  const low = Math.max(exterior.floatMin, item.floatMin);
  const high = Math.min(exterior.floatMax, item.floatMax);
  return Math.max(low, Math.floor((low + (high - low) * random() ** SKEW) * DIGITS) / DIGITS);
}
