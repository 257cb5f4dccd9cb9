import type { CollectionRow } from '../catalogueFile.ts';
import type { Library } from './library.ts';

/** Builds the rows of all weapon and map collections (M-08), sorted by English name without its article. */
export function collectionRows(library: Library): CollectionRow[] {
  const rows = new Map<string, CollectionRow>();
  for (const { id, type, collection } of library.items) {
    const en = library.english[id]?.collectionName;
    const zh = library.chinese[id]?.collectionName;
    if (type !== 'weapon' || collection === undefined || en === undefined || zh === undefined) continue;
    rows.set(collection, [collection, en, zh]);
  }
  const key = (row: CollectionRow): string => row[1].replace(/^The /, '');
  return [...rows.values()].sort((a, b) => (key(a) < key(b) ? -1 : 1));
}
