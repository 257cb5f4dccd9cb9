import { type NameWords, nameWordsOf } from './nameWords.ts';
import { readCatalogueFile } from './readCatalogueFile.ts';

/** What the shipped catalogue teaches about names; takes a tenth of a second, keep the result. */
export function readNameWords(): NameWords {
  return nameWordsOf(readCatalogueFile());
}
