import { isDeepStrictEqual } from 'node:util';
import type { Platform } from '../../kernel/platform.ts';
import { inTransaction } from '../../kernel/tx.ts';
import {
  countFilters,
  type FilterChoice,
  findFilterByName,
  insertFilter,
  type SavedFilterRow,
  updateFilter,
} from './savedFilter.store.ts';
import { SAVED_FILTERS_MAX } from './savedFilter.ts';
import { SavedFiltersFull } from './watch.errors.ts';
import { lockWatcher } from './watchedItem.store.ts';

/**
 * Saves a filter under a name. Replaces the user's filter of the same name; with the same criteria what waits to be told is still told.
 * @throws SavedFiltersFull
 */
export async function saveFilter(
  { db }: Platform,
  { userId, ...choice }: FilterChoice & { userId: string },
): Promise<SavedFilterRow> {
  return inTransaction(db, async (tx) => {
    await lockWatcher(tx, userId);
    const known = await findFilterByName(tx, userId, choice.name);
    if (known) return updateFilter(tx, known.id, choice, { keepsNews: keepsNews(known, choice) });
    if ((await countFilters(tx, userId)) >= SAVED_FILTERS_MAX)
      throw new SavedFiltersFull({ limit: SAVED_FILTERS_MAX });
    return insertFilter(tx, userId, choice);
  });
}

/** What passed other criteria is no news of these; a price limit is looked at again when the message is sent. */
function keepsNews(known: SavedFilterRow, { filter, wantsAlerts }: FilterChoice): boolean {
  return wantsAlerts && isDeepStrictEqual(known.filter, filter);
}
