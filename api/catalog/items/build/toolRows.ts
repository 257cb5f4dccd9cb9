import type { PlainRow } from '../catalogueFile.ts';
import { ITEM_TYPES } from '../itemType.ts';
import { afterFirstBar, type Library, namesOf } from './library.ts';
import { plainRow } from './plainRow.ts';

/** The two tools that Steam allows to be sold, by the game's definition index. The others are bound to an account. */
const SELLABLE: Readonly<Record<number, string>> = { 1200: ITEM_TYPES.nameTag, 1324: ITEM_TYPES.tool };

/** Builds the rows of the name tag and the StatTrak swap tool. */
export function toolRows(library: Library): PlainRow[] {
  const rows: PlainRow[] = [];
  for (const item of library.items) {
    const type = SELLABLE[item.def ?? 0];
    if (item.type !== 'tool' || type === undefined) continue;
    const { en, zh } = namesOf(library, item);
    rows.push(plainRow(item, { type, en: afterFirstBar(en), zh: afterFirstBar(zh) }));
  }
  return rows;
}
