import { readFileSync } from 'node:fs';
import { type AttachedKit, attachedKitsOf } from './attachedKit.ts';
import { type CatalogueItem, expandCatalogue } from './catalogue.ts';
import type { CatalogueFile } from './catalogueFile.ts';
import { type NameWords, nameWordsOf } from './nameWords.ts';
import type { PriceList } from './priceList.ts';
import { type CatalogueTag, catalogueTags } from './tags.ts';

/** Parses the committed catalogue file. It is written only by `npm run catalogue:build`, so its format is not checked. */
export function readCatalogueFile(): CatalogueFile {
  const text = readFileSync(new URL('./catalogue.json', import.meta.url), 'utf8');
  return JSON.parse(text) as CatalogueFile;
}

/** Reads and expands the shipped catalogue on each call. Expensive: reuse the result. */
export function readCatalogue(): CatalogueItem[] {
  return expandCatalogue(readCatalogueFile());
}

/** Reads all tags of the shipped catalogue with their names. Expensive: reuse the result. */
export function readCatalogueTags(): CatalogueTag[] {
  return catalogueTags(readCatalogueFile());
}

/** Reads Valve's numbers of stickers and charms. Expensive: reuse the result. */
export function readAttachedKits(): ReadonlyMap<string, AttachedKit> {
  return attachedKitsOf(readCatalogueFile());
}

let attachedKits: ReadonlyMap<string, AttachedKit> | undefined;

/** Valve's numbers of one sticker or charm. The catalogue is read at the first call. */
export function findAttachedKit(marketHashName: string): AttachedKit | undefined {
  attachedKits ??= readAttachedKits();
  return attachedKits.get(marketHashName);
}

/** Builds the vocabulary of the shipped catalogue, which takes a tenth of a second: reuse the result. */
export function readNameWords(): NameWords {
  return nameWordsOf(readCatalogueFile());
}

/** Reads the shipped price list on each call: reuse the result. */
export function readPriceList(): PriceList {
  return JSON.parse(readFileSync(new URL('./priceList.json', import.meta.url), 'utf8')) as PriceList;
}
