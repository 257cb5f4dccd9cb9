import { type CatalogueItem, expandCatalogue } from './catalogue.ts';
import { readCatalogueFile } from './readCatalogueFile.ts';

/** Reads and expands the shipped catalogue on each call. Expensive: reuse the result. */
export function readCatalogue(): CatalogueItem[] {
  return expandCatalogue(readCatalogueFile());
}
