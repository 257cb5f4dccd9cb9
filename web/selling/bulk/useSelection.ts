import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import {
  type Chosen,
  chosenCount,
  isChosen,
  NOTHING,
  pressRows,
  rangeOf,
  shareOf,
  withIds,
} from './selection.ts';

/** A selectable row: the copies or listings that it contains. */
export interface SelectableRow {
  readonly itemIds: readonly string[];
}

/** The selection of a list that loads page by page. */
export interface Selection {
  readonly chosen: Chosen;
  has(id: string): boolean;
  /** Whether none, a part or all of the copies of one or more rows are selected. */
  shareOf(ids: readonly string[]): 'none' | 'some' | 'all';
  /** Number of selected ones among the given number that match. */
  countOf(totalCount: number): number;
  /** Selects or deselects a row; with `isRange` every row from the one pressed before takes its state. */
  press(rows: readonly SelectableRow[], index: number, isRange: boolean): void;
  /** Selects every row from the one pressed before. */
  extend(rows: readonly SelectableRow[], index: number): void;
  set(ids: readonly string[], isAdded: boolean): void;
  /** Selects everything that matches, loaded or not. */
  takeAll(): void;
  clear(): void;
}

/**
 * What the rows of a list call when they are pressed. It stays the same while more rows load, so that neither a press
 * nor a load renders rows that it does not change.
 */
export function useRowPress(
  { press }: Selection,
  rows: readonly SelectableRow[],
): (index: number, isRange: boolean) => void {
  const latest = useRef(rows);
  useLayoutEffect(() => {
    latest.current = rows;
  }, [rows]);
  return useCallback((index, isRange) => press(latest.current, index, isRange), [press]);
}

/** Keeps the selection while the list loads more, is sorted or is searched. */
export function useSelection(): Selection {
  const [chosen, setChosen] = useState<Chosen>(NOTHING);
  const anchor = useRef<number | null>(null);
  const press = useCallback((rows: readonly SelectableRow[], index: number, isRange: boolean) => {
    const from = isRange ? anchor.current : null;
    anchor.current = index;
    setChosen((before) => pressRows(before, rows, { index, anchor: from }));
  }, []);
  const extend = useCallback((rows: readonly SelectableRow[], index: number) => {
    const range = rangeOf(rows, anchor.current, index).flatMap(({ itemIds }) => itemIds);
    anchor.current = index;
    setChosen((before) => withIds(before, range, true));
  }, []);
  const set = useCallback(
    (ids: readonly string[], isAdded: boolean) => setChosen((before) => withIds(before, ids, isAdded)),
    [],
  );
  const takeAll = useCallback(() => setChosen({ isAll: true, ids: new Set() }), []);
  const clear = useCallback(() => {
    anchor.current = null;
    setChosen(NOTHING);
  }, []);
  return useMemo(
    () => ({
      chosen,
      has: (id) => isChosen(chosen, id),
      shareOf: (ids) => shareOf(chosen, ids),
      countOf: (totalCount) => chosenCount(chosen, totalCount),
      press,
      extend,
      set,
      takeAll,
      clear,
    }),
    [chosen, press, extend, set, takeAll, clear],
  );
}
