import { type NameWords, nameWordsOf } from './nameWords.ts';
import { readCatalogueFile } from './readCatalogueFile.ts';

/** Builds the vocabulary of the shipped catalogue, which takes a tenth of a second: reuse the result. */
export function readNameWords(): NameWords {
  return nameWordsOf(readCatalogueFile());
}
