import { useCallback, useRef, useState } from 'react';
import { rangeOf, withIds } from './selection.ts';

/** A selectable row: the copies that it contains. */
export interface SelectableRow {
  readonly itemIds: readonly string[];
}

/** The selected copies, over all pages. */
export interface Selection {
  readonly ids: ReadonlySet<string>;
  /** Selects or deselects a row; with `isRange` every row from the one pressed before. */
  press(rows: readonly SelectableRow[], index: number, isRange: boolean): void;
  set(ids: readonly string[], isAdded: boolean): void;
  clear(): void;
}

/** Keeps the selection while the list loads more, is sorted or is searched. */
export function useSelection(): Selection {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const anchor = useRef<number | null>(null);
  const press = useCallback((rows: readonly SelectableRow[], index: number, isRange: boolean) => {
    const range = rangeOf(rows, isRange ? anchor.current : index, index);
    anchor.current = index;
    setIds((before) => {
      const pressed = rows[index]?.itemIds ?? [];
      const isAdded = isRange || !pressed.every((id) => before.has(id));
      return withIds(
        before,
        range.flatMap((row) => row.itemIds),
        isAdded,
      );
    });
  }, []);
  const set = useCallback(
    (changed: readonly string[], isAdded: boolean) => setIds((before) => withIds(before, changed, isAdded)),
    [],
  );
  const clear = useCallback(() => {
    anchor.current = null;
    setIds(new Set());
  }, []);
  return { ids, press, set, clear };
}
