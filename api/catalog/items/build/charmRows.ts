import type { PlainRow } from '../catalogueFile.ts';
import { ITEM_TYPES } from '../itemType.ts';
import { type Library, namesOf } from './library.ts';
import { plainRow } from './plainRow.ts';

/** Items of the library that only carry other things (a sealed sticker, a match highlight) are not charms. */
const CARRIER = /\| Sticker Slab$| Highlight$/;

/** Builds the rows of charms. Sticker slabs are part of the stickers' rows. */
export function charmRows(library: Library): PlainRow[] {
  const rows: PlainRow[] = [];
  for (const item of library.items) {
    if (item.type !== 'keychain' || item.stickerId !== undefined || item.free === true) continue;
    const { en, zh } = namesOf(library, item);
    if (!CARRIER.test(en)) rows.push(plainRow(item, { type: ITEM_TYPES.charm, en, zh }));
  }
  return rows;
}
