import type { PlainRow } from '../catalogueFile.ts';
import { ITEM_TYPES } from '../itemType.ts';
import { afterFirstBar, type Library, namesOf } from './library.ts';
import { plainRow } from './plainRow.ts';

/** Builds the rows of pins, the only tradable collectibles: coins, medals and trophies are bound to the account that earned them. */
export function pinRows(library: Library): PlainRow[] {
  const rows = new Map<string, PlainRow>();
  for (const item of library.items) {
    if (item.type !== 'collectible') continue;
    const { en, zh } = namesOf(library, item);
    if (!en.endsWith(' Pin')) continue;
    const name = afterFirstBar(en);
    rows.set(name, plainRow(item, { type: ITEM_TYPES.collectible, en: name, zh: afterFirstBar(zh) }));
  }
  return [...rows.values()];
}
