import type { CatalogueItem } from './catalogue.ts';
import { EXTERIORS } from './exterior.ts';
import type { SeededRandom } from './seededRandom.ts';

/** Lower values are slightly more frequent within an exterior. */
const SKEW = 1.15;

/** About as many digits as Steam shows. Truncated and not rounded, to stay below the limit of the exterior. */
const DIGITS = 1e12;

/** Draws a wear value within both the exterior and the range of the finish. Null for items without wear. */
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
