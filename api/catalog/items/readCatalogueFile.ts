import { readFileSync } from 'node:fs';
import type { CatalogueFile } from './catalogueFile.ts';

/** The committed catalogue file, parsed. It is written only by `npm run catalogue:build`, so its shape is trusted. */
export function readCatalogueFile(): CatalogueFile {
  const text = readFileSync(new URL('./catalogue.json', import.meta.url), 'utf8');
  return JSON.parse(text) as CatalogueFile;
}
