import type { Tx } from '../../kernel/db.ts';
import { newId } from '../../kernel/ids.ts';
import { InvalidInput } from '../../kernel/invalidInput.ts';
import type { Platform } from '../../kernel/platform.ts';
import { inTransaction } from '../../kernel/tx.ts';
import { SavedViewNameTaken, SavedViewsFull, SavedViewUnknown } from './savedView.errors.ts';
import {
  findView,
  insertView,
  listViews,
  lockViewOwner,
  type SavedViewRow,
  updateView,
  updateViewPositions,
} from './savedView.store.ts';
import { requireViewName, SAVED_VIEWS_MAX, type ViewFilter, type ViewPlace } from './savedView.ts';

/**
 * Saves a filter as a view, after all others of its list. Replaces the filter of the view of the same name, so that a
 * repeat changes nothing.
 * @returns the id of the view.
 * @throws SavedViewsFull, InvalidInput naming the field.
 */
export async function saveView(
  { db }: Platform,
  { userId, name: text, view }: { userId: string; name: string; view: ViewFilter },
): Promise<string> {
  const name = requireViewName(text);
  return inTransaction(db, async (tx) => {
    await lockViewOwner(tx, userId);
    const views = await listViews(tx, userId, view.place);
    const known = views.find((each) => each.name === name);
    if (known) {
      await updateView(tx, known.id, { filter: view.filter });
      return known.id;
    }
    if (views.length >= SAVED_VIEWS_MAX) throw new SavedViewsFull({ limit: SAVED_VIEWS_MAX });
    const id = newId();
    await insertView(tx, { ...view, id, userId, name, position: (views.at(-1)?.position ?? 0) + 1 });
    return id;
  });
}

/** Locks the views of a user and returns those of the list that holds this one. @throws SavedViewUnknown */
async function lockSiblings(tx: Tx, userId: string, id: string): Promise<SavedViewRow[]> {
  await lockViewOwner(tx, userId);
  const view = await findView(tx, userId, id);
  if (!view) throw new SavedViewUnknown();
  return listViews(tx, userId, view.place as ViewPlace);
}

/**
 * Gives a view another name.
 * @throws SavedViewUnknown, SavedViewNameTaken, InvalidInput.
 */
export async function renameView(
  { db }: Platform,
  { userId, viewId, name: text }: { userId: string; viewId: string; name: string },
): Promise<void> {
  const name = requireViewName(text);
  await inTransaction(db, async (tx) => {
    const views = await lockSiblings(tx, userId, viewId);
    if (views.some((view) => view.name === name && view.id !== viewId)) throw new SavedViewNameTaken();
    await updateView(tx, viewId, { name });
  });
}

/**
 * Moves a view to another place in the order of its list.
 * @param place from 0; any place after the last one means the last.
 * @throws SavedViewUnknown, InvalidInput.
 */
export async function moveView(
  { db }: Platform,
  { userId, viewId, place }: { userId: string; viewId: string; place: number },
): Promise<void> {
  if (place < 0) throw new InvalidInput('place', 'from 0');
  await inTransaction(db, async (tx) => {
    const ids = (await lockSiblings(tx, userId, viewId)).map(({ id }) => id);
    const others = ids.filter((id) => id !== viewId);
    await updateViewPositions(tx, others.toSpliced(place, 0, viewId));
  });
}
