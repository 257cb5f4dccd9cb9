import type { PlainRow } from '../catalogueFile.ts';
import { ITEM_TYPES } from '../itemType.ts';
import { type Library, namesOf } from './library.ts';
import { plainRow } from './plainRow.ts';

/** Builds the rows of patches, with the library's names. */
export function patchRows(library: Library): PlainRow[] {
  return library.items
    .filter(({ type }) => type === 'patch')
    .map((item) => plainRow(item, { type: ITEM_TYPES.patch, ...namesOf(library, item) }));
}
