import { readFileSync } from 'node:fs';
import type { CatalogueFile } from './catalogueFile.ts';

/** Parses the committed catalogue file. It is written only by `npm run catalogue:build`, so its format is not checked. */
export function readCatalogueFile(): CatalogueFile {
  const text = readFileSync(new URL('./catalogue.json', import.meta.url), 'utf8');
  return JSON.parse(text) as CatalogueFile;
}
