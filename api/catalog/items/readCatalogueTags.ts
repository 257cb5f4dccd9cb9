import { readCatalogueFile } from './readCatalogueFile.ts';
import { type CatalogueTag, catalogueTags } from './tags.ts';

/** Reads all tags of the shipped catalogue with their names. Expensive: reuse the result. */
export function readCatalogueTags(): CatalogueTag[] {
  return catalogueTags(readCatalogueFile());
}
