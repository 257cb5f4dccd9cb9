import type { PlainRow } from '../catalogueFile.ts';
import { ITEM_TYPES } from '../itemType.ts';
import { type Library, namesOf } from './library.ts';
import { plainRow } from './plainRow.ts';

/** The library's carriers of other things (a sealed sticker, a match highlight) are no charms by themselves. */
const CARRIER = /\| Sticker Slab$| Highlight$/;

/** Charms proper; sticker slabs come with their stickers. */
export function charmRows(library: Library): PlainRow[] {
  const rows: PlainRow[] = [];
  for (const item of library.items) {
    if (item.type !== 'keychain' || item.stickerId !== undefined || item.free === true) continue;
    const { en, zh } = namesOf(library, item);
    if (!CARRIER.test(en)) rows.push(plainRow(item, { type: ITEM_TYPES.charm, en, zh }));
  }
  return rows;
}
