import { readCatalogueFile } from './readCatalogueFile.ts';
import { type CatalogueTag, catalogueTags } from './tags.ts';

/** Every tag of the shipped catalogue with its names; keep the result. */
export function readCatalogueTags(): CatalogueTag[] {
  return catalogueTags(readCatalogueFile());
}
