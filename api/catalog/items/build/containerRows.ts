import type { PlainRow } from '../catalogueFile.ts';
import { ITEM_TYPES } from '../itemType.ts';
import { afterFirstBar, type Library, namesOf } from './library.ts';
import { plainRow } from './plainRow.ts';

/** Operation shops sold these contents one by one: the collection itself was never an item of an inventory. */
const SHOP_SHELF = / Collection$/;

/** Builds the rows of what Steam calls containers: cases, terminals, capsules, packs, boxes and souvenir packages. */
export function containerRows(library: Library): PlainRow[] {
  const rows: PlainRow[] = [];
  for (const item of library.items) {
    if (item.type !== 'case') continue;
    const { en, zh } = namesOf(library, item);
    if (SHOP_SHELF.test(en)) continue;
    rows.push(plainRow(item, { type: ITEM_TYPES.container, en: afterFirstBar(en), zh: afterFirstBar(zh) }));
  }
  return rows;
}
