import type { PlainRow } from '../catalogueFile.ts';
import { ITEM_TYPES } from '../itemType.ts';
import { afterFirstBar, type Library, namesOf } from './library.ts';
import { plainRow } from './plainRow.ts';

/** Keys bought after 28 October 2019 cannot be traded, so only keys of cases released before are on the market. */
const LAST_TRADABLE = 'CS20 Case Key';
const FIRST_BOUND = 'Shattered Web Case Key';

/** Builds the rows of tradable keys. The library lists keys by the age of their cases; the last two of 2019 are swapped. */
export function keyRows(library: Library): PlainRow[] {
  const keys = library.items
    .filter(({ type }) => type === 'key')
    .map((item) => {
      const { en, zh } = namesOf(library, item);
      return { item, en: afterFirstBar(en), zh: afterFirstBar(zh) };
    });
  const end = keys.findIndex(({ en }) => en === LAST_TRADABLE);
  if (end < 0) throw new Error(`the library has no ${LAST_TRADABLE}`);
  return keys
    .slice(0, end + 1)
    .filter(({ en }) => en !== FIRST_BOUND)
    .map(({ item, en, zh }) => plainRow(item, { type: ITEM_TYPES.key, en, zh }));
}
