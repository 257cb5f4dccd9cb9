import type { CatalogueFile } from './catalogueFile.ts';
import { EXTERIOR_TAGS, type FixedTagRow, QUALITY_TAGS, RARITY_TAGS, TYPE_TAGS } from './fixedTags.ts';

/** The facets of the market (M-01). */
export type TagCategory = 'type' | 'weapon' | 'rarity' | 'quality' | 'exterior' | 'itemSet';

/**
 * One value of a facet: Steam's internal name and its display names. `parent` is the type of a weapon. `sortOrder` counts from 0 within its
 * category. Colours are the specification's (M-07).
 */
export interface CatalogueTag {
  readonly category: TagCategory;
  readonly internalName: string;
  readonly nameZh: string;
  readonly nameEn: string;
  readonly color: string | null;
  readonly parent: string | null;
  readonly sortOrder: number;
}

function fixedTags(category: TagCategory, rows: readonly FixedTagRow[]): CatalogueTag[] {
  return rows.map(([internalName, nameZh, nameEn, color], sortOrder) => ({
    category,
    internalName,
    nameZh,
    nameEn,
    color,
    parent: null,
    sortOrder,
  }));
}

/** All tags of the file's items, with their names in both languages. */
export function catalogueTags(file: CatalogueFile): CatalogueTag[] {
  const weapons = file.weapons.map(
    ([internalName, nameEn, nameZh, parent], sortOrder): CatalogueTag => ({
      category: 'weapon',
      internalName,
      nameZh,
      nameEn,
      color: null,
      parent,
      sortOrder,
    }),
  );
  const itemSets = file.collections.map(
    ([internalName, nameEn, nameZh], sortOrder): CatalogueTag => ({
      category: 'itemSet',
      internalName,
      nameZh,
      nameEn,
      color: null,
      parent: null,
      sortOrder,
    }),
  );
  return [
    ...fixedTags('type', TYPE_TAGS),
    ...weapons,
    ...fixedTags('rarity', RARITY_TAGS),
    ...fixedTags('quality', QUALITY_TAGS),
    ...fixedTags('exterior', EXTERIOR_TAGS),
    ...itemSets,
  ];
}
