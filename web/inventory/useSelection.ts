import { useCallback, useRef, useState } from 'react';
import { rangeOf, withIds } from './selection.ts';

/** A row as far as choosing is concerned: the copies that it stands for. */
export interface SelectableRow {
  readonly itemIds: readonly string[];
}

/** The chosen copies, over all pages. */
export interface Selection {
  readonly ids: ReadonlySet<string>;
  /** Chooses a row or takes it back; with `isRange` every row from the one pressed before. */
  press(rows: readonly SelectableRow[], index: number, isRange: boolean): void;
  set(ids: readonly string[], isAdded: boolean): void;
  clear(): void;
}

/** Keeps what is chosen while the list loads on, is sorted anew or searched. */
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
