import type { CatalogueItem } from './catalogue.ts';

const QUALITY_PREFIX = /^(?:★ )?(?:StatTrak™ |Souvenir )?/;
const EXTERIOR_SUFFIX = / \((?:Factory New|Minimal Wear|Field-Tested|Well-Worn|Battle-Scarred)\)$/;

/** The English name without quality, star and exterior, which all versions of one finish share. */
export function finishName({ marketHashName }: Pick<CatalogueItem, 'marketHashName'>): string {
  return marketHashName.replace(QUALITY_PREFIX, '').replace(EXTERIOR_SUFFIX, '');
}
