import { type CatalogueItem, expandCatalogue } from './catalogue.ts';
import { readCatalogueFile } from './readCatalogueFile.ts';

/** Every market item of the shipped catalogue, read and expanded anew on each call; keep the result. */
export function readCatalogue(): CatalogueItem[] {
  return expandCatalogue(readCatalogueFile());
}
