import type { PlainRow } from '../catalogueFile.ts';
import { ITEM_TYPES } from '../itemType.ts';
import { afterFirstBar, type Library, namesOf } from './library.ts';
import { plainRow } from './plainRow.ts';

/** Builds the rows of agents, which Steam names without a prefix in both languages. */
export function agentRows(library: Library): PlainRow[] {
  return library.items
    .filter(({ type, free }) => type === 'agent' && free !== true)
    .map((item) => {
      const { en, zh } = namesOf(library, item);
      return plainRow(item, { type: ITEM_TYPES.agent, en: afterFirstBar(en), zh: afterFirstBar(zh) });
    });
}
