import { useEffect, useState } from 'react';

/** The selection of a list that loads page by page. */
export interface Selection {
  has(key: string): boolean;
  /** Handles a press on a row; with shift it covers all rows since the previous press. */
  press(key: string, isShift: boolean): void;
  /** Selects all rows. Pages that are not loaded yet are loaded. */
  takeAll(): void;
  clear(): void;
  readonly isLoadingAll: boolean;
}

interface Pages {
  readonly hasNext: boolean;
  readonly isLoadingNext: boolean;
  readonly loadNext: () => void;
}

/** State of a selection over ordered rows. A row that is removed is deselected. */
export function useSelection(
  order: readonly string[],
  { hasNext, isLoadingNext, loadNext }: Pages,
): Selection {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [anchor, setAnchor] = useState<string | null>(null);
  const [isAll, setIsAll] = useState(false);
  const isLoadingAll = isAll && hasNext;
  useEffect(() => {
    if (isLoadingAll && !isLoadingNext) {
      loadNext();
    }
  });
  return {
    has: (key) => (isAll ? order.includes(key) : selected.has(key)),
    press(key, isShift) {
      setIsAll(false);
      setSelected(pressRow(isAll ? new Set(order) : selected, order, { key, anchor, isShift }));
      setAnchor(key);
    },
    takeAll: () => setIsAll(true),
    clear() {
      setIsAll(false);
      setSelected(new Set());
    },
    isLoadingAll,
  };
}

/**
 * The selection after a press on one row. With shift, every row between the previously pressed one and this one takes
 * this one's state.
 * @param order the rows in display order.
 */
export function pressRow(
  selected: ReadonlySet<string>,
  order: readonly string[],
  { key, anchor, isShift }: { key: string; anchor: string | null; isShift: boolean },
): Set<string> {
  const next = new Set(selected);
  const isOn = !selected.has(key);
  const [from, to] = [order.indexOf(anchor ?? key), order.indexOf(key)];
  const range =
    isShift && from >= 0 && to >= 0 ? order.slice(Math.min(from, to), Math.max(from, to) + 1) : [key];
  for (const one of range) {
    if (isOn) {
      next.add(one);
    } else {
      next.delete(one);
    }
  }
  return next;
}
